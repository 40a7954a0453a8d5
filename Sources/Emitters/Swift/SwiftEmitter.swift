public import RuleKinds
public import RulesBundle

/// Typed Swift for app code: an enum for every kind of name, facts, sentences, the snapshot, and the rules themselves.
///
/// It walks the bundle's layout, so a new kind appears here by itself. The bundle goes into a C array: nothing else holds
/// its bytes without a file and without minutes of compiling.
public struct SwiftEmitter {
  public struct File {
    public let name: String
    public let bytes: [UInt8]
  }

  /// What every file begins with: a file that does is ours, to replace and to take away.
  public static let notice = "// Written by `rulebook build` from rules/. Do not edit: change the rules and build again."

  let bundle: RuleBundle
  let docs: RuleDocs
  let prefix: String
  let module: String
  private let file: [UInt8]
  /// The identifiers of every named section, by row.
  private let members: [BundleSection: [String]]

  public init(file: [UInt8], bundle: RuleBundle, docs: RuleDocs, module: String, prefix: String) {
    self.file = file
    self.bundle = bundle
    self.docs = docs
    self.module = module
    self.prefix = prefix
    members = Dictionary(
      uniqueKeysWithValues: BundleSchema.sections.filter(BundleSchema.isNamed).map { layout in
        let names = (0..<bundle.count(layout.section)).map { bundle.name(layout.section, $0) }
        // What the type says need not be said by each case.
        return (layout.section, SwiftName.members(layout.section == .notifications ? names.map(SwiftName.withoutMark) : names))
      })
  }

  public var files: [File] {
    let links = hasLinks ? [File(name: "Swift/\(prefix)Links.swift", bytes: links())] : []
    let tables = has(.decisionTables) ? [File(name: "Swift/\(prefix)Tables.swift", bytes: tables())] : []
    let history = hasHistory ? [File(name: "Swift/\(prefix)History.swift", bytes: history())] : []
    let overview = has(.limits) ? [File(name: "Swift/\(prefix)Overview.swift", bytes: overview())] : []
    let records = has(.records) ? [File(name: "Swift/\(prefix)Records.swift", bytes: records())] : []
    let errors = has(.errors) ? [File(name: "Swift/\(prefix)Errors.swift", bytes: errors())] : []
    let connection = has(.connection) ? [File(name: "Swift/\(prefix)Connection.swift", bytes: connection())] : []
    let screens = has(.routes) ? [File(name: "Swift/\(prefix)Screens.swift", bytes: screens())] : []
    let moments = has(.moments) || has(.providers) ? [File(name: "Swift/\(prefix)Moments.swift", bytes: moments())] : []
    let attempts = has(.actions) ? [File(name: "Swift/\(prefix)Attempts.swift", bytes: attempts())] : []
    let settings = has(.settings) ? [File(name: "Swift/\(prefix)Settings.swift", bytes: settingValues())] : []
    let typed = hasFields ? [File(name: "Swift/\(prefix)Fields.swift", bytes: typedFields())] : []
    return links + tables + screens + moments + history + overview + records + notificationFiles + errors + connection + typed + attempts + settings + [
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

  /// Whether there is anything of a kind: a kind without names has no type.
  func has(_ section: BundleSection) -> Bool { bundle.count(section) > 0 }

  /// The Swift name of a row of a named section.
  func member(_ section: BundleSection, _ row: Int) -> String { members[section]?[row] ?? "_" }

  /// The type of a kind's names: `PrefixAction`.
  func type(_ kind: String, _ singular: String) -> String {
    prefix + SwiftName.type(SwiftEmitter.names[kind] ?? docs.singulars[kind] ?? singular)
  }

  /// Kinds whose name for people is that of the things themselves in Swift: a notification has its values.
  private static let names = ["notifications": "notification type"]

  var array: CArray { CArray(module: module) }

  func header(_ imports: [String]) -> SwiftText {
    var text = SwiftText()
    text.line(SwiftEmitter.notice)
    text.line()
    for module in imports { text.line(module) }
    if !imports.isEmpty { text.line() }
    return text
  }

  /// Sections whose names app code uses, with the type that stands for each.
  var namedSections: [(layout: SectionSchema, type: String)] {
    BundleSchema.sections.filter { BundleSchema.isNamed($0) && $0.section != .conditions && bundle.count($0.section) > 0 }
      .map { ($0, type(BundleSchema.kind(of: $0), $0.name)) }
  }
}
