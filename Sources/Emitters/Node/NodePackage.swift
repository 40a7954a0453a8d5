internal import RulesBundle
internal import RulesJSON

extension NodeEmitter {
  /// Returns `package.json`. The version contains the content hash of the rules.
  func package() -> [UInt8] {
    let product = bundle.text(bundle.book[0].product)
    func text(_ key: String, _ text: String) -> JSON.Member { .init(key: key, value: .string(text)) }
    return JSON.object([
      text("name", "\(product)-rules"),
      text("version", "0.0.0-rules.x\(Hex.text(bundle.contentHash).prefix(12))"),
      text("description", "The rules of \(product) and their evaluator."),
      .init(key: "private", value: .bool(true)), text("type", "module"), text("types", "./index.d.mts"),
      .init(
        key: "exports",
        value: .object([
          .init(key: ".", value: .object([text("types", "./index.d.mts"), text("default", "./index.mjs")])),
          text("./rulebook.wasm", "./rulebook.wasm"), text("./package.json", "./package.json"),
        ])),
      .init(key: "files", value: .array([.string("index.mjs"), .string("index.d.mts"), .string("rulebook.wasm")])),
      .init(key: "engines", value: .object([text("node", ">=20")])),
    ]).pretty()
  }
}
