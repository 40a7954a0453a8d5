/// Access to rows and words of a bundle that is being validated.
protocol ColumnReading {
  var storage: BundleStorage { get }
}

extension ColumnReading {
  /// The bundle, in which every word was already validated against the type of its column.
  var bundle: RuleBundle { RuleBundle(unchecked: storage) }

  func info(_ section: BundleSection) -> BundleStorage.Info { storage.infos[Int(section.rawValue)] }
  func rows(_ section: BundleSection) -> Int { info(section).rows }

  func place(_ section: BundleSection, _ row: Int, _ column: Int = 0) -> Int {
    info(section).offset + (row * info(section).stride + column) * 4
  }

  func word(_ section: BundleSection, _ row: Int, _ column: Int) -> Int { storage.position(at: place(section, row, column)) }

  func integer(_ section: BundleSection, _ row: Int, _ column: Int) -> Int64 {
    let place = place(section, row, column)
    return Int64(bitPattern: UInt64(storage.word(at: place)) | UInt64(storage.word(at: place + 4)) << 32)
  }

  func text(_ section: BundleSection, _ row: Int, _ column: Int) -> UnsafeRawBufferPointer {
    let text = info(.texts).offset + word(section, row, column) * 8
    return UnsafeRawBufferPointer(
      start: storage.base + info(.bytes).offset + storage.position(at: text), count: storage.position(at: text + 4))
  }
}
