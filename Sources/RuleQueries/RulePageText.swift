internal import RuleKinds

extension RulePage {
  /// The maximum number of printed uses of a kind and of screens. JSON has all of them.
  private static let mostLines = 12

  /// The page as text.
  package var text: String {
    var blocks = [head]
    blocks.append(definitionText)
    blocks += [
      section("Copy", words.map(line) + (longest.map { ["at most \($0) characters with the longest values"] } ?? [])),
      section("Locks", locks.flatMap(lines)),
      section("Undecided", undecided.filter { !$0.isDecided }.flatMap(lines)),
      section("Decided", undecided.filter(\.isDecided).flatMap(lines)),
      section("Current values", inForce.map { "\($0.text)  \($0.place.short)" }), section("Remote config", remoteLines),
      section("Assumptions", assumptions.map { "\($0.id)  \($0.says)  \($0.place.short)" }),
      section("Waivers", waivers.map { "\($0.check) until \($0.until): \($0.reason)  \($0.place.short)" }),
      section("Screens", cut(screens.map(line))), usesText,
    ].compactMap { $0 }
    return blocks.joined(separator: "\n\n")
  }

  private var head: String {
    var lines = [
      "\(singular) \(name)" + (inside.isEmpty ? "" : ", \(inside): \(value ?? "not set, the default applies")"),
      "  \(place.short):\(place.column)",
    ]
    if !about.isEmpty { lines.append("  \(about)") }
    if !sources.isEmpty { lines.append("  from \(sources.joined(separator: ", "))") }
    return lines.joined(separator: "\n")
  }

  private var definitionText: String {
    let last = definition.firstLine + definition.lines.count - 1
    let lines = definition.lines.enumerated().map { index, line in
      let number = "\(definition.firstLine + index)"
      return "  \(padded(number, "\(last)".count, onLeft: true)) | \(line)".trimmedEnd
    }
    let more = definition.more > 0 ? ["  ... and \(definition.more) more \(definition.more == 1 ? "line" : "lines")"] : []
    return (lines + more).joined(separator: "\n")
  }

  private func section(_ title: String, _ lines: [String]) -> String? {
    lines.isEmpty ? nil : ([title] + lines.map { "  \($0)" }).joined(separator: "\n")
  }

  private func line(_ example: CopyExample) -> String {
    var when: [String] = []
    if let variant = example.variant { when.append("variant \(variant + 1)") }
    if words.contains(where: { $0.variant == example.variant && $0 != example }) {
      when.append("for \(example.plans.joined(separator: ", "))")
    }
    let title = example.title.map { "\"\($0)\" " } ?? ""
    return "\(title)\"\(example.text)\"  \(example.length) characters" + (when.isEmpty ? "" : "  (\(when.joined(separator: ", ")))")
  }

  private func lines(_ lock: LockNote) -> [String] {
    let held = lock.held.map { "\($0.path.inside) = \($0.value ?? "")" }.joined(separator: ", ")
    return ["\(lock.id)  \(held.isEmpty ? "" : held + "  ")\(lock.about)", "  \(lock.decision)  \(lock.place.short)"]
  }

  private func lines(_ note: UndecidedNote) -> [String] {
    let held = note.held.path.inside.isEmpty ? "" : "\(note.held.path.inside) = \(note.held.value ?? "")  "
    var second = "owner \(note.owner); choices \(note.choices); \(note.state)"
    if let due = note.due, let decideBy = note.decideBy, !note.isDecided {
      second += "; due \(due == decideBy ? due : "\(due), \(decideBy)")"
    }
    return ["\(note.id)  \(held)\(note.about)", "  \(second)  \(note.place.short)"]
  }

  private var remoteLines: [String] {
    if !remote.isEmpty { return remote.map { "\($0.inside.isEmpty ? "entire rule" : $0.inside): \($0.within)  \($0.place.short)" } }
    return isOfRemoteKind ? [inside.isEmpty ? "no value is remotely overridable" : "not remotely overridable"] : []
  }

  private func line(_ screen: ScreenNote) -> String {
    let via = screen.via.isEmpty ? "" : "  through \(screen.via.joined(separator: ", "))"
    return "\(screen.singular) \(screen.name)\(via)  \(screen.place.short)"
  }

  private var usesText: String? {
    if usedBy.isEmpty { return "Not used by other rules" }
    let lines = usedBy.flatMap { group -> [String] in
      let rows = group.uses.map { [$0.name, $0.inside, $0.place.short] }
      return ["\(group.uses.count) in \(group.kind)"] + cut(aligned(rows)).map { "  \($0)" }
    }
    return section("Used by", lines)
  }

  private func cut(_ lines: [String]) -> [String] {
    lines.count <= RulePage.mostLines
      ? lines : lines.prefix(RulePage.mostLines) + ["... and \(lines.count - RulePage.mostLines) more (`--format json` has all)"]
  }
}

/// Formats rows with aligned columns.
func aligned(_ rows: [[String]]) -> [String] {
  let widths = (0..<(rows.first?.count ?? 0)).map { column in rows.map { $0[column].count }.max() ?? 0 }
  return rows.map { row in zip(row, widths).map { padded($0, $1) }.joined(separator: "  ").trimmedEnd }
}

func padded(_ text: String, _ width: Int, onLeft: Bool = false) -> String {
  let blanks = String(repeating: " ", count: max(0, width - text.count))
  return onLeft ? blanks + text : text + blanks
}

extension String {
  var trimmedEnd: String {
    var text = Substring(self)
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
