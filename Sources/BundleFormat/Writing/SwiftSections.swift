/// The generated files about sections: their enum, their schemas, and the accessors for their rows.
enum SwiftSections {
  static var enumeration: String {
    var text = """
      /// The sections of a bundle, in the order of the file. A number is never reused.
      public enum BundleSection: UInt8, Sendable, CaseIterable {
        /// The UTF-8 bytes of all texts.
        case bytes = 1

      """
    for section in Format.sections {
      text += "  /// \(section.about)\n"
      text += "  case \(section.swiftName) = \(section.number)\n"
    }
    return text + "}\n"
  }

  static var layout: String {
    var text =
      "extension BundleSchema {\n  /// The schemas of all sections except `bytes`, sorted by number.\n  public static let sections: [SectionSchema] = [\n"
    for section in Format.sections {
      text += "    SectionSchema(\n      .\(section.swiftName), \"\(section.name)\",\n      [\n"
      for column in section.columns { text += "        Column(\"\(column.name)\", \(type(of: column))),\n" }
      text += "      ]),\n"
    }
    text += """
        ]

        /// Returns the kind of the rules in a section.
        public static func kind(of schema: SectionSchema) -> String {
          switch schema.section {

      """
    for section in Format.sections where section.kind != section.name {
      text += "    case .\(section.swiftName): \"\(section.kind)\"\n"
    }
    return text + "    default: schema.name\n    }\n  }\n}\n"
  }

  static var readers: String {
    var text = "// The rows of each section. They are valid for as long as the bundle.\nextension RuleBundle {\n"
    for section in Format.sections {
      text += "  /// \(section.about)\n"
      text += "  @inlinable @inline(__always)\n  package var \(section.swiftName): Rows<\(section.row)Row> { Rows(storage) }\n"
    }
    return text + "}\n"
  }

  private static func type(of column: Column) -> String {
    switch column.type {
    case .text: ".text"
    case .flag: ".choice(noYes)"
    case .number: ".number"
    case .integer: ".integer"
    case .choice(let of): ".choice(\(of).names)"
    case .row(let of): ".row(.\(swiftName(of)))"
    case .optionalRow(let of): ".optionalRow(.\(swiftName(of)))"
    case .rows(let of): ".rows(.\(swiftName(of)))"
    }
  }

  private static func swiftName(_ section: String) -> String {
    Format.sections.first { $0.name == section }?.swiftName ?? camelCase(section)
  }
}
