package import Conditions
package import Diagnostics
package import RuleKinds
package import RulesBundle
package import SourceText

/// A compiler for several ad hoc expressions. The rules are compiled once, and each call compiles only its expression.
package struct AdHocConditions: Sendable {
  /// A fact that the rules do not declare.
  package struct BroughtFact: Sendable {
    /// The name of the fact.
    package var name: String
    /// The type of the fact.
    package var type: FactType
    /// Whether the fact may be null.
    package var orNull: Bool

    /// Creates a fact.
    package init(name: String, type: FactType, orNull: Bool) {
      self.name = name
      self.type = type
      self.orNull = orNull
    }
  }

  /// An expression that can be evaluated in a frame of the bundle of the rules.
  package struct Compiled: Sendable {
    /// The program of the expression.
    package let program: LooseProgram
    /// The type of the expression.
    package let type: ConditionType
    /// The fact whose declared values provide the names of an enumeration result.
    package let valuesOf: Int?
  }

  /// A bundle without rules, for expressions that use only additional facts.
  package static var emptyBundle: [UInt8] {
    let (book, typing) = (RuleBook.smallest, Typing(RuleBook.smallest, nowhere, broken: []))
    return Lowering.bundle(book, typing.typed, PlanAnalysis(book, typing.typed))
  }

  private let book: RuleBook
  private let typing: Typing
  private let enumerations: [[String]: Int]
  private static var nowhere: SourceLocations { SourceLocations.nowhere(Span(FileID(0), 0, 0)) }

  /// Creates a compiler.
  ///
  /// - Parameter rules: Rules without errors, whose names the expressions may use; nil for no rules.
  package init(_ rules: CheckedRules?) {
    book = rules?.book ?? RuleBook.smallest
    typing = Typing(book, rules?.places ?? AdHocConditions.nowhere, broken: [])
    let analysis = rules?.analysis ?? PlanAnalysis(book, typing.typed)
    let ordinals = NameTable(book, typing.typed.ordinals)
    enumerations = Lowering(book: book, typed: typing.typed, analysis: analysis, names: ordinals).factTypes()
  }

  /// Whether the rules declare the fact or a decision supplies it.
  package func isDeclared(_ fact: String) -> Bool { book.facts[Name(fact)] != nil || Ordinals.isReserved(fact) }

  /// Compiles an expression. Returns nil after adding errors to `diagnostics`.
  ///
  /// - Parameter facts: Facts that the rules do not declare. Their ordinals follow those of the bundle, in the given order.
  package func compile(
    _ expression: String, bringing facts: [BroughtFact], sources: inout SourceSet, diagnostics: inout [Diagnostic]
  ) -> Compiled? {
    let text = Array(expression.utf8)
    let file = sources.add(SourceFile(path: "expression", bytes: text))
    var brought: [String: ConditionNames.Fact] = [:]
    for (index, fact) in facts.enumerated() {
      let declared = Fact(broughtAs: fact.type, orNull: fact.orNull)
      brought[fact.name] = .init(
        ordinal: typing.typed.ordinals.facts.count + index, type: ConditionType(declared, plans: typing.typed.ordinals.plans))
    }
    guard let checked = typing.check(ConditionSource(text: text, file: file, start: 0), bringing: brought, &diagnostics) else { return nil }
    var pool = ConstantPool()
    let program = checked.root.emit(constants: &pool)
    var loose = LooseProgram(instructions: program.instructions, constants: [], items: [], bytes: [], stack: program.maximumStack)
    for constant in pool.constants { loose.constants.append(loose.value(of: constant)) }
    return Compiled(program: loose, type: checked.type, valuesOf: checked.type.withoutNull.values.flatMap { enumerations[$0] })
  }
}

extension LooseProgram {
  /// Returns a constant as a value and adds its strings and items to the program.
  fileprivate mutating func value(of constant: Constant) -> Value {
    switch constant {
    case .null: return .null
    case .bool(let flag): return .bool(flag)
    case .int(let number): return .int(number)
    case .string(let text):
      bytes.append(contentsOf: text.utf8)
      return .string(start: bytes.count - text.utf8.count, count: text.utf8.count, in: .frame)
    case .enumeration(let ordinal): return .enumeration(ordinal)
    case .duration(let seconds, let nanoseconds): return .duration(seconds: seconds, nanoseconds: nanoseconds)
    case .timestamp(let seconds, let nanoseconds): return .timestamp(seconds: seconds, nanoseconds: nanoseconds)
    case .list(let list):
      var values: [Value] = []
      for item in list { values.append(value(of: item)) }
      items += values
      return .list(start: items.count - values.count, count: values.count, in: .frame)
    }
  }
}
