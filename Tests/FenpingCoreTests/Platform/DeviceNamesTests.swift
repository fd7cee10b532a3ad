import Testing

@testable import FenpingCore

struct DeviceNamesTests {
  @Test(arguments: [
    ("iPad Pro 12.9", Device.ipad129), ("ipad pro (12.9-inch)", .ipad129), ("IPAD-12.9", .ipad129),
    ("12.9", .ipad129), ("iPad 12.9″", .ipad129), ("12.9 英寸", .ipad129), ("pro 12.9inch", .ipad129),
    ("iPad mini (6th generation)", .ipad83), ("iPad mini 4", .ipad97), ("ipad-7.9", .ipad97),
    ("iPad Air 2", .ipad97), ("iPad 8th gen", .ipad102), ("Air 3", .ipad105), ("iPad 10", .ipad109),
    ("iPad Pro 11", .ipad11), ("iPad Pro 11-inch (M4)", .ipad11M4), ("ipad 13", .ipad13M4),
  ])
  func modelsAreKnownByTheirNames(name: String, device: Device) {
    #expect(Device(familiar: name) == device)
    #expect(Fields.device.read(.text(name)) == device)
  }

  @Test(arguments: Device.words + Device.modelNames)
  func everyNameThatIsListedIsUnderstood(name: String) {
    #expect(Device(familiar: name) != nil)
    #expect(Device(familiar: name.uppercased()) == Device(familiar: name))
  }

  @Test(arguments: [
    "", " ", "iPad", "iPad Pro", "iPhone 15", "iPad 99", "11", "11.2", "平板", "ipad pro 12.9 max",
  ])
  func anythingElseIsNoDevice(name: String) {
    #expect(Device(familiar: name) == nil)
  }
}
