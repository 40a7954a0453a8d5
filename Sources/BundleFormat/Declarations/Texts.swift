extension Format {
  static let texts = Family(
    "Texts",
    choices: [],
    sections: [
      Section(
        2, "texts", row: "Text", about: "The location of each text in `bytes`.",
        [.number("start"), .number("count")])
    ])
}
