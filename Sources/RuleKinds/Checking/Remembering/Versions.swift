internal import Conditions
internal import Diagnostics
internal import Schema
internal import SourceText
internal import YAMLTree

/// Numbers for every part of the rules that a computation can read. The number of a part changes if the part does.
struct Versions: Sendable {
  private var clock = 0
  private var values: [ObjectIdentifier: any ValueVersions] = [:]
  private var files: [String: FileVersions] = [:]
  private var places: [String: [String: NumberedStates<(key: Node, value: Node)>]] = [:]
  private var names: [String: NumberedStates<[String]>] = [:]
  /// The numbers of the last comparisons of the locations, by kind.
  private var located: [String: Int] = [:]
  private var expressions: [RulePath: (typed: TypedCondition, number: Int)] = [:]
  private var allExpressions = NumberedStates<[RulePath: TypedCondition]>()
  private var ordinals: [String: NumberedStates<[String]>] = [:]
  private var endings: [String: NumberedStates<[[PlanAnalysis.Possible]]>] = [:]
  /// The number of the last update of the endings.
  private var lastEndings = 0
  private var faults: [UInt32: NumberedStates<[Diagnostic]>] = [:]
  private var brokenKinds = NumberedStates<Set<String>>()
  private var everything = 0
  /// The numbers of the files that declare a kind, and of those that use its names.
  private var declaring: [String: Int] = [:]
  private var using: [String: Int] = [:]
  /// The numbers of several files together.
  private var together: [[Int]: Int] = [:]
  private var current: Current?

  /// The parts whose numbers follow from their contents.
  private struct Current: Sendable {
    var places: SourceLocations
    var ordinals: Ordinals
    var hasErrors: Bool
    var broken: Set<String>
  }

  init() {}

  /// Returns the number of a part; nil for rules inside other rules, which are a part of those.
  func number(of read: Read) -> Int? {
    switch read {
    case .rules(let kind), .single(let kind): values[kind]?.number
    case .rule(let kind, let name): values[kind]?.number(of: name)
    case .places(let kind): declaring[kind] ?? 0
    case .place(let kind, let name): isDeclared(kind, name) ? places[kind]?[name]?.number ?? 0 : 0
    case .name(let kind, let name): isDeclared(kind, name) ? 1 : 0
    case .names(let kind): names[kind]?.number ?? 0
    case .uses(let kind): using[kind] ?? 0
    case .expression(let path): allExpressions.current?[path] == nil ? 0 : expressions[path]?.number ?? 0
    case .expressions: allExpressions.number
    case .ordinals(let kind): ordinals[kind]?.number ?? 0
    case .ordinal(let kind, let name): current?.ordinals.position(kind, name) ?? -1
    case .faults(let file): faults[file].map { $0.current?.isEmpty ?? true ? 0 : $0.number } ?? 0
    case .hasErrors: current?.hasErrors ?? false ? 1 : 0
    case .broken(let kind): current?.broken.contains(kind) ?? false ? 1 : 0
    case .brokenKinds: brokenKinds.number
    case .endings(let action): endings[action]?.number ?? 0
    case .everything: everything
    }
  }

  /// Returns the number of a group; nil if its parts have to be compared.
  func number(of group: Read.Group) -> Int? {
    switch group {
    case .values(let kind): values[kind]?.number
    case .places(let kind): located[kind]
    case .expressions: allExpressions.number
    case .ordinals(let kind): ordinals[kind]?.number
    case .endings: lastEndings
    case .others: nil
    }
  }

  private func isDeclared(_ kind: String, _ name: String) -> Bool { current?.places.declarations(of: kind)[name] != nil }

  /// Numbers the files of each kind together, because several files can declare or use the rules of one kind.
  private mutating func combine() {
    var (declaring, using): ([String: [Int]], [String: [Int]]) = ([:], [:])
    for (key, file) in files {
      for kind in file.kinds.union([key]) { declaring[kind, default: []].append(file.number) }
      for (kind, number) in file.useNumbers { using[kind, default: []].append(number) }
    }
    self.declaring = declaring.mapValues { together($0) }
    self.using = using.mapValues { together($0) }
  }

  private mutating func together(_ numbers: [Int]) -> Int {
    if numbers.count == 1 { return numbers[0] }
    let sorted = numbers.sorted()
    if let known = together[sorted] { return known }
    if together.count > 10_000 { together = [:] }
    clock += 1
    together[sorted] = clock
    return clock
  }

  // MARK: After an edit

  /// Takes the rules of a compilation. What did not change keeps its number.
  mutating func update(
    _ book: RuleBook, _ typed: TypedBook, _ locations: SourceLocations, _ folder: FolderMemory, _ reported: [Diagnostic],
    _ broken: Set<String>
  ) {
    let before = current
    current = Current(
      places: locations, ordinals: typed.ordinals, hasErrors: reported.contains { $0.severity == .error }, broken: broken)
    brokenKinds.set(broken, &clock)
    var changed: Set<String> = []
    var isChanged = false
    for (field, value) in zip(RuleBookSchema.schema.fields, RuleBookSchema.schema.values(book)) {
      let version = folder.version(of: field.key)
      let kinds = files[field.key]?.kinds ?? []
      guard files[field.key]?.reading != version else { continue }
      isChanged = true
      set(value)
      files[field.key, default: FileVersions()].set(folder.roots(of: field.key), folder.reading(of: field.key), version, &clock)
      changed.formUnion(kinds.union(files[field.key]?.kinds ?? []))
    }
    if isChanged || before == nil {
      clock += 1
      everything = clock
      combine()
    }
    for kind in changed { locate(kind, locations) }
    update(typed)
    let errors = Dictionary(grouping: reported.filter { $0.severity == .error }, by: \.primary.span.file.index)
    for file in Set(errors.keys).union(faults.keys) { faults[file, default: NumberedStates()].set(errors[file] ?? [], &clock) }
  }

  /// Takes the possible endings of the actions, which many checks use.
  mutating func update(endings new: [String: [[PlanAnalysis.Possible]]]) {
    clock += 1
    lastEndings = clock
    for name in Set(new.keys).union(endings.keys) { endings[name, default: NumberedStates()].set(new[name] ?? [], &clock) }
  }

  private mutating func set(_ value: any Sendable) {
    guard let value = value as? any VersionedValue else { preconditionFailure("every kind has versions") }
    let kind = ObjectIdentifier(type(of: value).identity)
    values[kind] = value.versions(after: values[kind], &clock)
  }

  /// Compares the locations of the declared rules of a kind.
  private mutating func locate(_ kind: String, _ locations: SourceLocations) {
    clock += 1
    located[kind] = clock
    let declared = locations.declarations(of: kind)
    names[kind, default: NumberedStates()].set(declared.keys.sorted(), &clock)
    var known = places[kind] ?? [:]
    for (name, entry) in declared {
      known[name, default: NumberedStates()].set((entry.key, entry.value), &clock) {
        $0.key.hasSameSource(as: $1.key) && $0.value.hasSameSource(as: $1.value)
      }
    }
    if known.count > 2 * declared.count + 64 { known = known.filter { declared[$0.key] != nil } }
    places[kind] = known
  }

  private mutating func update(_ typed: TypedBook) {
    let names = typed.ordinals
    for (kind, list) in [
      (Plan.key, names.plans), (Fact.key, names.facts), (Limit.key, names.limits), (Capability.key, names.capabilities),
      (Condition.key, names.conditions),
    ] { ordinals[kind, default: NumberedStates()].set(list, &clock) }
    let all = typed.expressions
    let past = allExpressions.current
    allExpressions.set(all, &clock)
    for (path, one) in all where past?[path] != one {
      if let known = expressions[path], known.typed == one { continue }
      clock += 1
      expressions[path] = (one, clock)
    }
    if expressions.count > 2 * all.count + 64 { expressions = expressions.filter { all[$0.key] != nil } }
  }
}
