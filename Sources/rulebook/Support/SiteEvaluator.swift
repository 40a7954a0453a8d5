import RulebookSupport
import RulesSite

/// The evaluator for pages, which is built with Embedded Swift and installed with the tool.
enum SiteEvaluator {
  private static let name = "evaluator.wasm"

  static func load(_ given: String?) throws(Failure) -> SiteAssets.Evaluator {
    if let given {
      guard let program = FileSystem.read(given) else { throw Failure(message: "cannot read \(given)", code: Exit.noInput) }
      return try checked(program, given)
    }
    for path in places {
      if let program = FileSystem.read(path) { return try checked(program, path) }
    }
    throw Failure(
      message: "the evaluator for pages is missing; run `make node` in the clone of rulebook, or `make install`, or pass --evaluator",
      code: Exit.noInput)
  }

  /// The folder of the tool, the folder of an installation, and those of a build.
  private static var places: [String] {
    guard let own = OwnProgram.file, let slash = own.lastIndex(of: "/") else { return [] }
    return [".", "../share/rulebook", "../../embedded", "../embedded"].map { "\(own[..<slash])/\($0)/\(name)" }
  }

  private static func checked(_ program: [UInt8], _ path: String) throws(Failure) -> SiteAssets.Evaluator {
    guard program.starts(with: [0x00, 0x61, 0x73, 0x6D]) else { throw Failure(message: "\(path) is not WebAssembly", code: Exit.noInput) }
    return SiteAssets.Evaluator(program: program, compressed: FileSystem.read(path + ".gz"))
  }
}
