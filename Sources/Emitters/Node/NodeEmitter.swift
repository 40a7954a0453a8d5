internal import RequestFormat
public import RuleKinds
public import RulesBundle
internal import RulesJSON

/// The rules for Node, and for whatever else runs JavaScript and WebAssembly: a module around the evaluator, its types, and a package.
///
/// The evaluator itself, `rulebook.wasm`, is linked by `make node` from the same bundle: it is no text, and changes with every rule.
public struct NodeEmitter {
  public struct File {
    public let name: String
    public let bytes: [UInt8]
  }

  /// What the files begin with, but for the package's, which is JSON.
  static let notice = "// Written by `rulebook build` from rules/. Do not edit: change the rules and build again."

  let bundle: RuleBundle
  let docs: RuleDocs

  public init(bundle: RuleBundle, docs: RuleDocs) {
    self.bundle = bundle
    self.docs = docs
  }

  public var files: [File] {
    [
      File(name: "node/index.mjs", bytes: module()), File(name: "node/index.d.mts", bytes: declarations()),
      File(name: "node/package.json", bytes: package()),
    ]
  }

  /// The types: first what the rules name, then what requests and answers are made of.
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

  /// A text as JavaScript and TypeScript write it.
  func quoted(_ text: String) -> String { TypeText.literal(text) }
}
