internal import Schema
internal import SourceText
internal import YAMLTree

/// Changes of the order and the presence of items, columns, and keys.
enum OrderMutations {
  static func cells(_ site: MutationSite) -> [MutationEdit] {
    guard case .columns = site.shape, site.node.kind == .mapping else { return [] }
    let entries = Array(site.node.entries)
    return zip(entries, entries.dropFirst()).compactMap { first, second in
      exchanged(first.value.span.range, second.value.span.range, site, "the cells of \(first.key.text) and \(second.key.text) exchanged")
    }
  }

  static func order(_ site: MutationSite) -> [MutationEdit] {
    guard case .list(_, let form) = list(site.shape), form.isOrdered else { return [] }
    let items = Array(site.node.items)
    return zip(items, items.dropFirst()).enumerated().compactMap { index, pair in
      exchanged(pair.0.span.range, pair.1.span.range, site, "items \(index + 1) and \(index + 2) exchanged")
    }
  }

  static func lost(_ site: MutationSite) -> [MutationEdit] {
    let items = Array(site.node.items)
    return items.indices.compactMap { index in
      removed(items.map(\.span.range), index, site).map {
        MutationEdit($0, "", "item \(index + 1) of \(items.count) left out", lost: items[index].kind == .scalar ? [items[index].text] : [])
      }
    }
  }

  static func doubled(_ site: MutationSite) -> [MutationEdit] {
    let items = Array(site.node.items)
    return items.indices.compactMap { index in
      let range = items[index].span.range
      let text = site.source.text(range)
      if isFlow(site) { return MutationEdit(range.upperBound..<range.upperBound, ", \(text)", "item \(index + 1) doubled") }
      guard let line = wholeLines(range, site) else { return nil }
      return MutationEdit(line.upperBound..<line.upperBound, site.source.text(line), "item \(index + 1) doubled")
    }
  }

  static func keys(_ site: MutationSite) -> [MutationEdit] {
    guard site.node.kind == .mapping else { return [] }
    let entries = Array(site.node.entries)
    return entries.indices.compactMap { index in
      let ranges = entries.map(\.span.range)
      return removed(ranges, index, site).map {
        let (key, value) = (entries[index].key.text, entries[index].value)
        return MutationEdit($0, "", "`\(key)` left out", lost: value.kind == .scalar ? [key, value.text] : [key])
      }
    }
  }

  private static func list(_ shape: Shape) -> Shape {
    switch shape {
    case .oneOrMany(let item, let form): .list(item, form)
    case .either(_, let mapping): list(mapping)
    default: shape
    }
  }

  private static func exchanged(_ first: Range<Int>, _ second: Range<Int>, _ site: MutationSite, _ about: String) -> MutationEdit? {
    let (a, b) = (site.source.text(first), site.source.text(second))
    guard a != b, first.upperBound <= second.lowerBound else { return nil }
    return MutationEdit(
      first.lowerBound..<second.upperBound, b + site.source.text(first.upperBound..<second.lowerBound) + a, about)
  }

  /// The range to remove for one of several parts: with its comma in a flow collection, with its lines in a block.
  private static func removed(_ parts: [Range<Int>], _ index: Int, _ site: MutationSite) -> Range<Int>? {
    let part = parts[index]
    if isFlow(site) {
      if index + 1 < parts.count { return part.lowerBound..<parts[index + 1].lowerBound }
      return index > 0 ? parts[index - 1].upperBound..<part.upperBound : part
    }
    return wholeLines(part, site)
  }

  private static func isFlow(_ site: MutationSite) -> Bool {
    let first = site.source.bytes[site.node.span.range.lowerBound]
    return first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
  }

  /// The lines of a part, if it begins its first line (after a dash) and ends its last one (before a comment).
  private static func wholeLines(_ part: Range<Int>, _ site: MutationSite) -> Range<Int>? {
    let bytes = site.source.bytes
    let start = (bytes[..<part.lowerBound].lastIndex(of: 0x0A) ?? -1) + 1
    guard bytes[start..<part.lowerBound].allSatisfy({ $0 == 0x20 || $0 == UInt8(ascii: "-") }),
      bytes[start..<part.lowerBound].count(where: { $0 == UInt8(ascii: "-") }) <= (site.node.kind == .sequence ? 1 : 0)
    else { return nil }
    // The span of a block ends with its last child, so the rest of the line is blank or a comment.
    let end = bytes[max(part.lowerBound, part.upperBound - 1)...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
    return start..<end
  }
}
