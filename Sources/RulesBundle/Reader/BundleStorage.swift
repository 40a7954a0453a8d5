/// The memory of a bundle and the locations of its sections.
///
/// It is written only during initialization and validation, and can therefore be shared between threads.
@usableFromInline
final class BundleStorage: @unchecked Sendable {
  @usableFromInline
  struct Info {
    /// The offset in the file.
    @usableFromInline var offset = 0
    /// The number of rows, or of bytes for the section `bytes`.
    @usableFromInline var rows = 0
    /// The number of 32-bit words in a row.
    @usableFromInline var stride = 1

    @usableFromInline
    init(offset: Int = 0, rows: Int = 0, stride: Int = 1) { (self.offset, self.rows, self.stride) = (offset, rows, stride) }
  }

  @usableFromInline let base: UnsafeRawPointer
  let count: Int
  @usableFromInline let infos: UnsafeMutablePointer<Info>
  var stackNeeded = 0
  private let owned: UnsafeMutableRawPointer?

  init(copying file: [UInt8]) {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: max(file.count, 1), alignment: 8)
    file.withUnsafeBytes { memory.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(memory), byteCount: $0.count) }
    owned = memory
    base = UnsafeRawPointer(memory)
    count = file.count
    infos = BundleStorage.makeInfos()
  }

  init(borrowing file: UnsafeRawBufferPointer) {
    owned = nil
    count = file.baseAddress == nil ? 0 : file.count
    infos = BundleStorage.makeInfos()
    // An empty file has no address, and nothing is read from it.
    base = file.baseAddress ?? UnsafeRawPointer(infos)
  }

  deinit {
    infos.deallocate()
    owned?.deallocate()
  }

  private static func makeInfos() -> UnsafeMutablePointer<Info> {
    let number = BundleSection.allCases.count + 1
    let infos = UnsafeMutablePointer<Info>.allocate(capacity: number)
    infos.initialize(repeating: Info(), count: number)
    return infos
  }

  @inlinable @inline(__always)
  func word(at offset: Int) -> UInt32 {
    UInt32(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// Returns a word as a position or a count. If `Int` has 32 bits, a word that does not fit becomes `Int.max`, which exceeds the size of any
  /// bundle, so that every check rejects it as on a 64-bit platform.
  @inline(__always)
  func position(at offset: Int) -> Int { Int(clamping: word(at: offset)) }

  func bytes(_ range: Range<Int>) -> [UInt8] {
    Array(UnsafeRawBufferPointer(start: base + range.lowerBound, count: range.count))
  }
}
