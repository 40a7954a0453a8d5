import Foundation
import RuleKinds
import RulesBundle
import RulesCompiler
import Schema
import TestSupport
import Testing

/// A compiled rule book, with everything that an emitter reads.
struct Compiled {
  let rules: CheckedRules
  let file: [UInt8]
  let bundle: RulesBundle.RuleBundle

  init(_ files: [RulesInput.File]) throws { try self.init(Pipeline.compile(files)) }

  private init(_ compilation: Compilation) throws {
    file = try #require(compilation.lowered, "\("\(compilation.diagnostics)".prefix(2000))").bundle
    rules = try #require(compilation.rules)
    bundle = try RulesBundle.RuleBundle(file)
  }

  /// The rules of this repository, compiled once for all tests.
  static let product = Result { try Compiled(RealRules.known.compilation) }
}
