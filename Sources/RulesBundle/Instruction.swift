/// An instruction of a compiled condition: an operation and two operands in eight bytes.
///
/// A program is a sequence of instructions that leaves exactly one value on the stack. Jumps only go forward, so every program terminates.
/// Jump targets are indexes of instructions relative to the first instruction of the program.
public struct Instruction: Sendable, Equatable {
  /// The operation of an instruction.
  public enum Operation: UInt8, Sendable, CaseIterable {
    // Push one value.
    /// Pushes the constant with index `b`.
    case constant = 0
    /// Pushes the fact with ordinal `a`.
    case fact
    /// Pushes the limit with ordinal `b` for the current plan, which is null if it is unlimited or not applicable.
    case limit
    /// Pushes whether the current plan does not deny the capability with ordinal `b`.
    case planCan
    /// Pushes the named condition with ordinal `b`.
    case condition
    /// Pushes whether the value of the enumeration fact with ordinal `a` is in the bit mask `b`.
    case factIsOneOf

    // Replace the top value.
    /// Negates a Boolean.
    case not
    /// Negates a number.
    case negate
    /// Replaces a string or a list by its size.
    case size
    /// Parses a string to a duration.
    case parseDuration
    /// Parses a string to a timestamp.
    case parseTimestamp

    // Replace the two top values (left below right) by one.
    /// `==`.
    case equal
    /// `!=`.
    case notEqual
    /// `<`.
    case less
    /// `<=`.
    case lessOrEqual
    /// `>`.
    case greater
    /// `>=`.
    case greaterOrEqual
    /// `+`.
    case add
    /// `-`.
    case subtract
    /// `*`.
    case multiply
    /// `/`.
    case divide
    /// `%`.
    case remainder
    /// `in`: whether the left value is an item of the right list.
    case isIn
    /// `&&`. The result is false if either side is false, even if the other side is an error.
    case and
    /// `||`. The result is true if either side is true, even if the other side is an error.
    case or

    /// Replaces the top `b` values by a list of them.
    case makeList

    // Control flow.
    /// Jumps to `b` if the top value is false. The top value stays on the stack.
    case jumpIfFalse
    /// Jumps to `b` if the top value is true. The top value stays on the stack.
    case jumpIfTrue
    /// Pops the top value. True continues, and false jumps to `b`. An error is pushed again and jumps to `a`.
    case branch
    /// Jumps to `b`.
    case jump

    // Compare a fact with a constant, the most frequent test, in one instruction instead of three.
    /// Pushes whether the fact with ordinal `a` equals the constant with index `b`.
    case factEqual
    /// Pushes whether the fact with ordinal `a` does not equal the constant with index `b`.
    case factNotEqual
    /// Pushes whether the fact with ordinal `a` is less than the constant with index `b`.
    case factLess
    /// Pushes whether the fact with ordinal `a` is less than or equal to the constant with index `b`.
    case factLessOrEqual
    /// Pushes whether the fact with ordinal `a` is greater than the constant with index `b`.
    case factGreater
    /// Pushes whether the fact with ordinal `a` is greater than or equal to the constant with index `b`.
    case factGreaterOrEqual
  }

  /// What the instruction does with the stack.
  public var operation: Operation
  /// The first operand.
  public var a: UInt16
  /// The second operand.
  public var b: UInt32

  /// Creates an instruction. The operands must fit in their types.
  public init(_ operation: Operation, a: Int = 0, b: Int = 0) { self.init(operation, a: UInt16(a), b: UInt32(b)) }

  /// Creates an instruction with operands as stored in a bundle.
  @inlinable
  init(_ operation: Operation, a: UInt16, b: UInt32) {
    self.operation = operation
    self.a = a
    self.b = b
  }
}

extension Instruction.Operation {
  /// Whether the operation compares a fact (`a`) with a constant (`b`).
  public var comparesFact: Bool {
    switch self {
    case .factEqual, .factNotEqual, .factLess, .factLessOrEqual, .factGreater, .factGreaterOrEqual: true
    default: false
    }
  }

  /// Whether `a` is the ordinal of a fact.
  public var readsFact: Bool { self == .fact || self == .factIsOneOf || comparesFact }

  /// Whether `b` is the index of a constant.
  public var readsConstant: Bool { self == .constant || comparesFact }

  /// Creates the operation of a validated byte. Operations are numbered consecutively, so the byte is the representation of the enum.
  @inlinable @inline(__always)
  package init(verified byte: UInt8) { self = unsafeBitCast(byte, to: Instruction.Operation.self) }
}
