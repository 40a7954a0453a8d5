internal import Conditions

/// Representative values of each fact: every boundary at which a comparison changes, and one value in every interval between boundaries.
///
/// Facts within the same intervals give the same results, so trying these values covers all values.
package struct FactValues: Sendable {
  /// 2026-01-01T00:00:00Z. If only differences of times matter, any time works.
  static let someTime = FactValue.nanoseconds(1_767_225_600)

  let variables: [FactSpace.Variable]
  /// The values, by the position of the fact.
  let values: [[FactValue]]
  /// Whether the values represent all others. They do not if formulas do more than add and compare, or compare facts with each other, except
  /// differences from one fact without bounds. `ExactSearch` decides what the values leave open.
  package let isExact: Bool

  package init(of space: FactSpace, in formulas: [Formula]) {
    variables = space.variables
    let forms = ComparedSums(formulas, of: space.variables)
    var boundaries = Boundaries(space, Array(forms.forms))
    boundaries.link()
    let texts = forms.texts.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    // One more text for each fact: facts may differ from all texts of the formulas, and from each other.
    let others = 1 + max(1, space.variables.count { $0.values == .text })
    var isExact = !forms.hasMore && boundaries.isExact
    values = space.variables.indices.map { index in
      let variable = space.variables[index]
      if let options = variable.options { return options }
      let some: [FactValue]
      switch variable.values {
      case .bool: some = [.bool(false), .bool(true)]
      case .ordinals(let names): some = names.indices.map { .ordinal($0) }
      case .number: some = boundaries.values(of: index).map { .number($0) }
      case .text:
        some = texts.map { .text($0) } + (1...others).map { .text(FactValues.otherText($0)) }
      case .list:
        isExact = false
        some = [.list([])] + texts.map { .list([.text($0)]) } + [.list(texts.map { .text($0) })]
      }
      return variable.isNullable ? some + [.null] : some
    }
    self.isExact = isExact
  }

  private static func otherText(_ number: Int) -> String {
    number == 1 ? "something else" : number == 2 ? "something different" : "something different, \(number - 1)"
  }
}

/// The boundaries at which the results of comparisons change, for each number.
private struct Boundaries {
  /// The maximum number of boundaries for one fact.
  private static let most = 48
  private let space: FactSpace
  /// The sums of two or more facts.
  private let links: [VariableSum]
  private var points: [Int: Set<Int64>] = [:]
  private var fixed: Set<Int> = []
  private(set) var isExact = true

  init(_ space: FactSpace, _ forms: [VariableSum]) {
    self.space = space
    links = forms.filter { $0.coefficients.count > 1 }.sorted { $0.order.lexicographicallyPrecedes($1.order) }
    for form in forms where form.coefficients.count == 1 {
      if let variable = form.coefficients.keys.first, let root = form.root(of: variable, [:]) { add(root, to: variable) }
    }
  }

  /// Adds the boundaries of facts that are compared with each other. The boundary of one depends on the value of the other.
  mutating func link() {
    var left = links
    while let first = left.first {
      var members = Set(first.coefficients.keys)
      var group: [VariableSum] = []
      var grows = true
      while grows {
        grows = false
        for form in left where !members.isDisjoint(with: form.coefficients.keys) {
          group.append(form)
          members.formUnion(form.coefficients.keys)
          grows = true
        }
        left.removeAll { group.contains($0) }
      }
      link(group, members.sorted())
    }
  }

  private mutating func link(_ group: [VariableSum], _ members: [Int]) {
    let counts = members.map { member in group.count { $0.coefficients[member] != nil } }
    guard let hub = zip(members, counts).max(by: { $0.1 < $1.1 })?.0 else { return }
    let areDifferences = group.allSatisfy { Set($0.coefficients.values) == [1, -1] && $0.coefficients.count == 2 }
    let areFree = members.allSatisfy { points[$0] == nil && space.variables[$0].least == nil && space.variables[$0].most == nil }
    let rest = members.filter { $0 != hub }
    if areDifferences, areFree {
      // Only differences matter, so one value of the shared fact represents all.
      points[hub] = [space.variables[hub].type.withoutNull == .timestamp ? FactValues.someTime : 0]
      fixed.insert(hub)
      meet(group, rest, after: [hub])
      // All comparisons share one fact, so the others are compared with constants.
      if !group.allSatisfy({ $0.coefficients[hub] != nil }) { isExact = false }
    } else {
      isExact = false
      for member in members {
        if let least = space.variables[member].least { add(least, to: member) }
        if let most = space.variables[member].most { add(most, to: member) }
      }
      meet(group, [hub] + rest, after: [])
    }
  }

  /// Adds the boundaries of each fact in turn, with all values of the facts before it, and with the own boundaries of the facts after it.
  private mutating func meet(_ group: [VariableSum], _ members: [Int], after before: [Int]) {
    var choices: [Int: [Int64]] = [:]
    for member in before + members { choices[member] = values(of: member) }
    for member in members {
      var found: Set<Int64> = []
      for form in group where form.coefficients[member] != nil {
        combine(form, member, form.coefficients.keys.sorted().filter { $0 != member }[...], [:], choices, &found)
      }
      for value in found.sorted() { add(value, to: member) }
      choices[member] = values(of: member)
    }
  }

  private func combine(
    _ form: VariableSum, _ member: Int, _ rest: ArraySlice<Int>, _ known: [Int: Int64], _ choices: [Int: [Int64]], _ found: inout Set<Int64>
  ) {
    guard let next = rest.first else {
      if let root = form.root(of: member, known), space.variables[member].holds(root) { found.insert(root) }
      return
    }
    guard found.count <= Boundaries.most else { return }
    var known = known
    for value in choices[next] ?? [] {
      known[next] = value
      combine(form, member, rest.dropFirst(), known, choices, &found)
    }
  }

  private mutating func add(_ value: Int64, to variable: Int) {
    guard points[variable, default: []].count < Boundaries.most else { return isExact = false }
    points[variable, default: []].insert(value)
  }

  /// Returns every boundary, and one value in every interval between them.
  func values(of index: Int) -> [Int64] {
    let variable = space.variables[index]
    guard case .number(let step) = variable.values else { return [] }
    let least = variable.least ?? .min / 2
    let most = variable.most ?? .max / 2
    let start = variable.type.withoutNull == .timestamp ? FactValues.someTime : 0
    guard let sorted = points[index]?.sorted(), let first = sorted.first, let last = sorted.last else {
      return [min(max(start, least), most)]
    }
    if fixed.contains(index) { return sorted }
    var all: [Int64] = [first > least ? max(first.saturated(adding: -step), least) : first.saturated(adding: -step)]
    for (position, point) in sorted.enumerated() {
      all.append(point)
      let next = position + 1 < sorted.count ? sorted[position + 1] : last.saturated(adding: 2 * step)
      if position + 1 == sorted.count, point < most {
        all.append(min(point.saturated(adding: step), most))
      } else if next.saturated(adding: -step) > point {
        all.append(point + step)
      } else if next.saturated(adding: -1) > point {
        all.append(point + (next / 2 - point / 2))
      }
    }
    let inside = all.filter { variable.holds($0) }
    return inside.isEmpty ? [min(max(first, least), most)] : inside
  }
}

extension Int64 {
  /// The sum, or the greatest or least number if the sum is beyond it.
  fileprivate func saturated(adding other: Int64) -> Int64 {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }
}

extension FactSpace.Variable {
  fileprivate func holds(_ number: Int64) -> Bool { number >= least ?? .min / 2 && number <= most ?? .max / 2 }
}

extension VariableSum {
  /// A sort key, so that sums have the same order in every run.
  fileprivate var order: [Int64] { coefficients.sorted { $0.key < $1.key }.flatMap { [Int64($0.key), $0.value] } + [constant] }
}
