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
          .init(key: "./follow", value: .object([text("types", "./follow.d.mts"), text("default", "./follow.mjs")])),
          text("./rulebook.wasm", "./rulebook.wasm"), text("./package.json", "./package.json"),
        ])),
      .init(key: "files", value: .array(["index.mjs", "index.d.mts", "follow.mjs", "follow.d.mts", "rulebook.wasm"].map { .string($0) })),
      .init(key: "engines", value: .object([text("node", ">=20")])),
    ]).pretty()
  }
}
