internal import Diagnostics
internal import RuleKinds
internal import SourceText
internal import YAMLTree

/// Reports locked values that differ from their locks.
enum LockChanged {
  static let explanation = Explanation(
    "lock.changed", .error,
    finds: "A locked value that differs from its lock.",
    why: "Locked values are recorded decisions. A value changes only together with its lock entry, which states who decided and when.",
    example: "saved_flows: {plans: {free: 3}, locked: {free: LK-02}}   # LK-02 has 2",
    instead: "Restore the value, or change the value and the lock entry together with a new decision (record, by, on).")

  /// The label of another cell with the value of the lock.
  static let exchanged = "the value of the lock is here"

  static let check = Check(explanation) { context, diagnostics in
    for held in LockedPath.all(context.book) {
      guard let lock = context.book.locks[held.lock], let node = context.places.node(held.value) else { continue }
      let also = lock.also.firstIndex { $0.holds.contains { context.places.path($0) == held.value } }
      // `LockUnlockWithoutRecord` reports a path that the lock does not list.
      guard also != nil || lock.holds.contains(where: { context.places.path($0) == held.value }) else { continue }
      guard let pinned = also.map({ lock.also[$0].value }) ?? lock.value else { continue }
      guard !StatedValue.holds(pinned, node, at: held.value), !context.isFaulty(held.value) else { continue }
      let (name, written) = (held.lock.text, StatedValue.text(of: node))
      diagnostics.append(
        Diagnostic(
          explanation, "`\(written)` differs from the value of the lock `\(name)`, which is `\(pinned)`", at: node.span, "locked",
          secondary: [.init(pin(name, also, context), "pinned here: \(lock.about)")]
            + siblings(with: pinned, of: held.value, context).map { .init($0, exchanged) },
          notes: ["decided in \(lock.decision.record) by \(lock.decision.by) on \(lock.decision.on)"],
          helps: [
            "restore the decided value: write `\(pinned)` here, or, if the lock was changed by mistake, `\(written)` there; if product "
              + "has decided otherwise, change both together with the `decision` of \(name) in rules/locks.yaml: record, by, on"
          ], fixes: restorations(node, pinned, siblings(with: pinned, of: held.value, context), pin(name, also, context), name)))
    }
  }

  /// The two values that the mistake may be in. A person decides, because either may be the one that was changed.
  ///
  /// - Parameter siblings: The cells of the row that have the value of the lock. If it is one, the two were probably exchanged.
  private static func restorations(_ node: Node, _ pinned: String, _ siblings: [Span], _ pin: Span, _ lock: String) -> [Fix] {
    guard node.kind == .scalar else { return [] }
    let decided = Fix.Edit(node.span, node.sourceText(of: pinned))
    return [
      siblings.count == 1
        ? Fix("exchange the two values", .manual, [decided, .init(siblings[0], node.source(of: node.span))])
        : Fix("write `\(pinned)`, the value of the lock", .manual, [decided]),
      Fix("write `\(node.text)` in the lock `\(lock)`", .manual, [.init(pin, node.isPlain ? node.text : "\"\(node.text)\"")]),
    ]
  }

  /// The other cells of a row with a value: two cells may have been exchanged.
  static func siblings(with value: String, of path: RulePath, _ context: CheckContext) -> [Span] {
    guard let row = context.places.node(RulePath(Array(path.parts.dropLast()))), row.kind == .mapping else { return [] }
    let others = row.entries.filter { $0.key.text != path.parts.last && StatedValue.isSame(StatedValue.text(of: $0.value), value) }
    return others.map(\.value.span)
  }

  private static func pin(_ name: String, _ also: Int?, _ context: CheckContext) -> Span {
    guard let also else { return context.value(Lock.key, name, "value") }
    return context.value(Lock.key, name, "also", "\(also)", "value")
  }
}
