#if os(Linux)
  import Glibc

  // The Swift runtime lets instruments see every object it makes: a pointer to its allocating function and a switch that makes
  // it look there. Arrays, boxes, closures, strings and class instances all come from it. Memory that is asked for by hand
  // (`UnsafeMutablePointer.allocate`) does not; deciding has none of that.
  private typealias Allocate = @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?
  nonisolated(unsafe) private var original: Allocate?
  nonisolated(unsafe) private var watched: pthread_t = 0
  nonisolated(unsafe) private var seen = 0

  /// How many objects a piece of work makes on this thread; nil where the runtime does not let itself be watched.
  func objectsMade(by work: () -> Void) -> Int? {
    guard let program = dlopen(nil, RTLD_NOW), let pointer = dlsym(program, "_swift_allocObject"),
      let flag = dlsym(program, "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly")
    else { return nil }
    let place = pointer.assumingMemoryBound(to: Allocate?.self)
    original = place.pointee
    watched = pthread_self()
    seen = 0
    place.pointee = { metadata, size, mask in
      if pthread_equal(pthread_self(), watched) != 0 { seen += 1 }
      return original?(metadata, size, mask)
    }
    flag.storeBytes(of: 1, as: UInt8.self)
    work()
    flag.storeBytes(of: 0, as: UInt8.self)
    place.pointee = original
    return seen
  }
#endif
