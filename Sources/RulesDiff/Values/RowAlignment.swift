/// Matches the rows of two lists by their longest common subsequence.
enum RowAlignment {
  struct Gap {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// The gaps between matched rows, in order. If both sides have rows in a gap, the new rows replace the old ones.
  static func gaps(_ old: [RuleValue], _ new: [RuleValue]) -> [Gap] {
    var gaps: [Gap] = []
    var (from, to) = (0, 0)
    for (i, j) in common(old, new) + [(old.count, new.count)] {
      if from < i || to < j { gaps.append(Gap(old: from..<i, new: to..<j)) }
      (from, to) = (i + 1, j + 1)
    }
    return gaps
  }

  /// The positions of the longest common subsequence of rows.
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
