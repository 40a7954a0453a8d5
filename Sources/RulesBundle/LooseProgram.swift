/// A program outside a bundle that refers to the facts, limits, capabilities, and conditions of the bundle, such as an ad hoc expression.
///
/// The evaluation cost does not depend on the size of the bundle. The evaluation frame stores the strings and lists of the program.
public struct LooseProgram: Sendable {
  /// The instructions, in the order of evaluation.
  public var instructions: [Instruction]
  /// The constants of the instructions. Offsets of strings and lists refer to `bytes` and `items`.
  public var constants: [Value]
  /// The items of all lists.
  public var items: [Value]
  /// The UTF-8 bytes of all strings.
  public var bytes: [UInt8]
  /// The maximum height of the stack.
  public var stack: Int

  /// The maximum of `stack`. Every frame reserves this space in addition to the needs of its bundle.
  public static let maximumStack = ProgramVerifier.maximumStack

  /// Creates a program.
  ///
  /// - Precondition: `stack` is at most `maximumStack`.
  public init(instructions: [Instruction], constants: [Value], items: [Value], bytes: [UInt8], stack: Int) {
    precondition(stack <= LooseProgram.maximumStack, "the program exceeds the maximum height of the stack")
    self.instructions = instructions
    self.constants = constants
    self.items = items
    self.bytes = bytes
    self.stack = stack
  }
}
