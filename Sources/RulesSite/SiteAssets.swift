internal import RulesJSON

/// The files in `assets` that the pages load.
package struct SiteAssets: Sendable {
  /// A file of a site.
  package struct File: Sendable {
    /// The path in the site.
    package var name: String
    package var bytes: [UInt8]

    package init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// The evaluator without rules: as WebAssembly, and compressed.
  package struct Evaluator: Sendable {
    package var program: [UInt8]
    package var compressed: [UInt8]

    package init(program: [UInt8], compressed: [UInt8]?) {
      self.program = program
      self.compressed = compressed ?? Gzip.compress(program)
    }
  }

  /// Returns the files. A served page fetches the program and the bundle; a page that is opened as a file loads them as scripts.
  package static func files(_ site: Site, _ evaluator: Evaluator) -> [File] {
    var files =
      served(site, evaluator) + [
        File(name: "assets/evaluator.js", bytes: script("rulebookEvaluator", evaluator.compressed)),
        File(name: "assets/rules.js", bytes: script("rulebookBundle", Gzip.compress(site.input.bundleBytes))),
      ]
    if let since = site.input.since {
      files.append(File(name: "assets/since.js", bytes: script("rulebookSince", Gzip.compress(since.bundle))))
    }
    return files
  }

  /// Returns the files that served pages load.
  package static func served(_ site: Site, _ evaluator: Evaluator) -> [File] {
    ["site.js", "data.js", "search.js", "evaluator.wasm", "rules.bundle", "since.bundle"].compactMap { name in
      served("assets/\(name)", site, evaluator).map { File(name: "assets/\(name)", bytes: $0) }
    }
  }

  /// Returns a file that served pages load; nil if there is no such file.
  package static func served(_ name: String, _ site: Site, _ evaluator: Evaluator) -> [UInt8]? {
    switch name {
    case "assets/site.js": Array(SiteScript.text.utf8)
    case "assets/data.js": SiteData.script("rulebookData", site.data)
    case "assets/search.js": SiteData.script("rulebookSearch", site.search)
    case "assets/evaluator.wasm": evaluator.program
    case "assets/rules.bundle": site.input.bundleBytes
    case "assets/since.bundle": site.input.since?.bundle
    default: nil
    }
  }

  private static func script(_ name: StaticString, _ bytes: [UInt8]) -> [UInt8] {
    Array("globalThis.\(name)=\"".utf8) + Array(Base64.text(bytes).utf8) + Array("\";\n".utf8)
  }
}
