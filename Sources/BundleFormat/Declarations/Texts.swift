extension Format {
  static let texts = Family(
    "Texts",
    choices: [],
    sections: [
      Section(
        2, "texts", row: "Text", about: "Where each text is in `bytes`.",
        [.number("start"), .number("count")])
    ])
}
