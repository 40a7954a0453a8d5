/// Kinds with a file that could not be parsed.
package struct BrokenKinds: Sendable {
  private let kinds: Set<String>

  init(_ kinds: Set<String>) { self.kinds = kinds }

  package func contains(_ kind: String) -> Bool {
    ReadRecorder.active?.note(.broken(kind))
    return kinds.contains(kind)
  }

  package func isDisjoint(with some: [String]) -> Bool { !some.contains(where: contains) }

  package var isEmpty: Bool {
    ReadRecorder.active?.note(.brokenKinds)
    return kinds.isEmpty
  }
}
