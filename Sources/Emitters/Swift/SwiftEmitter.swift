package import RuleKinds
package import RulesBundle

/// Generates typed Swift for app code: an enum for each kind of name, facts, copy, the snapshot, and the rules themselves.
///
/// The enums follow the bundle schema, so they include new kinds automatically. The bundle is stored in a C array, which needs no file and
/// compiles quickly.
package struct SwiftEmitter {
  /// A generated file.
  package struct File {
    /// The path of the file, relative to the output folder.
    package let name: String
    /// The content of the file.
    package let bytes: [UInt8]
  }

  /// The first line of every file. `rulebook build` replaces and removes only files that start with it.
  package static let notice = "// Written by `rulebook build` from rules/. Do not edit: change the rules and build again."

  let bundle: RuleBundle
  let docs: RuleDocs
  let prefix: String
  let module: String
  let file: [UInt8]
  /// The identifiers of every named section, by row.
  private let members: [BundleSection: [String]]

  /// Creates an emitter for a bundle.
  ///
  /// - Parameters:
  ///   - file: The bytes of the bundle.
  ///   - bundle: The parsed bundle.
  ///   - docs: The descriptions of the rules.
  ///   - module: The name of the generated module.
  ///   - prefix: The prefix of all generated types.
  package init(file: [UInt8], bundle: RuleBundle, docs: RuleDocs, module: String, prefix: String) {
    self.file = file
    self.bundle = bundle
    self.docs = docs
    self.module = module
    self.prefix = prefix
    members = Dictionary(
      uniqueKeysWithValues: BundleSchema.sections.filter(BundleSchema.isNamed).map { layout in
        let names = (0..<bundle.count(layout.section)).map { bundle.name(layout.section, $0) }
        // The cases of notification types omit the letter for the kind, because the type already names it.
        let spelled = layout.section == .notifications ? names.map(SwiftName.withoutMark) : names
        // A link with its values has a property `type`.
        let taken = layout.section == .deepLinks ? SwiftName.taken.union(["type"]) : SwiftName.taken
        return (layout.section, SwiftName.members(spelled, taken: taken))
      })
  }

  /// The generated files.
  package var files: [File] {
    let links = hasLinks ? [File(name: "Swift/\(prefix)Links.swift", bytes: links())] : []
    let tables = has(.decisionTables) ? [File(name: "Swift/\(prefix)Tables.swift", bytes: tables())] : []
    let history = hasHistory ? [File(name: "Swift/\(prefix)History.swift", bytes: history())] : []
    let overview = has(.limits) ? [File(name: "Swift/\(prefix)Overview.swift", bytes: overview())] : []
    let records = has(.records) ? [File(name: "Swift/\(prefix)Records.swift", bytes: records())] : []
    let errors = has(.errors) ? [File(name: "Swift/\(prefix)Errors.swift", bytes: errors())] : []
    let connection = has(.connection) ? [File(name: "Swift/\(prefix)Connection.swift", bytes: connection())] : []
    let screens = has(.routes) ? [File(name: "Swift/\(prefix)Screens.swift", bytes: screens())] : []
    let moments = has(.moments) || has(.providers) ? [File(name: "Swift/\(prefix)Moments.swift", bytes: moments())] : []
    let requests = has(.actions) ? [File(name: "Swift/\(prefix)ActionRequests.swift", bytes: actionRequests())] : []
    let settings = has(.settings) ? [File(name: "Swift/\(prefix)Settings.swift", bytes: settingValues())] : []
    let checked = hasFields ? [File(name: "Swift/\(prefix)Fields.swift", bytes: fieldValidations())] : []
    return links + tables + screens + moments + history + overview + records + notificationFiles + errors + connection + checked + requests
      + settings + [
        File(name: "Swift/\(module).docc/\(module).md", bytes: catalog()),
        File(name: "Swift/\(prefix)Ids.swift", bytes: ids()),
        File(name: "Swift/\(prefix)Facts.swift", bytes: facts()),
        File(name: "Swift/\(prefix)Decision.swift", bytes: decision()),
        File(name: "Swift/\(prefix)Copy.swift", bytes: copy()),
        File(name: "Swift/\(prefix)Snapshot.swift", bytes: snapshot()),
        File(name: "Swift/\(prefix).swift", bytes: entry()),
        File(name: "C/bundle.c", bytes: array.source(file)),
        File(name: "C/include/bundle.h", bytes: array.header),
      ]
  }

  /// Whether a section has rows. A kind without names has no type.
  func has(_ section: BundleSection) -> Bool { bundle.count(section) > 0 }

  /// Returns the Swift identifier of a row in a named section.
  func member(_ section: BundleSection, _ row: Int) -> String { members[section]?[row] ?? "_" }

  /// Returns the type of the names of a kind: `PrefixAction`.
  func type(_ kind: String, _ singular: String) -> String {
    prefix + SwiftName.type(SwiftEmitter.names[kind] ?? docs.singulars[kind] ?? singular)
  }

  /// Kinds whose singular is the name of another generated type (`PrefixDeepLink` is a link with its values) or has another meaning in Swift (errors
  /// are thrown), and sections that are no kind.
  private static let names = [
    "notifications": "notification type", "deep_links": "deep link type", "errors": "error code", "opened": "remote overridable",
    "locked": "locked value",
  ]

  var array: CArray { CArray(module: module) }

  func header(_ imports: [String]) -> SwiftText {
    var text = SwiftText()
    text.line(SwiftEmitter.notice)
    text.line()
    for module in imports { text.line(module) }
    if !imports.isEmpty { text.line() }
    return text
  }

  /// The sections whose names app code uses, with their types.
  var namedSections: [(layout: SectionSchema, type: String)] {
    BundleSchema.sections.filter { BundleSchema.isNamed($0) && $0.section != .conditions && bundle.count($0.section) > 0 }
      .map { ($0, type(BundleSchema.kind(of: $0), $0.name)) }
  }
}
