import FuzzTargets

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The target that RULEBOOK_FUZZ names.
private let target: FuzzTarget = {
  let name = getenv("RULEBOOK_FUZZ").map { String(cString: $0) } ?? ""
  guard let target = FuzzTarget.all.first(where: { $0.name == name }) else {
    fatalError("RULEBOOK_FUZZ is one of \(FuzzTarget.all.map(\.name).joined(separator: ", "))")
  }
  return target
}()

/// What libFuzzer calls with bytes that it made up.
@_cdecl("LLVMFuzzerTestOneInput") package func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard bytes.count <= target.longest else { return -1 }
  do { try target.run(bytes) } catch { fatalError("\(error)") }
  return 0
}
