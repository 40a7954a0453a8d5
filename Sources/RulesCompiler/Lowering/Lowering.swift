internal import Conditions
internal import RuleKinds
internal import RulesBundle
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
  var outcomes: [OutcomeBuilder: Int] = [:]
  /// Programs of derived facts and numbers of default constants, by fact.
  var derived: [String: Int] = [:]
  var defaults: [String: Int] = [:]
  /// Rows of the values of sentences, by sentence and variable.
  var copyValues: [String: [String: Int]] = [:]
  /// Rows of the fields of records.
  var recordFields: [RecordPlace: Int] = [:]
  /// Where values lie that a server may be allowed to set.
  var valuePlaces: [RulePath: [ValuePlace]] = [:]

  static func lower(
    _ book: RuleBook, _ typed: TypedBook, _ analysis: PlanAnalysis, _ places: SourceLocations, _ sources: SourceSet
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

  private mutating func file(_ contract: [ContractLine], _ places: SourceLocations?) -> [UInt8] {
    lowerAll()
    if let places { lowerRemoteOverridables(places) }
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
    lowerMoments()
    lowerStorage()
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

  /// The program of conditions that must all hold; nil for no condition.
  mutating func program(allOf conditions: [Name<Condition>]) -> Int? {
    expression(allOf: conditions).map { programs.add($0, type: .bool) }
  }

  /// The same where checks see to it that there is a condition.
  mutating func condition(allOf conditions: [Name<Condition>]) -> Int {
    guard let program = program(allOf: conditions) else { fatalError("checked rules have a condition here") }
    return program
  }

  func expression(allOf conditions: [Name<Condition>]) -> TypedExpression? {
    Lowering.all(conditions.map { .condition(name: $0.text, ordinal: names[Condition.key, $0.text]) })
  }

  static func all(_ expressions: [TypedExpression]) -> TypedExpression? {
    expressions.count > 1 ? .and(expressions) : expressions.first
  }

  /// The program of an expression of the rules; nil where there is none.
  mutating func program(_ path: RulePath) -> Int? {
    typed[path].map { programs.add($0.root, type: $0.type) }
  }

  /// The same where checks see to it that there is an expression.
  mutating func condition(_ path: RulePath) -> Int {
    guard let program = program(path) else { fatalError("checked rules have an expression at \(path)") }
    return program
  }

  func row<K: Kind>(_ name: Name<K>) -> Int { names[K.key, name.text] }

  func optional<K: Kind>(_ name: Name<K>?) -> Int? { name.map { row($0) } }

  /// The same of a name that checks see to.
  func needed<K: Kind>(_ name: Name<K>?) -> Int {
    guard let name else { fatalError("checked rules name something of the kind `\(K.key)` here") }
    return row(name)
  }

  /// Rows that name rules of a kind, one each.
  mutating func refs<K: Kind>(_ rules: [Name<K>], _ builder: (Int) -> some RowBuilder) -> Range<Int> {
    writer.addRange(rules.map { builder(row($0)) })
  }

  mutating func outcome(_ kind: OutcomeKind, reason: Int? = nil, limit: Int? = nil, spends: Int? = nil, value: Int = 0) -> Int {
    let outcome = OutcomeBuilder(kind: kind, reason: reason, limit: limit, spends: spends, value: value)
    if let known = outcomes[outcome] { return known }
    let row = writer.add(outcome)
    outcomes[outcome] = row
    return row
  }

  mutating func tableRow(_ expression: TypedExpression?, _ outcome: Int, _ rule: RulePath) -> TableLineBuilder {
    rules.append(rule)
    let program = expression.map { programs.add($0, type: .bool) }
    return TableLineBuilder(condition: program, then: outcome, rule: writer.text(rule.description))
  }

  private func sourceMap(_ places: SourceLocations, _ sources: SourceSet) -> SourceMap {
    var paths = Set(rules)
    for kind in names.sorted.keys { for name in places.names(of: kind) { paths.insert(RulePath(kind, name)) } }
    let entries = paths.map { path in
      let span = path.parts.count == 2 ? places.key(path) : places.span(path)
      let position = sources[span.file].position(of: span.range.lowerBound)
      return SourceMap.Entry(rule: path.description, file: sources[span.file].path, line: position.line, column: position.column)
    }
    return SourceMap(entries: entries.sorted { $0.rule < $1.rule })
  }
}
