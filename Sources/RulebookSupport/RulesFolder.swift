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
        message: "no rules/manifest.yaml in the current folder or its parents; pass the rules folder with --rules DIR", code: Exit.noInput)
    }
    path = found
  }

  package static func nearest() -> String? {
    var folder = FileSystem.currentFolder
    var shown = "rules"
    while true {
      if FileSystem.exists("\(folder)/rules/manifest.yaml") { return shown }
      guard let slash = folder.lastIndex(of: "/"), slash > folder.startIndex else { return nil }
      folder = String(folder[..<slash])
      shown = "../" + shown
    }
  }

  package func read(_ bounds: Bounds) throws(Failure) -> RulesInput {
    var files: [RulesInput.File] = []
    var bytes = 0
    try collect(path, "", depth: 0, bounds, &files, &bytes)
    return RulesInput(files: files, place: path)
  }

  /// Collects the rule files of a folder: all files whose names end in `.yaml` or `.yml`.
  private func collect(
    _ folder: String, _ prefix: String, depth: Int, _ bounds: Bounds, _ files: inout [RulesInput.File], _ total: inout Int
  ) throws(Failure) {
    guard let names = FileSystem.names(in: folder) else { throw Failure(message: "cannot read the folder \(folder)", code: Exit.noInput) }
    guard depth < 8 else { throw Failure(message: "folders are nested too deeply at \(folder)", code: Exit.noInput) }
    for name in names {
      let full = "\(folder)/\(name)"
      if FileSystem.isFolder(full) {
        try collect(full, prefix + name + "/", depth: depth + 1, bounds, &files, &total)
      } else if name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
        total += FileSystem.size(of: full) ?? 0
        try bounds.require(files: files.count + 1, bytes: total, in: path)
        guard let bytes = FileSystem.read(full) else { throw Failure(message: "cannot read \(full)", code: Exit.noInput) }
        files.append(RulesInput.File(name: prefix + name, path: full, bytes: bytes))
      }
    }
  }
}
