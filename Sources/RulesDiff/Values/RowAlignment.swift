/// Which rows of two lists are the same ones, by the longest run of equal rows in the same order.
enum RowAlignment {
  struct Gap {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// What lies between the rows that are the same, in order; where both sides have rows they take each other's place.
  static func gaps(_ old: [RuleValue], _ new: [RuleValue]) -> [Gap] {
    var gaps: [Gap] = []
    var (from, to) = (0, 0)
    for (i, j) in common(old, new) + [(old.count, new.count)] {
      if from < i || to < j { gaps.append(Gap(old: from..<i, new: to..<j)) }
      (from, to) = (i + 1, j + 1)
    }
    return gaps
  }

  /// The positions of equal rows, as many as can stand in the same order on both sides.
  private static func common(_ old: [RuleValue], _ new: [RuleValue]) -> [(Int, Int)] {
    var lengths = [[Int]](repeating: [Int](repeating: 0, count: new.count + 1), count: old.count + 1)
    for i in old.indices.reversed() {
      for j in new.indices.reversed() {
        lengths[i][j] = old[i] == new[j] ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
      }
    }
    var pairs: [(Int, Int)] = []
    var (i, j) = (0, 0)
    while i < old.count, j < new.count {
      if old[i] == new[j] {
        pairs.append((i, j))
        (i, j) = (i + 1, j + 1)
      } else if lengths[i + 1][j] >= lengths[i][j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }
}
