internal import Conditions
internal import RuleKinds
internal import RulesBundle
internal import RulesModel
internal import SourceText

/// Turns checked rules into the bundle: names become ordinals, matrices and steps become table rows, expressions become code.
///
/// What a rule inherits (a plan's column, a reason's words) is worked out here, so that the phone only looks things up.
struct Lowering {
  let book: RuleBook
  let typed: TypedBook
  let analysis: PlanAnalysis
  var writer = BundleWriter()
  var programs = ProgramTable()
  /// Ordinals of every kind, by name.
  let names: NameTable
  /// The rule of every table row, for the source map.
  var rules: [RulePath] = []
  var outcomes: [[UInt32]: UInt32] = [:]
  /// Programs of derived facts and numbers of default constants, by fact.
  var derived: [String: UInt32] = [:]
  var defaults: [String: Int] = [:]
  /// Rows of the values of sentences, by sentence and variable.
  var copyValues: [String: [String: UInt32]] = [:]
  /// Rows of the fields of records.
  var recordFields: [RecordPlace: UInt32] = [:]
  /// Where values lie that a server may be allowed to set.
  var valuePlaces: [RulePath: [ValuePlace]] = [:]

  static func lower(
    _ book: RuleBook, _ typed: TypedBook, _ analysis: PlanAnalysis, _ places: Places, _ sources: SourceSet
  ) -> LoweredRules {
    var lowering = Lowering(book: book, typed: typed, analysis: analysis, names: NameTable(book, typed.ordinals))
    let contract = lowering.contract()
    let bundle = lowering.file(contract, places)
    return LoweredRules(bundle: bundle, sourceMap: lowering.sourceMap(places, sources), contract: contract)
  }

  /// The bundle alone, for rules whose files nobody will ask for, and no server.
  static func bundle(_ book: RuleBook, _ typed: TypedBook, _ analysis: PlanAnalysis) -> [UInt8] {
    var lowering = Lowering(book: book, typed: typed, analysis: analysis, names: NameTable(book, typed.ordinals))
    return lowering.file(lowering.contract(), nil)
  }

  private mutating func file(_ contract: [ContractLine], _ places: Places?) -> [UInt8] {
    lowerAll()
    if let places { lowerOpened(places) }
    return writer.file(contract: Lowering.hash(of: contract))
  }

  private mutating func lowerAll() {
    lowerWords()
    lowerReasons()
    lowerPlans()
    lowerLimits()
    lowerCapabilities()
    lowerActions()
    lowerNotices()
    lowerSnapshot()
    lowerConditions()
    lowerSettings()
    lowerErrors()
    lowerConnection()
    lowerEvents()
    lowerLadder()
    lowerRoutes()
    lowerLinks()
    lowerTables()
    lowerDowngradeRules()
    let plan = lowerPlanTable()
    let downgrade = lowerPlanDowngrade()
    let payloads = preparePayloads()
    let fields = prepareRecords()
    lowerNotifications()
    lowerSync()
    lowerLife()
    lowerFields()
    lowerLanguages()
    for (name, fact) in names.ordered(book.facts) {
      if fact.value != nil { derived[name] = program(RulePath(Fact.key, name, "value")) }
      if let constant = fact.defaultConstant(plans: typed.ordinals.plans) { defaults[name] = programs.constant(constant) }
    }
    let constants = programs.write(to: &writer, facts: factTypes())
    lowerFacts(planTable: plan, downgrade: downgrade, constants: constants)
    lower(payloads, constants: constants)
    lower(fields, constants: constants)
    lowerStoredNames()
  }

  // MARK: Helpers

  static let none = Layout.none

  /// The program of conditions that must all hold; none for no condition.
  mutating func program(allOf conditions: [Name<Condition>]) -> UInt32 {
    guard let expression = expression(allOf: conditions) else { return Lowering.none }
    return UInt32(programs.add(expression, type: .bool))
  }

  func expression(allOf conditions: [Name<Condition>]) -> TypedExpression? {
    Lowering.all(conditions.map { .condition(name: $0.text, ordinal: names[Condition.key, $0.text]) })
  }

  static func all(_ expressions: [TypedExpression]) -> TypedExpression? {
    expressions.count > 1 ? .and(expressions) : expressions.first
  }

  /// The program of an expression of the rules.
  mutating func program(_ path: RulePath) -> UInt32 {
    guard let condition = typed[path] else { return Lowering.none }
    return UInt32(programs.add(condition.root, type: condition.type))
  }

  mutating func refs<K: Kind>(_ rules: [Name<K>], to section: Section) -> [UInt32] {
    writer.addRange(to: section, rules.map { [UInt32(names[K.key, $0.text])] })
  }

  func optional<K: Kind>(_ name: Name<K>?) -> UInt32 { name.map { UInt32(names[K.key, $0.text]) } ?? Lowering.none }

  mutating func outcome(kind: OutcomeKind, reason: UInt32 = none, limit: UInt32 = none, spends: UInt32 = none, value: UInt32 = 0) -> UInt32
  {
    let words = [UInt32(kind.rawValue), reason, limit, spends, value]
    if let known = outcomes[words] { return known }
    let row = UInt32(writer.add(to: .outcomes, words))
    outcomes[words] = row
    return row
  }

  mutating func tableRow(_ expression: TypedExpression?, _ outcome: UInt32, _ rule: RulePath) -> [UInt32] {
    rules.append(rule)
    let program = expression.map { UInt32(programs.add($0, type: .bool)) } ?? Lowering.none
    return [program, outcome, writer.text(rule.description)]
  }

  private func sourceMap(_ places: Places, _ sources: SourceSet) -> SourceMap {
    var paths = Set(rules)
    for kind in NameTable.kinds { for name in places.names(of: kind) { paths.insert(RulePath(kind, name)) } }
    let entries = paths.map { path in
      let span = path.parts.count == 2 ? places.key(path) : places.span(path)
      let position = sources[span.file].position(of: span.range.lowerBound)
      return SourceMap.Entry(rule: path.description, file: sources[span.file].path, line: position.line, column: position.column)
    }
    return SourceMap(entries: entries.sorted { $0.rule < $1.rule })
  }
}
