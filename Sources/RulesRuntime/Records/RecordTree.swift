package import RulesJSON

/// Stored records as trees: a name with dots is an object inside another object. The flat form with dots is accepted as well.
package enum RecordTree {
  static let dot = UInt8(ascii: ".")

  /// The tree of named values, in their order.
  package static func tree(_ values: [(name: [UInt8], value: JSON)]) -> [JSON.Member] {
    var tree: [JSON.Member] = []
    for (name, value) in values { insert(name[...], value, into: &tree) }
    return tree
  }

  private static func insert(_ name: ArraySlice<UInt8>, _ value: JSON, into members: inout [JSON.Member]) {
    if let end = name.firstIndex(of: dot), end > name.startIndex {
      let head = String(decoding: name[..<end], as: UTF8.self)
      let rest = name[(end + 1)...]
      if let index = index(of: head, in: members) {
        if case .object(var inner) = members[index].value {
          insert(rest, value, into: &inner)
          members[index].value = .object(inner)
          return
        }
      } else {
        var inner: [JSON.Member] = []
        insert(rest, value, into: &inner)
        members.append(JSON.Member(key: head, value: .object(inner)))
        return
      }
    }
    // The name keeps its dots if another value already has the name of its first part.
    merge([JSON.Member(key: String(decoding: name, as: UTF8.self), value: value)], into: &members)
  }

  /// Appends the kept members. No object gets a key twice: if one side has a value and the other side an object, the names in the object
  /// keep their dots. If both sides have a value, the value of the record wins.
  static func merge(_ kept: [JSON.Member], into members: inout [JSON.Member]) {
    for member in kept {
      guard let index = index(of: member.key, in: members) else {
        members.append(member)
        continue
      }
      switch (members[index].value, member.value) {
      case (.object(var inner), .object(let more)):
        merge(more, into: &inner)
        members[index].value = .object(inner)
      case (.object(let inner), _):
        members[index].value = member.value
        addFlat(inner, prefix: member.key, to: &members)
      case (_, .object(let more)): addFlat(more, prefix: member.key, to: &members)
      default: break
      }
    }
  }

  private static func addFlat(_ inner: [JSON.Member], prefix: String, to members: inout [JSON.Member]) {
    for member in inner {
      let key = "\(prefix).\(member.key)"
      if case .object(let more) = member.value, !more.isEmpty {
        addFlat(more, prefix: key, to: &members)
      } else if index(of: key, in: members) == nil {
        members.append(JSON.Member(key: key, value: member.value))
      }
    }
  }

  /// Removes a name and everything inside it, regardless of how the name is split into keys. Objects that become empty are removed as well.
  static func remove(_ name: String, from members: inout [JSON.Member]) {
    let bytes = Array(name.utf8)
    var left: [JSON.Member] = []
    for member in members {
      let key = Array(member.key.utf8)
      if key == bytes || key.starts(with: bytes + [dot]) { continue }
      guard bytes.count > key.count, bytes[key.count] == dot, bytes.starts(with: key), case .object(var inner) = member.value,
        !inner.isEmpty
      else {
        left.append(member)
        continue
      }
      remove(String(decoding: bytes[(key.count + 1)...], as: UTF8.self), from: &inner)
      if !inner.isEmpty { left.append(JSON.Member(key: member.key, value: .object(inner))) }
    }
    members = left
  }

  private static func index(of key: String, in members: [JSON.Member]) -> Int? {
    members.firstIndex { $0.key.utf8.elementsEqual(key.utf8) }
  }
}

extension JSON {
  /// Creates the JSON of a value. Nil if the value has no JSON form.
  init?(_ value: PlainValue) {
    switch value {
    case .null: self = .null
    case .bool(let flag): self = .bool(flag)
    case .int(let number): self = .int(number)
    case .text(let text): self = .string(text)
    case .list(let items):
      var array: [JSON] = []
      for item in items {
        guard let json = JSON(item) else { return nil }
        array.append(json)
      }
      self = .array(array)
    }
  }
}
