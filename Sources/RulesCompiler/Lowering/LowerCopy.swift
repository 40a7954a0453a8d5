internal import Conditions
internal import RuleKinds
internal import RulesBundle

extension Lowering {
  mutating func lowerWords() {
    for (name, copy) in names.ordered(book.copy) { lower(copy, name) }
    for (name, event) in names.ordered(book.telemetry) {
      let parameters = event.parameters.map { parameter in
        EventParameterBuilder(
          name: writer.text(parameter.name), program: condition(RulePath(Event.key, name, "parameters", parameter.name)))
      }
      writer.add(EventBuilder(name: writer.text(name), parameters: writer.addRange(parameters)))
    }
    for (name, button) in names.ordered(book.buttons) {
      let shown = program(allOf: button.conditions)
      let prominent = program(allOf: button.prominentIf)
      let emits = items(button.emits, EmittedEventBuilder.init(condition:event:))
      writer.add(
        ButtonBuilder(
          name: writer.text(name), label: row(button.label), condition: shown, prominentIf: prominent,
          retries: button.retries, does: optional(button.does), opens: optional(button.opens),
          emits: emits, labelFrom: optional(button.labelFrom)))
    }
  }

  private mutating func lower(_ copy: Copy, _ name: String) {
    var values: [String: Int] = [:]
    for value in copy.values.entries {
      let program = condition(RulePath(Copy.key, name, "values", value.variable))
      let longest = LongestText(book, typed).characters(ofText: value.variable, in: Name(name)) ?? 0
      values[value.variable] = writer.add(
        CopyValueBuilder(
          variable: writer.text(value.variable), program: program, format: value.format, longest: Int(UInt32(clamping: longest))))
    }
    copyValues[name] = values
    let title = copy.title.map { parts($0, values, of: name) } ?? 0..<0
    let text = parts(copy.text, values, of: name)
    let variants = copy.variants.map { variant in
      let variantTitle = variant.title.map { parts($0, values, of: name) } ?? title
      return CopyVariantBuilder(
        condition: condition(allOf: variant.conditions), title: variantTitle, text: parts(variant.text, values, of: name))
    }
    let key = writer.text(name)
    writer.add(CopyBuilder(name: key, title: title, text: text, variants: writer.addRange(variants)))
  }

  /// Adds a sentence as literals, each followed by an optional value.
  mutating func parts(_ text: String, _ values: [String: Int]) -> Range<Int> {
    var rows: [CopyPartBuilder] = []
    var literal = ""
    for part in Template.parse(text) ?? [] {
      switch part {
      case .literal(let text): literal += text
      case .variable(let name):
        rows.append(CopyPartBuilder(literal: writer.text(literal), value: values[name]))
        literal = ""
      }
    }
    if !literal.isEmpty || rows.isEmpty { rows.append(CopyPartBuilder(literal: writer.text(literal), value: nil)) }
    return writer.addRange(rows)
  }

  mutating func lowerReasons() {
    for (name, gate) in names.ordered(book.gates) {
      let lines = gate.adds.map { ExtraLineBuilder(condition: program(allOf: $0.conditions), copy: row($0.says)) }
      let range = writer.addRange(lines)
      let emits = refs(gate.emits, EventRefBuilder.init(event:))
      writer.add(GateBuilder(name: writer.text(name), dismiss: optional(gate.dismiss), lines: range, emits: emits, resumes: gate.resumes))
    }
    for (name, reason) in names.ordered(book.reasons) {
      let words = ReasonWords.of(reason, book)
      let buttons = refs(words.buttons, ButtonRefBuilder.init(button:))
      let emits = refs(reason.emits, EventRefBuilder.init(event:))
      let surfaces = refs(words.surfaces, SurfaceRefBuilder.init(surface:))
      let counts = events { $0.refusedFor.contains(Name(name)) }
      writer.add(
        ReasonBuilder(
          name: writer.text(name), gate: optional(reason.gate), error: optional(reason.error), copy: optional(words.copy),
          buttons: buttons, emits: emits, surfaces: surfaces, counts: counts,
          disablesButtons: reason.disablesButtons))
    }
  }

  mutating func lowerNotices() {
    for (name, notice) in names.ordered(book.notices) {
      let program = condition(allOf: notice.conditions)
      let buttons = refs(notice.buttons, ButtonRefBuilder.init(button:))
      writer.add(
        NoticeBuilder(
          name: writer.text(name), condition: program, copy: row(notice.says), surface: row(notice.shownOn), buttons: buttons,
          everywhere: notice.isEverywhere))
    }
  }
}
