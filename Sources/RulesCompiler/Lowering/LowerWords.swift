internal import Conditions
internal import RuleKinds
internal import RulesBundle
internal import RulesModel

extension Lowering {
  mutating func lowerWords() {
    for (name, copy) in names.ordered(book.copy) { lower(copy, name) }
    for (name, event) in names.ordered(book.telemetry) {
      let parameters = event.parameters.map { parameter in
        [writer.text(parameter.name), program(RulePath(Event.key, name, "parameters", parameter.name))]
      }
      writer.add(to: .events, [writer.text(name)] + writer.addRange(to: .eventParameters, parameters))
    }
    for (name, button) in names.ordered(book.buttons) {
      let programs = [button.conditions, button.enabledIf, button.prominentIf].map { program(allOf: $0) }
      let rest = [button.retries ? 1 : 0, optional(button.does)]
      writer.add(to: .buttons, [writer.text(name), UInt32(names[Copy.key, button.label.text])] + programs + rest)
    }
  }

  private mutating func lower(_ copy: Copy, _ name: String) {
    var values: [String: UInt32] = [:]
    for value in copy.values.entries {
      let format: FormatKind =
        switch value.format {
        case .plain: .plain
        case .bytes: .bytes
        case .days: .days
        case .time: .time
        }
      let program = program(RulePath(Copy.key, name, "values", value.variable))
      let longest = LongestText(book, typed).characters(ofText: value.variable, in: Name(name)) ?? 0
      values[value.variable] = UInt32(
        writer.add(to: .copyValues, [writer.text(value.variable), program, UInt32(format.rawValue), UInt32(clamping: longest)]))
    }
    copyValues[name] = values
    let title = copy.title.map { parts($0, values, of: name) } ?? [0, 0]
    let text = parts(copy.text, values, of: name)
    let variants = copy.variants.map { variant -> [UInt32] in
      let variantTitle = variant.title.map { parts($0, values, of: name) } ?? title
      return [program(allOf: variant.conditions)] + variantTitle + parts(variant.text, values, of: name)
    }
    let key = writer.text(name)
    writer.add(to: .copy, [key] + title + text + writer.addRange(to: .copyVariants, variants))
  }

  /// A sentence as literals, each with the value that follows it.
  mutating func parts(_ text: String, _ values: [String: UInt32]) -> [UInt32] {
    var rows: [[UInt32]] = []
    var literal = ""
    for part in Template.parse(text) ?? [] {
      switch part {
      case .literal(let text): literal += text
      case .variable(let name):
        rows.append([writer.text(literal), values[name] ?? Lowering.none])
        literal = ""
      }
    }
    if !literal.isEmpty || rows.isEmpty { rows.append([writer.text(literal), Lowering.none]) }
    return writer.addRange(to: .copyParts, rows)
  }

  mutating func lowerReasons() {
    for (name, gate) in names.ordered(book.gates) {
      let lines = gate.adds.map { [program(allOf: $0.conditions), UInt32(names[Copy.key, $0.says.text])] }
      let range = writer.addRange(to: .extraLines, lines)
      let emits = refs(gate.emits, to: .eventRefs)
      writer.add(to: .gates, [writer.text(name), optional(gate.dismiss)] + range + emits + [gate.resumes ? 1 : 0])
    }
    for (name, reason) in names.ordered(book.reasons) {
      let words = Words.of(reason, book)
      let buttons = refs(words.buttons, to: .buttonRefs)
      let emits = refs(reason.emits, to: .eventRefs)
      let surfaces = refs(words.surfaces, to: .surfaceRefs)
      let counts = events { $0.refusedFor.contains(Name(name)) }
      writer.add(
        to: .reasons,
        [writer.text(name), optional(reason.gate), optional(reason.error), optional(words.copy)] + buttons + emits + surfaces
          + counts)
    }
  }

  mutating func lowerNotices() {
    for (name, notice) in names.ordered(book.notices) {
      let program = program(allOf: notice.conditions)
      let buttons = refs(notice.buttons, to: .buttonRefs)
      writer.add(
        to: .notices,
        [writer.text(name), program, UInt32(names[Copy.key, notice.says.text]), UInt32(names[Surface.key, notice.shownOn.text])] + buttons)
    }
  }
}
