import RulebookSupport

/// The revision that a preview compares with. After a commit, `HEAD` is another one.
struct PreviewBase {
  /// The name that people know: `HEAD`, `v1.2`.
  let name: String
  /// Nil if the revision does not exist or has errors.
  private(set) var bundle: [UInt8]?
  /// How often the revision was read. Pages that know another number read it again.
  private(set) var number = 0
  private let options: RulesOptions
  /// The file to which git adds each commit and checkout; nil without git.
  private let log: String?
  private var stamp: FileSystem.Stamp?
  private var commit: [UInt8]?

  init(_ name: String, _ options: RulesOptions) {
    self.name = name
    self.options = options
    let words = ["rev-parse", "--path-format=absolute", "--git-path", "logs/HEAD"]
    let output = PreviewBase.git(options)?.firstLine(words)
    log = output.map { String(decoding: $0, as: UTF8.self) }
    _ = update()
  }

  /// Reads the revision again if it is another one. Returns whether it is.
  mutating func update() -> Bool {
    let now = log.flatMap { FileSystem.stamp(of: $0) }
    guard number == 0 || now != stamp else { return false }
    stamp = now
    let found = PreviewBase.git(options)?.firstLine(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}"])
    guard number == 0 || found != commit else { return false }
    commit = found
    bundle = (try? DiffSide(name, options))?.bundle()
    number += 1
    return true
  }

  private static func git(_ options: RulesOptions) -> GitRules? { (try? RulesFolder(options.folder)).map { GitRules(folder: $0.path) } }
}

extension GitRules {
  /// The first line that a command prints; nil if it fails.
  fileprivate func firstLine(_ words: [String]) -> [UInt8]? { (try? git(words, else: "")).map { Array($0.prefix { $0 != 0x0A }) } }
}
