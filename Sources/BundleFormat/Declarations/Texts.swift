extension Format {
  static let texts = Family(
    "Texts",
    choices: [],
    sections: [
      Section(
        2, "texts", row: "Text",
        about: "The location of each string in `bytes`.",
        [
          .number("start", about: "The offset of the string in `bytes`, in bytes."),
          .number("count", about: "The length of the string in UTF-8 bytes."),
        ])
    ])
}
