import ArgumentParser
package import RulesCompiler

/// The rules folder: `--rules DIR`, or the nearest `rules/` with a manifest in the current folder or its parents.
package struct RulesFolder {
  package let path: String

  package init(_ given: String?) throws(Failure) {
    if let given {
      guard FileSystem.isFolder(given) else { throw Failure(message: "the folder \(given) does not exist", code: Exit.noInput) }
      path = given == "/" ? given : String(given.reversed().drop { $0 == "/" }.reversed())
      return
    }
    guard let found = RulesFolder.nearest() else {
      throw Failure(
        message:
          "no rules/manifest.yaml in the current folder or its parents; pass the rules folder with --rules DIR, or start a product in an empty folder with `rulebook init NAME`",
        code: Exit.noInput)
    }
    path = found
  }

  package static func nearest() -> String? {
    nearest { FileSystem.exists("\($0)/manifest.yaml") } ?? nearest(where: hasRules)
  }

  /// Whether a folder has rules although its manifest is missing or misnamed.
  private static func hasRules(_ folder: String) -> Bool {
    let names = Set((FileSystem.names(in: folder) ?? []).map { String($0.prefix { $0 != "." }) })
    return kinds.count(where: names.contains) >= 3
  }

  private static let kinds = RulesInput.kinds

  private static func nearest(where isFound: (String) -> Bool) -> String? {
    var folder = FileSystem.currentFolder
    var shown = "rules"
    while true {
      if isFound("\(folder)/rules") { return shown }
      guard let slash = folder.lastIndex(of: "/"), slash > folder.startIndex else { return nil }
      folder = String(folder[..<slash])
      shown = "../" + shown
    }
  }

  package func read(_ bounds: Bounds) throws(Failure) -> RulesInput {
    var input = RulesInput(files: [], place: path)
    var bytes = 0
    try collect(path, "", depth: 0, bounds, &input, &bytes)
    return input
  }

  /// Collects the rule files of a folder: all files whose names end in `.yaml` or `.yml`.
  private func collect(
    _ folder: String, _ prefix: String, depth: Int, _ bounds: Bounds, _ input: inout RulesInput, _ total: inout Int
  ) throws(Failure) {
    guard let names = FileSystem.names(in: folder) else { throw Failure(message: "cannot read the folder \(folder)", code: Exit.noInput) }
    guard depth < 8 else { throw Failure(message: "folders are nested too deeply at \(folder)", code: Exit.noInput) }
    for name in names {
      let full = "\(folder)/\(name)"
      if FileSystem.isFolder(full) {
        try collect(full, prefix + name + "/", depth: depth + 1, bounds, &input, &total)
      } else if name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
        total += FileSystem.size(of: full) ?? 0
        try bounds.require(files: input.files.count + 1, bytes: total, in: path)
        guard let bytes = FileSystem.read(full) else { throw Failure(message: "cannot read \(full)", code: Exit.noInput) }
        input.files.append(RulesInput.File(name: prefix + name, path: full, bytes: bytes))
      } else if RuleFileName(prefix + name, kinds: RulesFolder.kinds) != nil, let size = FileSystem.size(of: full) {
        total += size
        try bounds.require(files: input.files.count + input.misnamed.count + 1, bytes: total, in: path)
        guard let bytes = FileSystem.read(full) else { continue }
        input.misnamed.append(RulesInput.File(name: prefix + name, path: full, bytes: bytes))
      }
    }
  }
}
