public import RulesBundle

/// The facts of one request, and the working memory to decide it. Made once, used again: deciding allocates nothing.
///
/// A frame belongs to one bundle and to one thread at a time.
public final class Frame {
  public let bundle: Bundle
  let values: UnsafeMutablePointer<Value>
  let stack: UnsafeMutablePointer<Value>
  let count: Int
  /// Facts whose value was worked out, not given; forgotten before the next decision.
  @exclusivity(unchecked) var derived: [Int] = []
  /// Facts that were counted from a history; counted anew when it has changed.
  @exclusivity(unchecked) private var counted: [Int] = []
  /// The latest time that the history saw which the counted facts come from, in seconds since 1970.
  var countedAt: Int64 = .min
  /// The row of the language that sentences are in; nil for the product's own.
  var locale: Int?
  /// Texts that the request brought or evaluation built.
  @exclusivity(unchecked) var bytes: [UInt8] = []
  /// Lists that the request brought or evaluation built.
  @exclusivity(unchecked) var items: [Value] = []
  /// How much of `bytes` and `items` the request brought; what comes after was built while evaluating.
  @exclusivity(unchecked) var givenBytes = 0
  @exclusivity(unchecked) var givenItems = 0

  public convenience init(for bundle: Bundle) { self.init(for: bundle, facts: bundle.count(.facts), stack: bundle.stackNeeded) }

  /// A frame for programs that are in no bundle. `brought`: how many facts there may be behind those of the bundle.
  package convenience init(for bundle: Bundle, brought: Int) {
    self.init(for: bundle, facts: bundle.count(.facts) + brought, stack: bundle.stackNeeded + LooseProgram.mostStack)
  }

  private init(for bundle: Bundle, facts: Int, stack depth: Int) {
    self.bundle = bundle
    count = facts
    values = .allocate(capacity: max(count, 1))
    values.initialize(repeating: .missing, count: max(count, 1))
    stack = .allocate(capacity: depth + 1)
    stack.initialize(repeating: .missing, count: depth + 1)
    derived.reserveCapacity(count)
    counted.reserveCapacity(count)
  }

  deinit {
    values.deallocate()
    stack.deallocate()
  }

  /// Forgets everything.
  public func clear() {
    values.update(repeating: .missing, count: max(count, 1))
    derived.removeAll(keepingCapacity: true)
    counted.removeAll(keepingCapacity: true)
    countedAt = .min
    locale = nil
    bytes.removeAll(keepingCapacity: true)
    items.removeAll(keepingCapacity: true)
    givenBytes = 0
    givenItems = 0
  }

  /// Gives a fact its value; `.missing` takes it back.
  public func set(_ fact: Int, _ value: Value) {
    precondition(fact >= 0 && fact < count, "a fact's ordinal comes from the same bundle")
    forgetDerived()
    values[fact] = value
  }

  /// Gives a fact a value that was counted; counting it again may change it.
  func count(_ fact: Int, _ value: Value) {
    set(fact, value)
    if !isCounted(fact) { counted.append(fact) }
  }

  private func isCounted(_ fact: Int) -> Bool {
    for index in 0..<counted.count where counted[index] == fact { return true }
    return false
  }

  /// Gives a fact a text.
  public func setText(_ fact: Int, _ utf8: some Collection<UInt8>) {
    set(fact, keep(utf8))
  }

  /// Gives a fact a list.
  package func setItems(_ fact: Int, _ list: [Value]) {
    forgetDerived()
    let start = items.count
    items.append(contentsOf: list)
    givenItems = items.count
    set(fact, .list(start: start, count: list.count, in: .frame))
  }

  /// Keeps a text of the request and gives the value that stands for it.
  public func keep(_ utf8: some Collection<UInt8>) -> Value {
    forgetDerived()
    let start = bytes.count
    bytes.append(contentsOf: utf8)
    givenBytes = bytes.count
    return .string(start: start, count: bytes.count - start, in: .frame)
  }

  /// Keeps the texts and lists of a program that is in no bundle, and gives its constants as values of this frame.
  func keep(_ program: LooseProgram) -> [Value] {
    forgetDerived()
    let (start, first) = (bytes.count, items.count)
    func kept(_ value: Value) -> Value {
      switch value.tag {
      case .string: .string(start: value.start + start, count: value.count, in: .frame)
      case .list: .list(start: value.start + first, count: value.count, in: .frame)
      default: value
      }
    }
    bytes.append(contentsOf: program.bytes)
    for item in program.items { items.append(kept(item)) }
    (givenBytes, givenItems) = (bytes.count, items.count)
    var constants: [Value] = []
    for value in program.constants { constants.append(kept(value)) }
    return constants
  }

  /// Whether the request gave this fact a value.
  public func isGiven(_ fact: Int) -> Bool {
    values[fact].tag != .missing && !derived.contains(fact) && !isCounted(fact)
  }

  /// Forgets what was worked out from the facts; mostly that is nothing.
  @inline(__always)
  func forgetDerived() {
    if !derived.isEmpty || bytes.count > givenBytes || items.count > givenItems { forgetAllDerived() }
  }

  @inline(never)
  private func forgetAllDerived() {
    // By position: an iterator over the list takes memory where it is not optimised away.
    for index in 0..<derived.count { values[derived[index]] = .missing }
    derived.removeAll(keepingCapacity: true)
    if bytes.count > givenBytes { bytes.removeLast(bytes.count - givenBytes) }
    if items.count > givenItems { items.removeLast(items.count - givenItems) }
  }

  /// Calls a function with the bytes of a text value, wherever they are.
  package func withText<R>(_ value: Value, _ body: (UnsafeRawBufferPointer) -> R) -> R {
    if !value.isInFrame { return body(bundle.utf8(start: value.start, count: value.count)) }
    return bytes.withUnsafeBytes { all in
      let isInside = value.start >= 0 && value.start <= all.count && value.count <= all.count - value.start
      return body(
        isInside
          ? UnsafeRawBufferPointer(rebasing: all[value.start..<(value.start + value.count)]) : UnsafeRawBufferPointer(start: nil, count: 0))
    }
  }

  /// An item of a list value.
  package func item(_ index: Int, of list: Value) -> Value {
    if list.isInFrame {
      let position = list.start + index
      return position < items.count ? items[position] : .error(.wrongType)
    }
    let position = list.start + index
    return position < bundle.count(.constants) ? bundle.constant(position) : .error(.wrongType)
  }
}
