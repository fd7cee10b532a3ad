#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A thread of the system. Foundation's and Dispatch's would have to be loaded by commands that never use them.
struct Worker {
  private let thread: pthread_t

  /// As much as the main thread has, wherever the system gives others less.
  private static let stackSize = 8 << 20

  /// Nil where the system gives no more threads.
  init?(_ body: @escaping @Sendable () -> Void) {
    let start = Unmanaged.passRetained(Start(body))
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let code = pthread_create(&thread, &attributes, Self.main, start.toOpaque())
    #if canImport(Darwin)
      guard code == 0, let thread else {
        start.release()
        return nil
      }
    #else
      guard code == 0 else {
        start.release()
        return nil
      }
    #endif
    self.thread = thread
  }

  func join() { pthread_join(thread, nil) }

  private final class Start {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  #if canImport(Darwin)
    private static let main: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { start in
      Unmanaged<Start>.fromOpaque(start).takeRetainedValue().body()
      return nil
    }
  #else
    private static let main: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
      start in
      if let start { Unmanaged<Start>.fromOpaque(start).takeRetainedValue().body() }
      return nil
    }
  #endif
}

/// A lock, and the means to wait for a change of what it guards.
final class Lock: Sendable {
  // The system's lock and condition stay where they are, and are made to be shared.
  private nonisolated(unsafe) let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private nonisolated(unsafe) let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(change, nil)
  }

  deinit {
    pthread_cond_destroy(change)
    pthread_mutex_destroy(mutex)
    change.deallocate()
    mutex.deallocate()
  }

  func locked<Value>(_ body: () -> Value) -> Value {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }

  /// Under the lock: lets others have it until one of them calls `wakeAll`.
  func wait() { pthread_cond_wait(change, mutex) }

  func wakeAll() { pthread_cond_broadcast(change) }
}
