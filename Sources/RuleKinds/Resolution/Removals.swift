package import Diagnostics
internal import YAMLTree

extension SourceLocations {
  /// Returns a fix that removes an entry or a list item that has no effect.
  package func removal(of path: RulePath, _ applicability: Fix.Applicability = .maybeIncorrect) -> [Fix] {
    guard let last = path.parts.last, let outer = node(RulePath(Array(path.parts.dropLast()))), outer.count > 1 else { return [] }
    let edit =
      outer.kind == .mapping
      ? outer.entries.first { $0.key.text == last }.flatMap { $0.value.removal(with: $0.key) }
      : Int(last).flatMap { index in outer.items.enumerated().first { $0.offset == index }?.element.removal(with: nil) }
    return edit.map { [Fix("remove it", applicability, [$0])] } ?? []
  }
}
