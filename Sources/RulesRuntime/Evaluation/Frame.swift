public import RulesBundle

/// The facts of one request, and the working memory for evaluating them. Create a frame once and reuse it: decisions allocate no memory.
///
/// A frame belongs to one bundle. Use it from one thread at a time.
public final class Frame {
  /// The bundle that the frame belongs to.
  public let bundle: RuleBundle
  let values: UnsafeMutablePointer<Value>
  let stack: UnsafeMutablePointer<Value>
  let count: Int
  /// Facts whose values were derived, not provided. They are removed before the next decision.
  @exclusivity(unchecked) var derived: [Int] = []
  /// Facts that were counted from a history. They are counted again when the history changes.
  @exclusivity(unchecked) private var counted: [Int] = []
  /// The effective time of the history from which facts were counted, in seconds since 1970.
  var countedAt: Int64 = .min
  /// The row of the copy's language; nil for the product's own language.
  var locale: Int?
  /// Strings that the request provides or evaluation builds.
  @exclusivity(unchecked) var bytes: [UInt8] = []
  /// Lists that the request provides or evaluation builds.
  @exclusivity(unchecked) var items: [Value] = []
  /// The length of the part of `bytes` and `items` that the request provides. Evaluation builds what follows.
  @exclusivity(unchecked) var givenBytes = 0
  @exclusivity(unchecked) var givenItems = 0

  /// Creates an empty frame for a bundle.
  public convenience init(for bundle: RuleBundle) { self.init(for: bundle, facts: bundle.count(.facts), stack: bundle.stackNeeded) }

  /// Creates a frame for programs that are not in the bundle.
  ///
  /// - Parameter brought: The maximum number of facts in addition to those of the bundle.
  package convenience init(for bundle: RuleBundle, brought: Int) {
    self.init(for: bundle, facts: bundle.count(.facts) + brought, stack: bundle.stackNeeded + LooseProgram.maximumStack)
  }

  private init(for bundle: RuleBundle, facts: Int, stack depth: Int) {
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

  /// Removes all facts, and resets the language.
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

  /// Sets the value of a fact; `.missing` removes it. Traps if the ordinal is not in the bundle.
  public func set(_ fact: Int, _ value: Value) {
    precondition(fact >= 0 && fact < count, "the ordinal of the fact is not in this bundle")
    forgetDerived()
    values[fact] = value
  }

  /// Sets a counted fact, which counting can change again.
  func count(_ fact: Int, _ value: Value) {
    set(fact, value)
    if !isCounted(fact) { counted.append(fact) }
  }

  private func isCounted(_ fact: Int) -> Bool {
    for index in 0..<counted.count where counted[index] == fact { return true }
    return false
  }

  /// Sets a fact to a string in UTF-8.
  public func setText(_ fact: Int, _ utf8: some Collection<UInt8>) {
    set(fact, keep(utf8))
  }

  /// Sets a fact to a list.
  package func setItems(_ fact: Int, _ list: [Value]) {
    forgetDerived()
    let start = items.count
    items.append(contentsOf: list)
    givenItems = items.count
    set(fact, .list(start: start, count: list.count, in: .frame))
  }

  /// Stores a string of the request in UTF-8, and returns the value that refers to it.
  public func keep(_ utf8: some Collection<UInt8>) -> Value {
    forgetDerived()
    let start = bytes.count
    bytes.append(contentsOf: utf8)
    givenBytes = bytes.count
    return .string(start: start, count: bytes.count - start, in: .frame)
  }

  /// Stores the strings and lists of a program that is not in the bundle, and returns its constants as values of this frame.
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

  /// Returns whether the request provides this fact.
  public func isGiven(_ fact: Int) -> Bool {
    values[fact].tag != .missing && !derived.contains(fact) && !isCounted(fact)
  }

  /// Removes derived values. Usually there are none.
  @inline(__always)
  func forgetDerived() {
    if !derived.isEmpty || bytes.count > givenBytes || items.count > givenItems { forgetAllDerived() }
  }

  @inline(never)
  private func forgetAllDerived() {
    // Indices, because an iterator over the array allocates memory where it is not optimized away.
    for index in 0..<derived.count { values[derived[index]] = .missing }
    derived.removeAll(keepingCapacity: true)
    if bytes.count > givenBytes { bytes.removeLast(bytes.count - givenBytes) }
    if items.count > givenItems { items.removeLast(items.count - givenItems) }
  }

  /// Calls a closure with the bytes of a string value.
  package func withText<R>(_ value: Value, _ body: (UnsafeRawBufferPointer) -> R) -> R {
    if !value.isInFrame { return body(bundle.utf8(start: value.start, count: value.count)) }
    return bytes.withUnsafeBytes { all in
      let isInside = value.start >= 0 && value.start <= all.count && value.count <= all.count - value.start
      return body(
        isInside
          ? UnsafeRawBufferPointer(rebasing: all[value.start..<(value.start + value.count)]) : UnsafeRawBufferPointer(start: nil, count: 0))
    }
  }

  /// Returns an item of a list value.
  package func item(_ index: Int, of list: Value) -> Value {
    if list.isInFrame {
      let position = list.start + index
      return position < items.count ? items[position] : .error(.wrongType)
    }
    let position = list.start + index
    return position < bundle.count(.constants) ? bundle.constant(position) : .error(.wrongType)
  }
}
