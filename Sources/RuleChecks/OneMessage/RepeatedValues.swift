internal import Diagnostics
internal import RuleKinds
internal import Schema
internal import SourceText
internal import YAMLTree

/// A wrong value is wrong in several ways.
enum RepeatedValues {
  /// Removes what is reported about a value after an error at the same value: a value that is wrong is reported once.
  static func joined(_ diagnostics: [Diagnostic], _ context: CheckContext) -> [Diagnostic] {
    let places = Dictionary(grouping: diagnostics.indices) { diagnostics[$0].primary.span }.filter { $0.value.count > 1 }
    var repeated: Set<Int> = []
    for (place, all) in places {
      guard let first = all.first(where: { diagnostics[$0].severity == .error }), let path = context.places.keyPath(at: place),
        path.parts.count > 1, let node = context.places.node(path), node.kind == .scalar, node.span == place
      else { continue }
      repeated.formUnion(all.filter { $0 != first && diagnostics[$0].name != diagnostics[first].name })
    }
    // A cell that was exchanged with a locked one is reported with the lock.
    let locks = diagnostics.filter { $0.name == LockChanged.explanation.name }
    let locked = Set(locks.flatMap { one in ([one.primary] + one.secondary).map(\.span) })
    let exchanged = Set(locks.flatMap { one in one.secondary.filter { $0.text == LockChanged.exchanged }.map(\.span) })
    repeated.formUnion(
      diagnostics.indices.filter { index in
        let place = diagnostics[index].primary.span
        return diagnostics[index].severity == .warning ? locked.contains(place) : exchanged.contains(place)
      })
    return diagnostics.indices.filter { !repeated.contains($0) }.map { diagnostics[$0] }
  }
}
