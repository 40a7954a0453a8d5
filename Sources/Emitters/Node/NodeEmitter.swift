internal import RequestFormat
package import RuleKinds
package import RulesBundle
internal import RulesJSON

/// Generates a package for Node and other hosts that run JavaScript and WebAssembly: a module around the evaluator, its types, and
/// `package.json`.
///
/// `make node` builds the evaluator itself, `rulebook.wasm`, from the same bundle.
package struct NodeEmitter {
  /// A generated file.
  package struct File {
    /// The path of the file, relative to the output folder.
    package let name: String
    /// The content of the file.
    package let bytes: [UInt8]
  }

  /// The first line of the generated files, except for `package.json`.
  static let notice = "// Written by `rulebook build` from rules/. Do not edit: change the rules and build again."

  let bundle: RuleBundle
  let docs: RuleDocs

  /// Creates an emitter for a bundle. `docs` are the descriptions of its rules.
  package init(bundle: RuleBundle, docs: RuleDocs) {
    self.bundle = bundle
    self.docs = docs
  }

  /// The generated files.
  package var files: [File] {
    [
      File(name: "node/index.mjs", bytes: module()), File(name: "node/index.d.mts", bytes: declarations()),
      File(name: "node/follow.mjs", bytes: followModule()), File(name: "node/follow.d.mts", bytes: followDeclarations()),
      File(name: "node/package.json", bytes: package()),
    ]
  }

  /// Returns the TypeScript declarations: first the names of the rules, and then the types of requests and responses.
  private func declarations() -> [UInt8] {
    var text = TypeText()
    text.line(NodeEmitter.notice)
    ids(&text)
    choices(&text)
    facts(&text)
    needs(&text)
    tables(&text)
    snapshot(&text)
    overridableValues(&text)
    let asked = TypeScript(idType: idType(ofSection:))
    return text.bytes
      + Array((NodeEmitter.shared + asked.parts + asked.requests + asked.answers + NodeEmitter.facts + methods(asked)).utf8)
  }

  /// Returns a string literal for JavaScript and TypeScript.
  func quoted(_ text: String) -> String { TypeText.literal(text) }
}
