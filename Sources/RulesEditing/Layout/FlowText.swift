/// What stands in brackets, on one line.
enum FlowText {
  static func of(_ value: Entry.Value) -> String {
    switch value {
    case .scalar(let scalar): scalar.inFlow
    case .group(let group): of(group)
    }
  }

  static func of(_ group: Group) -> String {
    let entries = group.entries.map(of)
    return group.isMapping ? "{\(entries.joined(separator: ", "))}" : "[\(entries.joined(separator: ", "))]"
  }

  static func of(_ entry: Entry) -> String {
    let value = of(entry.value)
    guard let key = entry.key else { return value }
    // A colon in a key that nothing stands behind would look as if the space behind it were forgotten.
    return value.isEmpty && !key.utf8.contains(0x3A) ? key : "\(key): \(value)"
  }

  /// Whether it is a list of words: written over several lines it stays in its brackets, as a paragraph does.
  static func isOfWords(_ group: Group) -> Bool {
    !group.isMapping && group.entries.allSatisfy { if case .scalar = $0.value { true } else { false } }
  }

  /// Items one after another, each with its comma; a line begins where one begins already, and where the last one is full.
  static func rows(of group: Group, width: Int) -> [String] {
    var rows: [String] = []
    var row = ""
    for entry in group.entries {
      let item = of(entry) + ","
      if !row.isEmpty, group.spansLines && entry.startsLine || row.unicodeScalars.count + 1 + item.unicodeScalars.count > width {
        rows.append(row)
        row = item
      } else {
        row += row.isEmpty ? item : " " + item
      }
    }
    return rows + [row]
  }
}
