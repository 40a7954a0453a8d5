/// A result, and the parts of the rules that it depends on.
struct Remembered: Sendable {
  /// The parts with their numbers when the result was computed.
  let reads: [Read: Int]
  let value: any Sendable
  /// The computations inside this one.
  let parts: [String]
  var usedAt: Int
}

/// The results of checks and of searches in them, so that checking again after an edit repeats only those that read what the edit changed.
package struct CheckMemory: Sendable {
  var versions = Versions()
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

  /// The result of a computation, if everything that it read is the same.
  func result(_ key: String, where isUsable: (any Sendable) -> Bool) -> Remembered? {
    results[key]?.first { one in one.reads.allSatisfy { versions.number(of: $0.key) == $0.value } && isUsable(one.value) }
  }

  /// Whether a result of this compilation is kept already, because several checks compute it.
  func has(_ key: String, _ result: Remembered) -> Bool {
    results[key]?.contains { $0.usedAt == result.usedAt && $0.reads == result.reads } ?? false
  }

  mutating func use(_ key: String, _ result: Remembered) {
    guard let index = results[key]?.firstIndex(where: { $0.reads == result.reads }) else { return }
    results[key]?[index].usedAt = time
  }

  mutating func keep(_ key: String, _ result: Remembered) {
    var list = results[key] ?? []
    count += 1
    list.insert(result, at: 0)
    if list.count > CheckMemory.most {
      list.removeLast()
      count -= 1
    }
    results[key] = list
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
  }

  /// The number of results that are kept for one computation.
  private static let most = 3
  /// The number of compilations after which an unused result is forgotten.
  private static let recently = 100
}
