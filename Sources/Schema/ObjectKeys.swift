internal import YAMLTree

/// The keys of an object as contiguous bytes. The entries of a mapping are assigned to fields in one pass.
struct ObjectKeys: Sendable {
  struct Found {
    /// The first entry of each field in the mapping, by the index of the field.
    var places: [Node.EntryPlace?]
    /// Whether the mapping has an unknown key.
    var hasUnknown = false

    /// Returns how many of the fields have an entry.
    func count(of slots: [Int]) -> Int { slots.count { places[$0] != nil } }
  }

  private struct Own: Sendable {
    var start: Int
    var count: Int
    /// The index of the field; nil for keys of an inlined object.
    var slot: Int?
  }

  let all: [String]
  private let bytes: [UInt8]
  private let own: [Own]

  init(_ keys: [(key: String, slot: Int?)]) {
    var bytes: [UInt8] = []
    own = keys.map { key, slot in
      bytes += Array(key.utf8)
      return Own(start: bytes.count - key.utf8.count, count: key.utf8.count, slot: slot)
    }
    self.bytes = bytes
    all = keys.map(\.key)
  }

  /// Assigns the entries of a mapping to fields.
  ///
  /// - Parameter count: The number of fields of the object.
  func find(in mapping: Node, count: Int) -> Found {
    var found = Found(places: Array(repeating: nil, count: count))
    // Keys are usually in the order of the fields.
    var next = 0
    for entry in mapping.entries where !entry.key.isInvalid {
      guard let key = entry.key.withUTF8({ position(of: $0, from: next) }) else {
        found.hasUnknown = true
        continue
      }
      next = key + 1
      if let slot = own[key].slot, found.places[slot] == nil { found.places[slot] = entry.place }
    }
    return found
  }

  private func position(of text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    for step in own.indices {
      let index = start + step < own.count ? start + step : start + step - own.count
      if isSame(own[index], text) { return index }
    }
    return nil
  }

  private func isSame(_ key: Own, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard key.count == text.count else { return false }
    for offset in 0..<key.count where bytes[key.start + offset] != text[offset] { return false }
    return true
  }
}
