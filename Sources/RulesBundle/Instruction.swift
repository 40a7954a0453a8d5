/// One step of a compiled condition: eight bytes, an operation and two operands.
///
/// A program is a run of instructions that leaves exactly one value on the stack. Jumps only go forward, so every program
/// ends; targets count instructions from the program's first.
public struct Instruction: Sendable, Equatable {
  public enum Operation: UInt8, Sendable, CaseIterable {
    // Push one value.
    /// `b`: index of a constant.
    case constant = 0
    /// `a`: ordinal of a fact.
    case fact
    /// `b`: ordinal of a limit: its value under the current plan; null when unlimited or not applicable.
    case limit
    /// `b`: ordinal of a capability: whether its cell under the current plan is anything but a refusal.
    case planCan
    /// `b`: ordinal of a named condition.
    case condition
    /// `a`: ordinal of an enumerated fact, `b`: bit mask of its values: true when the fact is one of them.
    case factIsOneOf

    // Replace the top value.
    case not
    case negate
    case size
    case parseDuration
    case parseTimestamp

    // Replace the two top values (left below right) by one.
    case equal
    case notEqual
    case less
    case lessOrEqual
    case greater
    case greaterOrEqual
    case add
    case subtract
    case multiply
    case divide
    case remainder
    /// Left is an item, right a list.
    case isIn
    /// Both sides of `&&`, absorbing an error on one side when the other is false.
    case and
    /// Both sides of `||`, absorbing an error on one side when the other is true.
    case or

    /// Replaces the `b` top values by a list of them.
    case makeList

    // Move on.
    /// If the top is false jump to `b`; keeps the top either way.
    case jumpIfFalse
    /// If the top is true jump to `b`; keeps the top either way.
    case jumpIfTrue
    /// Takes the top: true goes on, false jumps to `b`; an error is put back and jumps to `a`.
    case branch
    /// Jumps to `b`.
    case jump

    // Push whether a fact stands so to a constant: what most conditions ask, in one step instead of three.
    /// `a`: ordinal of a fact, on the left; `b`: index of a constant, on the right. So do the next five.
    case factEqual
    case factNotEqual
    case factLess
    case factLessOrEqual
    case factGreater
    case factGreaterOrEqual
  }

  public var operation: Operation
  public var a: UInt16
  public var b: UInt32

  public init(_ operation: Operation, a: Int = 0, b: Int = 0) { self.init(operation, a: UInt16(a), b: UInt32(b)) }

  /// The operands as a bundle holds them.
  @inlinable
  init(_ operation: Operation, a: UInt16, b: UInt32) {
    self.operation = operation
    self.a = a
    self.b = b
  }
}

extension Instruction.Operation {
  /// Whether it compares a fact, `a`, with a constant, `b`.
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

  /// The operation that a byte stands for, which is known to be one: they are numbered as they stand here, so the byte is the operation.
  @inlinable @inline(__always)
  package init(verified byte: UInt8) { self = unsafeBitCast(byte, to: Instruction.Operation.self) }
}
