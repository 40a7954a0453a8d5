package import Conditions
package import Diagnostics
internal import Schema
internal import SourceText
internal import YAMLTree

/// The typed expressions of the rules, by path.
package struct TypedBook: Sendable {
  package let ordinals: Ordinals
  fileprivate var all: [RulePath: TypedCondition] = [:]
  /// The paths of the expressions in each rule.
  private var paths: [RulePath: [RulePath]] = [:]

  init(ordinals: Ordinals) { self.ordinals = ordinals }

  package var expressions: [RulePath: TypedCondition] {
    ReadRecorder.active?.note(.expressions)
    return all
  }

  package subscript(path: RulePath) -> TypedCondition? {
    ReadRecorder.active?.note(.expression(path))
    return all[path]
  }

  /// The expressions in a rule.
  package func expressions(in rule: RulePath) -> [(path: RulePath, condition: TypedCondition)] {
    ReadRecorder.active?.note(.expressions)
    return (paths[rule] ?? []).compactMap { path in all[path].map { (path, $0) } }
  }

  /// Adds an expression at a path.
  package mutating func put(_ condition: TypedCondition, at path: RulePath) {
    if all.updateValue(condition, forKey: path) == nil { paths[path.rule, default: []].append(path) }
  }

  package func condition(_ name: String) -> TypedCondition? { self[RulePath(Condition.key, name, "when")] }

  /// The conditions that a condition names, directly or by way of others.
  package func namedConditions(of condition: String) -> Set<String> {
    var (found, open): (Set<String>, [String]) = ([], [condition])
    while let next = open.popLast() {
      for name in self.condition(next)?.uses.conditions ?? [] where found.insert(name).inserted { open.append(name) }
    }
    return found
  }
}

/// Checks and types all expressions against the declared names.
package struct Typing: Sendable {
  private let book: RuleBook
  private let places: SourceLocations
  package private(set) var typed: TypedBook
  private var names: ConditionNames
  private var namesInWords: ConditionNames

  private var memory: TypingMemory

  /// Checks and types all expressions.
  ///
  /// - Parameter memory: The expressions of the compilation before, which are not checked again if an edit cannot have changed their types.
  package static func check(
    _ book: RuleBook, _ places: SourceLocations, broken: Set<String>, reusing memory: inout TypingMemory,
    into diagnostics: inout [Diagnostic]
  ) -> TypedBook {
    var typing = Typing(book, places, broken: broken, memory)
    memory = TypingMemory()
    typing.checkAll(&diagnostics)
    memory = typing.memory
    return typing.typed
  }

  package init(_ book: RuleBook, _ places: SourceLocations, broken: Set<String>, _ memory: TypingMemory = TypingMemory()) {
    self.book = book
    self.memory = memory
    self.places = places
    typed = TypedBook(ordinals: Ordinals(book))
    names = Typing.names(book, typed.ordinals, places, broken)
    namesInWords = names
    let ordinals = typed.ordinals.ofFacts
    for fact in Ordinals.decisionFacts {
      namesInWords.facts[fact] = ConditionNames.Fact(
        ordinal: ordinals[fact] ?? 0, type: fact.hasSuffix("action") || fact.hasSuffix("Point") ? .string : .nullable(.string))
    }
    for fact in Ordinals.ladderFacts {
      namesInWords.facts[fact.name] = ConditionNames.Fact(ordinal: ordinals[fact.name] ?? 0, type: fact.type)
    }
    for fact in Ordinals.errorFacts {
      namesInWords.facts[fact] = ConditionNames.Fact(ordinal: ordinals[fact] ?? 0, type: .string)
    }
  }

  package mutating func checkAll(_ diagnostics: inout [Diagnostic]) {
    memory.start([names, namesInWords])
    for entry in book.conditions.entries {
      check(RulePath(Condition.key, entry.name.text, "when"), names, expecting: .bool, &diagnostics)
    }
    for entry in book.facts.entries where entry.value.value != nil {
      check(
        RulePath(Fact.key, entry.name.text, "value"), names, expecting: ConditionType(entry.value, plans: typed.ordinals.plans),
        &diagnostics)
    }
    for entry in book.snapshot.entries where entry.value.value != nil {
      check(RulePath(SnapshotField.key, entry.name.text, "value"), names, expecting: nil, &diagnostics)
    }
    for entry in book.copy.entries {
      for value in entry.value.values.entries {
        let path = RulePath(Copy.key, entry.name.text, "values", value.variable)
        check(path, namesInWords, expecting: nil, &diagnostics)
      }
    }
    for entry in book.telemetry.entries {
      for parameter in entry.value.parameters {
        check(RulePath(Event.key, entry.name.text, "parameters", parameter.name), namesInWords, expecting: nil, &diagnostics)
      }
    }
    for entry in book.invariants.entries {
      for path in entry.value.means?.paths(in: entry.name.text) ?? [] { check(path, names, expecting: .bool, &diagnostics) }
    }
    memory.tidy(typed.all)
  }

  private mutating func check(_ path: RulePath, _ names: ConditionNames, expecting: ConditionType?, _ diagnostics: inout [Diagnostic]) {
    guard let source = places.expression(at: path) else { return }
    if let known = memory.condition(at: path, source.text, expecting) {
      typed.put(known, at: path)
    } else if let checked = ConditionCompiler.check(source, names: names, expecting: expecting, diagnostics: &diagnostics) {
      typed.put(checked, at: path)
      memory.keep(checked, at: path, source.text, expecting)
    }
  }

  /// Checks an expression that is not in a file as if it were at a path.
  package mutating func check(_ source: ConditionSource, at path: RulePath, _ diagnostics: inout [Diagnostic]) -> TypedCondition? {
    let checked = ConditionCompiler.check(source, names: names, expecting: nil, diagnostics: &diagnostics)
    if let checked { typed.put(checked, at: path) }
    return checked
  }

  /// Checks an expression that is not in a file, without storing it.
  ///
  /// - Parameter brought: Facts that no rule declares.
  package func check(
    _ source: ConditionSource, bringing brought: [String: ConditionNames.Fact], _ diagnostics: inout [Diagnostic]
  ) -> TypedCondition? {
    var names = names
    names.brought = brought
    // The sources of these diagnostics contain only the expression, so a label cannot mark a declaration in the rules.
    for name in names.facts.keys { names.facts[name]?.declared = nil }
    return ConditionCompiler.check(source, names: names, expecting: nil, diagnostics: &diagnostics)
  }

  private static func names(_ book: RuleBook, _ ordinals: Ordinals, _ places: SourceLocations, _ broken: Set<String>) -> ConditionNames {
    var names = ConditionNames()
    let factOrdinals = ordinals.ofFacts
    for entry in book.facts.entries {
      names.facts[entry.name.text] = .init(
        ordinal: factOrdinals[entry.name.text] ?? 0, type: ConditionType(entry.value, plans: ordinals.plans),
        declared: places.exact(RulePath(Fact.key, entry.name.text, "type")))
    }
    names.facts[Ordinals.planFact] = .init(
      ordinal: factOrdinals[Ordinals.planFact] ?? 0, type: ordinals.plans.isEmpty ? .unknown : .enumeration(ordinals.plans))
    names.limits = ordinals.ofLimits
    names.capabilities = Ordinals.table(ordinals.capabilities)
    names.conditions = ordinals.ofConditions
    for entry in book.settings.entries { names.settings[entry.name.text] = .init(entry.value.value) }
    let prefixes = [
      (Fact.key, ""), (Condition.key, ""), (Limit.key, "limits."), (Setting.key, "settings."), (Capability.key, "plan_can:"),
    ]
    for (kind, prefix) in prefixes {
      for name in places.names(of: kind) { names.quiet.insert(prefix + name) }
      if broken.contains(kind) { names.quiet.insert(prefix + "*") }
    }
    return names
  }
}

extension SourceLocations {
  /// The text of the expression at a path. A copy value may be written as a mapping whose `value` is the expression.
  package func expression(at path: RulePath) -> ConditionSource? {
    guard let outer = node(path), let node = outer.kind == .mapping ? node(path.appending("value")) : outer else { return nil }
    return ConditionSource(text: node.withUTF8 { Array($0) }, span: { node.sourceSpan(of: $0) })
  }
}

extension ConditionType {
  /// Creates the type of a declared fact.
  package init(_ fact: Fact, plans: [String]) {
    let type: ConditionType =
      switch fact.type {
      case .bool: .bool
      case .int: .int
      case .text, .id: .string
      case .duration: .duration
      case .timestamp: .timestamp
      case .plan: plans.isEmpty ? .unknown : .enumeration(plans)
      case .oneOf(let values): .enumeration(values)
      case .listOf(.bool): .list(.bool)
      case .listOf(.int): .list(.int)
      case .listOf(.text): .list(.string)
      }
    self = fact.orNull ? .nullable(type) : type
  }
}

extension ConditionNames.Setting {
  init(_ quantity: Quantity) {
    switch quantity {
    case .seconds(let seconds): self.init(type: .duration, value: .duration(seconds: seconds, nanoseconds: 0))
    default: self.init(type: .int, value: .int(quantity.amount))
    }
  }
}
