internal import Conditions
internal import RuleKinds
internal import RulesBundle
internal import SourceText

/// Compiles checked rules to a bundle: names become ordinals, matrices and steps become table rows, and expressions become instructions.
///
/// Inherited values, such as the column of a plan or the copy of a reason, are resolved here, so that the runtime only looks them up.
struct Lowering {
  let book: RuleBook
  let typed: TypedBook
  let analysis: PlanAnalysis
  var writer = BundleWriter()
  var programs = ProgramTable()
  /// The ordinals of every kind, by name.
  let names: NameTable
  /// The paths of rules for the source map.
  var rules: [RulePath] = []
  var outcomes: [OutcomeBuilder: Int] = [:]
  /// The programs of derived facts and the constant pool indexes of defaults, by fact.
  var derived: [String: Int] = [:]
  var defaults: [String: Int] = [:]
  /// The rows of copy values, by sentence and variable.
  var copyValues: [String: [String: Int]] = [:]
  /// The rows of the fields of records.
  var recordFields: [RecordPlace: Int] = [:]
  /// The locations of values that may be remotely overridable.
  var valuePlaces: [RulePath: [ValuePlace]] = [:]

  static func lower(
    _ book: RuleBook, _ typed: TypedBook, _ analysis: PlanAnalysis, _ places: SourceLocations, _ sources: SourceSet
  ) -> LoweredRules {
    var lowering = Lowering(book: book, typed: typed, analysis: analysis, names: NameTable(book, typed.ordinals))
    let contract = lowering.contract()
    let bundle = lowering.file(contract, places)
    return LoweredRules(bundle: bundle, sourceMap: lowering.sourceMap(places, sources), contract: contract)
  }

  /// Returns a bundle without a source map and remotely overridable values.
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

  /// Returns the program of conditions that must all be true, or nil for no conditions.
  mutating func program(allOf conditions: [Name<Condition>]) -> Int? {
    expression(allOf: conditions).map { programs.add($0, type: .bool) }
  }

  /// Returns the program of conditions where checks guarantee at least one condition.
  mutating func condition(allOf conditions: [Name<Condition>]) -> Int {
    guard let program = program(allOf: conditions) else { fatalError("missing condition in checked rules") }
    return program
  }

  func expression(allOf conditions: [Name<Condition>]) -> TypedExpression? {
    Lowering.all(conditions.map { .condition(name: $0.text, ordinal: names[Condition.key, $0.text]) })
  }

  static func all(_ expressions: [TypedExpression]) -> TypedExpression? {
    expressions.count > 1 ? .and(expressions) : expressions.first
  }

  /// Returns the program of the expression at a path, or nil if the path has no expression.
  mutating func program(_ path: RulePath) -> Int? {
    typed[path].map { programs.add($0.root, type: $0.type) }
  }

  /// Returns the program of the expression at a path where checks guarantee an expression.
  mutating func condition(_ path: RulePath) -> Int {
    guard let program = program(path) else { fatalError("missing expression at \(path) in checked rules") }
    return program
  }

  func row<K: Kind>(_ name: Name<K>) -> Int { names[K.key, name.text] }

  func optional<K: Kind>(_ name: Name<K>?) -> Int? { name.map { row($0) } }

  /// Returns the ordinal of a name that checks guarantee.
  func needed<K: Kind>(_ name: Name<K>?) -> Int {
    guard let name else { fatalError("missing name of the kind `\(K.key)` in checked rules") }
    return row(name)
  }

  /// Adds the items of a list with their conditions.
  mutating func items<Item: Kind>(_ items: [ListedItem<Item>], _ builder: (_ condition: Int?, _ row: Int) -> some RowBuilder) -> Range<Int>
  {
    let rows = items.map { builder(program(allOf: $0.conditions), row($0.name)) }
    return writer.addRange(rows)
  }

  /// Adds one row for each referenced rule.
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
