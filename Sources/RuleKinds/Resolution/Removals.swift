package import Diagnostics
internal import YAMLTree

extension Places {
  /// The likely fix for what says nothing where it stands: an entry, or an item of a list, is taken out.
  package func removal(of path: RulePath, _ applicability: Fix.Applicability = .maybeIncorrect) -> [Fix] {
    guard let last = path.parts.last, let outer = node(RulePath(Array(path.parts.dropLast()))), outer.count > 1 else { return [] }
    let edit =
      outer.kind == .mapping
      ? outer.entries.first { $0.key.text == last }.flatMap { $0.value.removal(with: $0.key) }
      : Int(last).flatMap { index in outer.items.enumerated().first { $0.offset == index }?.element.removal(with: nil) }
    return edit.map { [Fix("take it out", applicability, [$0])] } ?? []
  }
}
