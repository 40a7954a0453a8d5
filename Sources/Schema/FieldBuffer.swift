internal import YAMLTree

/// The memory for the values of the fields of an object while it is read.
struct FieldBuffer: Sendable {
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

  /// Calls `fill` for each slot. If all slots are filled and `isWanted` returns true, `use` takes the values. Otherwise the values are destroyed,
  /// and the result is false.
  func read(
    _ slots: [Slot], fill: (Int, UnsafeMutableRawPointer) -> Bool, isWanted: () -> Bool, use: (inout Taker) -> Void
  ) -> Bool {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: max(1, size), alignment: alignment)
    defer { memory.deallocate() }
    var missing: [Int] = []
    for index in slots.indices where !fill(index, memory + places[index]) { missing.append(index) }
    return take(slots, from: memory, missing, isWanted: isWanted(), use: use)
  }

  /// Fills all slots with one call, in any order.
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

  /// Provides the values in the order of the fields.
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

/// A type-erased field.
struct Slot: Sendable {
  let size: Int
  let alignment: Int
  /// Fills the memory of the field from the entry with its key, if there is one, or from the whole mapping.
  let fill: @Sendable (Node, Node.Entry?, inout ParseContext, UnsafeMutableRawPointer) -> Bool
  let fillFromFiles: @Sendable (Folder, inout ParseContext, UnsafeMutableRawPointer) -> Bool
  let destroy: @Sendable (UnsafeMutableRawPointer) -> Void
  /// Returns a copy of the value in the memory of the field.
  let save: @Sendable (UnsafeMutableRawPointer) -> any Sendable
  /// Fills the memory of the field with a copy that `save` returned.
  let load: @Sendable (any Sendable, UnsafeMutableRawPointer) -> Void
}
