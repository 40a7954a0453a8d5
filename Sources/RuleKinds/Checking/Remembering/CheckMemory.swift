internal import Diagnostics
internal import Schema

/// The results of checks and of searches in them, so that checking again after an edit repeats only those that read what the edit changed.
package struct CheckMemory: Sendable {
  private var versions = Versions()
  /// The parts that the results read.
  private var table = ReadTable()
  /// The last results of each computation. The same edits often come again, for example a missing bracket.
  private(set) var results: [String: [Remembered]] = [:]
  private var count = 0
  private var allowed = 0
  /// The number of compilations.
  private(set) var time = 0
  /// What was given to the checks besides the rules.
  private var circumstances = ""

  /// Creates a memory that holds nothing.
  package init() {}

  mutating func start(_ circumstances: String) {
    if circumstances != self.circumstances { self = CheckMemory() }
    self.circumstances = circumstances
    time += 1
  }

  // MARK: The rules

  mutating func update(
    _ book: RuleBook, _ typed: TypedBook, _ places: SourceLocations, _ folder: FolderMemory, _ reported: [Diagnostic],
    _ broken: Set<String>
  ) {
    versions.update(book, typed, places, folder, reported, broken)
    table.update(versions)
  }

  mutating func update(endings: [String: [[PlanAnalysis.Possible]]]) {
    versions.update(endings: endings)
    table.update(versions)
  }

  /// The parts that have numbers, with their current numbers.
  func numbered(_ reads: [Read]) -> [(read: Read, number: Int)] {
    reads.compactMap { read in versions.number(of: read).map { (read, $0) } }
  }

  // MARK: The results

  /// The result of a computation, if everything that it read is the same.
  func result(_ key: String, where isUsable: (any Sendable) -> Bool) -> Remembered? {
    results[key]?.first { $0.isCurrent(in: table) && isUsable($0.value) }
  }

  mutating func use(_ key: String, _ result: Remembered) {
    guard let index = results[key]?.firstIndex(where: { $0.hasSameReads(as: result) }) else { return }
    results[key]?[index].usedAt = time
  }

  mutating func keep(_ key: String, _ result: Remembered) {
    var result = result
    result.enter(&table)
    var list = results[key] ?? []
    count += 1
    list.insert(result, at: 0)
    if list.count > CheckMemory.most {
      list.removeLast()
      count -= 1
    }
    results[key] = list
  }

  /// Keeps a result inside another one, unless several computations of this compilation contain it.
  mutating func keep(part key: String, _ part: Remembered) {
    var part = part
    part.enter(&table)
    if results[key]?.contains(where: { $0.usedAt == part.usedAt && $0.hasSameReads(as: part) }) ?? false { return }
    keep(key, part)
  }

  /// Forgets what no recent compilation used, if there is much of it.
  mutating func tidy() {
    guard count > allowed else { return }
    var recent: Set<String> = []
    func visit(_ key: String) {
      guard recent.insert(key).inserted else { return }
      for result in results[key] ?? [] { result.parts.forEach(visit) }
    }
    for (key, list) in results where list.contains(where: { $0.usedAt + CheckMemory.recently >= time }) { visit(key) }
    results = results.filter { recent.contains($0.key) }
    count = results.values.reduce(0) { $0 + $1.count }
    allowed = 2 * count + 1_000
    // The parts that only forgotten results read are forgotten too.
    table = ReadTable()
    for key in results.keys { for index in results[key, default: []].indices { results[key]?[index].enter(&table) } }
    table.update(versions)
  }

  /// The number of results that are kept for one computation.
  private static let most = 3
  /// The number of compilations after which an unused result is forgotten.
  private static let recently = 100
}
