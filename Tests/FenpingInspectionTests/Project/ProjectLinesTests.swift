import Testing

@testable import FenpingInspection

@Suite struct ProjectLinesTests {
  private let text = """
    // !$*UTF8*$!
    {
    	objects = {
    /* Begin PBXProject section */
    		8A1B2C3D0000000000000001 /* Project object */ = {
    			isa = PBXProject;
    			attributes = {
    				TargetAttributes = {
    					8A1B2C3D0000000000000009 = {
    						CreatedOnToolsVersion = 16.0;
    					};
    				};
    			};
    		};
    /* End PBXProject section */
    /* Begin XCBuildConfiguration section */
    		8A1B2C3D0000000000000002 /* Debug */ = {
    			isa = XCBuildConfiguration;
    			baseConfigurationReference = 8A1B2C3D0000000000000005 /* A.xcconfig */;
    			buildSettings = {
    				INFOPLIST_FILE = App/Info.plist;
    				LD_RUNPATH_SEARCH_PATHS = (
    					"$(inherited)",
    					"a = b",
    				);
    				TARGETED_DEVICE_FAMILY = "1,2";
    				"TARGETED_DEVICE_FAMILY[sdk=iphoneos*]" = 1;
    			};
    			name = Debug;
    		};
    		8A1B2C3D0000000000000003 /* Release */ = {
    			isa = XCBuildConfiguration;
    			buildSettings = {
    				TARGETED_DEVICE_FAMILY = 2;
    			};
    			name = Release;
    		};
    /* End XCBuildConfiguration section */
    	};
    }
    """

  private let debug = "8A1B2C3D0000000000000002"
  private let release = "8A1B2C3D0000000000000003"

  @Test func settingsOfEachConfiguration() {
    let lines = ProjectLines(Array(text.utf8))
    #expect(lines.line(of: "INFOPLIST_FILE", in: debug) == 21)
    #expect(lines.line(of: "LD_RUNPATH_SEARCH_PATHS", in: debug) == 22)
    #expect(lines.line(of: "TARGETED_DEVICE_FAMILY", in: debug) == 26)
    #expect(lines.line(of: "TARGETED_DEVICE_FAMILY[sdk=iphoneos*]", in: debug) == 27)
    #expect(lines.line(of: "TARGETED_DEVICE_FAMILY", in: release) == 34)
    #expect(lines.line(of: "INFOPLIST_FILE", in: release) == nil)
    #expect(lines.line(of: "CreatedOnToolsVersion", in: "8A1B2C3D0000000000000009") == nil)
  }

  @Test func whereObjectsBegin() {
    let lines = ProjectLines(Array(text.utf8))
    #expect(lines.line(of: debug) == 17)
    #expect(lines.line(of: release) == 31)
    #expect(lines.line(of: "8A1B2C3D00000000000000FF") == nil)
  }

  @Test func lineEndsOfWindows() {
    let lines = ProjectLines(Array(text.split(separator: "\n").joined(separator: "\r\n").utf8))
    #expect(lines.line(of: "TARGETED_DEVICE_FAMILY", in: release) == 34)
  }

  /// Other generators write everything on one line, or ids of their own.
  @Test(arguments: ["", "{", "8A1B2C3D0000000000000002 = { isa = XCBuildConfiguration; }", "\"\" = ", "= {"])
  func otherTextsHaveNone(text: String) {
    #expect(ProjectLines(Array(text.utf8)).line(of: "A", in: debug) == nil)
  }

  @Test func idsOfOtherGenerators() {
    let text = """
      \t\tG_CONFIG_1 /* Debug */ = {
      \t\t\tisa = XCBuildConfiguration;
      \t\t\tbuildSettings = {
      \t\t\t\tA_SETTING = 1;
      """
    let lines = ProjectLines(Array(text.utf8))
    #expect(lines.line(of: "A_SETTING", in: "G_CONFIG_1") == 4)
  }
}
