public import Conditions
public import Diagnostics
public import RuleKinds
public import RulesBundle
public import SourceText

/// Expressions that somebody tries out, one after the other: the rules are compiled once for all of them, and of each only the expression itself.
public struct AdHocConditions: Sendable {
  /// A fact that no rule declares.
  public struct BroughtFact: Sendable {
    public var name: String
    public var type: FactType
    public var orNull: Bool

    public init(name: String, type: FactType, orNull: Bool) {
      self.name = name
      self.type = type
      self.orNull = orNull
    }
  }

  /// A condition that can be evaluated in a frame of the rules' bundle.
  public struct Compiled: Sendable {
    public let program: LooseProgram
    public let type: ConditionType
    /// The fact whose declared values name a result that is one of them.
    public let valuesOf: Int?
  }

  /// The bundle of no rules, for expressions that are tried without any.
  public static var emptyBundle: [UInt8] {
    let (book, typing) = (RuleBook.smallest, Typing(RuleBook.smallest, nowhere, broken: []))
    return Lowering.bundle(book, typing.typed, PlanAnalysis(book, typing.typed))
  }

  private let book: RuleBook
  private let typing: Typing
  private let enumerations: [[String]: Int]
  private static var nowhere: SourceLocations { SourceLocations.nowhere(Span(FileID(0), 0, 0)) }

  /// `rules`: without mistakes; their names may be used. Nil for none.
  public init(_ rules: CheckedRules?) {
    book = rules?.book ?? RuleBook.smallest
    typing = Typing(book, rules?.places ?? AdHocConditions.nowhere, broken: [])
    let analysis = rules?.analysis ?? PlanAnalysis(book, typing.typed)
    let ordinals = NameTable(book, typing.typed.ordinals)
    enumerations = Lowering(book: book, typed: typing.typed, analysis: analysis, names: ordinals).factTypes()
  }

  /// Whether the rules declare a fact, or deciding makes it.
  public func isDeclared(_ fact: String) -> Bool { book.facts[Name(fact)] != nil || Ordinals.isReserved(fact) }

  /// Compiles an expression. Nil when there are mistakes, which are in `diagnostics`.
  ///
  /// `facts`: those that no rule declares. Their ordinals follow those of the bundle, in their order.
  public func compile(
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
  /// A constant as a value; its texts and items are kept in the program.
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
