internal import Schema
internal import SourceText
internal import YAMLTree

/// Changes of the placeholders in sentences.
enum SentenceMutations {
  static func placeholders(_ site: MutationSite) -> [MutationEdit] {
    let all = groups(site)
    var edits = all.map { MutationEdit($0.range, "", "\($0.text) -> (nothing)") }
    for (first, second) in zip(all, all.dropFirst()) where first.name != second.name {
      let between = site.source.text(first.range.upperBound..<second.range.lowerBound)
      edits.append(
        MutationEdit(
          first.range.lowerBound..<second.range.upperBound, second.text + between + first.text, "\(first.text) and \(second.text) exchanged"
        ))
    }
    return edits
  }

  static func variables(_ site: MutationSite) -> [MutationEdit] {
    groups(site).compactMap { group in
      guard group.name.count > 2 else { return nil }
      let start = group.range.lowerBound + 1
      let end = start + group.name.utf8.count
      return MutationEdit(start..<end, String(group.name.dropLast()), "{\(group.name)} -> {\(group.name.dropLast())}")
    }
  }

  static func plurals(_ site: MutationSite) -> [MutationEdit] {
    let entries = Array(site.node.entries)
    guard entries.count > 1, entries.allSatisfy({ pluralForms.contains($0.key.text) && $0.value.kind == .scalar }) else { return [] }
    return zip(entries, entries.dropFirst()).compactMap { first, second in
      let (one, other) = (first.value.span.range, second.value.span.range)
      let (a, b) = (site.source.text(one), site.source.text(other))
      guard a != b else { return nil }
      let between = site.source.text(one.upperBound..<other.lowerBound)
      return MutationEdit(
        one.lowerBound..<other.upperBound, b + between + a, "the forms `\(first.key.text)` and `\(second.key.text)` exchanged")
    }
  }

  /// The names of plural forms in CLDR.
  private static let pluralForms: Set<String> = ["zero", "one", "two", "few", "many", "other"]

  private struct Group {
    let range: Range<Int>
    let text: String
    /// The variable.
    let name: String
  }

  /// The outermost groups in braces of a sentence.
  private static func groups(_ site: MutationSite) -> [Group] {
    guard site.node.kind == .scalar, case .text = scalar(site.shape) else { return [] }
    let range = site.node.span.range
    var groups: [Group] = []
    var (depth, start) = (0, 0)
    for index in range {
      switch site.source.bytes[index] {
      case UInt8(ascii: "{"):
        if depth == 0 { start = index }
        depth += 1
      case UInt8(ascii: "}") where depth > 0:
        depth -= 1
        guard depth == 0 else { continue }
        let text = site.source.text(start..<(index + 1))
        let name = text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        if !name.isEmpty { groups.append(Group(range: start..<(index + 1), text: text, name: String(name))) }
      default: break
      }
    }
    return groups
  }

  private static func scalar(_ shape: Shape) -> Shape {
    if case .either(let scalar, _) = shape { return SentenceMutations.scalar(scalar) }
    return shape
  }
}
