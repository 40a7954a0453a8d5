/// Returns the index of the first member with the same key as an earlier member, compared byte by byte; nil if all keys differ.
///
/// Large objects are sorted instead of hashed: sorting is fast for adversarial keys as well, and hashing in an embedded program requires a
/// source of random numbers.
func firstDuplicate(in members: [JSON.Member]) -> Int? {
  members.count <= 12 ? firstDuplicateOfFew(members) : firstDuplicateOfMany(members)
}

func firstDuplicateOfFew(_ members: [JSON.Member]) -> Int? {
  for later in members.indices {
    for earlier in 0..<later where members[earlier].key.hasSameBytes(as: members[later].key) { return later }
  }
  return nil
}

func firstDuplicateOfMany(_ members: [JSON.Member]) -> Int? {
  var order = Array(members.indices)
  order.sort { left, right in
    let (leftKey, rightKey) = (members[left].key.utf8, members[right].key.utf8)
    if leftKey.lexicographicallyPrecedes(rightKey) { return true }
    if rightKey.lexicographicallyPrecedes(leftKey) { return false }
    return left < right
  }
  var first: Int?
  for position in order.indices.dropFirst() {
    let (earlier, later) = (order[position - 1], order[position])
    guard later < first ?? members.count, members[earlier].key.hasSameBytes(as: members[later].key) else { continue }
    first = later
  }
  return first
}
