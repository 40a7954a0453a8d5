internal import YAMLTree

/// The values of an object's fields while it is read: one block of memory, in which each has its place.
struct Record: Sendable {
  private let places: [Int]
  private let size: Int
  private let alignment: Int

  init(_ slots: [Slot]) {
    var places: [Int] = []
    var (end, alignment) = (0, 1)
    for slot in slots {
      let place = (end + slot.alignment - 1) / slot.alignment * slot.alignment
      places.append(place)
      end = place + slot.size
      alignment = max(alignment, slot.alignment)
    }
    (self.places, self.size, self.alignment) = (places, end, alignment)
  }

  /// Lets `fill` fill each slot. When all are filled and `isWanted`, `use` takes all that is in them; else it is thrown away, and the result is
  /// false.
  func read(
    _ slots: [Slot], fill: (Int, UnsafeMutableRawPointer) -> Bool, isWanted: () -> Bool, use: (inout Taker) -> Void
  ) -> Bool {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: max(1, size), alignment: alignment)
    defer { memory.deallocate() }
    var missing: [Int] = []
    for index in slots.indices where !fill(index, memory + places[index]) { missing.append(index) }
    return take(slots, from: memory, missing, isWanted: isWanted(), use: use)
  }

  /// The same for all slots at once, in any order.
  func readAll(_ slots: [Slot], fill: ([UnsafeMutableRawPointer]) -> [Bool], use: (inout Taker) -> Void) -> Bool {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: max(1, size), alignment: alignment)
    defer { memory.deallocate() }
    let isFilled = fill(places.map { memory + $0 })
    return take(slots, from: memory, slots.indices.filter { !isFilled[$0] }, isWanted: true, use: use)
  }

  private func take(
    _ slots: [Slot], from memory: UnsafeMutableRawPointer, _ missing: [Int], isWanted: Bool, use: (inout Taker) -> Void
  ) -> Bool {
    if isWanted, missing.isEmpty {
      var taker = Taker(memory: memory, places: places)
      use(&taker)
      return true
    }
    for index in slots.indices where !missing.contains(index) { slots[index].destroy(memory + places[index]) }
    return false
  }

  /// Hands the values out, one after the other.
  struct Taker {
    fileprivate let memory: UnsafeMutableRawPointer
    fileprivate let places: [Int]
    fileprivate var next = 0

    mutating func take<Value>(_ type: Value.Type) -> Value {
      next += 1
      return (memory + places[next - 1]).assumingMemoryBound(to: Value.self).move()
    }
  }
}

/// A field as an object sees it that does not know its type.
struct Slot: Sendable {
  let size: Int
  let alignment: Int
  /// Fills the field's place from the entry with its key, where there is one, or from the whole mapping.
  let fill: @Sendable (Node, Node.Entry?, inout Reading, UnsafeMutableRawPointer) -> Bool
  let fillFromFiles: @Sendable (Folder, inout Reading, UnsafeMutableRawPointer) -> Bool
  let destroy: @Sendable (UnsafeMutableRawPointer) -> Void
}
