/// A program that is in no bundle and names the facts, limits, capabilities and conditions of one: an expression that somebody tries out.
///
/// It costs what one expression costs, however large the bundle is. Its texts and lists are not in the bundle either: a frame keeps them.
public struct LooseProgram: Sendable {
  public var instructions: [Instruction]
  /// What the instructions name as constants. Where a text or a list begins counts from the first of `bytes` or `items`.
  public var constants: [Value]
  public var items: [Value]
  public var bytes: [UInt8]
  /// The most values that are on the stack at once.
  public var stack: Int

  /// What the stack of a frame has room for beyond what its bundle needs.
  public static let mostStack = ProgramVerifier.maximumStack

  public init(instructions: [Instruction], constants: [Value], items: [Value], bytes: [UInt8], stack: Int) {
    precondition(stack <= LooseProgram.mostStack, "the compiler refuses a condition that needs more")
    self.instructions = instructions
    self.constants = constants
    self.items = items
    self.bytes = bytes
    self.stack = stack
  }
}
