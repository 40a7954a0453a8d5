import RulesJSON
import TestSupport

extension JSON {
  /// The same with one part replaced by an unusual value, removed, duplicated, or renamed.
  ///
  /// `depth`: one in `depth` changes replaces an object or a list as a whole, instead of something inside it.
  func changed(into odd: [JSON], depth: Int, _ random: inout Numbers) -> JSON {
    switch self {
    case .object(var members) where !members.isEmpty && random.next(below: depth) > 0:
      let index = random.next(below: members.count)
      switch random.next(below: 12) {
      case 0: members.remove(at: index)
      case 1: members.append(members[index])
      case 2: members[index].key += "x"
      default: members[index].value = members[index].value.changed(into: odd, depth: depth, &random)
      }
      return .object(members)
    case .array(var items) where !items.isEmpty && random.next(below: depth) > 0:
      let index = random.next(below: items.count)
      switch random.next(below: 8) {
      case 0: items.remove(at: index)
      case 1: items.append(items[index])
      default: items[index] = items[index].changed(into: odd, depth: depth, &random)
      }
      return .array(items)
    default: return odd[random.next(below: odd.count)]
    }
  }
}
