/// Writes flow collections on one line.
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
    // A key that contains a colon and has no value would look as if the space after the colon were missing.
    return value.isEmpty && !key.utf8.contains(0x3A) ? key : "\(key): \(value)"
  }

  /// Whether the group is a list of scalars, which keeps its brackets when it spans several lines.
  static func isOfWords(_ group: Group) -> Bool {
    !group.isMapping && group.entries.allSatisfy { if case .scalar = $0.value { true } else { false } }
  }

  /// Returns the items with commas in lines. A line break is kept where one exists, and added when a line is full.
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
