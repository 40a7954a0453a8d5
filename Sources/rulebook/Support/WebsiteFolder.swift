import RulebookSupport
import RulesSite

/// The folder of a written site. A file in it names the pages, so that the pages of deleted rules are removed, and nothing else.
struct WebsiteFolder {
  let path: String

  private var listed: String { "\(path)/assets/files.txt" }

  func write(_ site: Site, _ evaluator: SiteAssets.Evaluator) throws(Failure) {
    let before = FileSystem.read(listed).map { String(decoding: $0, as: UTF8.self).split(separator: "\n").map(String.init) }
    if before == nil, let names = FileSystem.names(in: path), !names.isEmpty {
      throw Failure(
        message: "\(path) contains other files; choose an empty folder, or one that `rulebook site` wrote", code: Exit.cannotWrite)
    }
    var files = SiteAssets.files(site, evaluator)
    for page in site.pages {
      guard let bytes = site.page(page) else { continue }
      files.append(SiteAssets.File(name: page, bytes: bytes))
    }
    let names = files.map(\.name).sorted()
    files.append(SiteAssets.File(name: "assets/files.txt", bytes: Array((names.joined(separator: "\n") + "\n").utf8)))
    var together = FilesTogether(synced: false)
    for file in files where FileSystem.read("\(path)/\(file.name)") != file.bytes {
      try together.add(file.bytes, at: "\(path)/\(file.name)", shown: "\(path)/\(file.name)")
    }
    try together.commit()
    let kept = Set(names)
    for name in before ?? [] where !kept.contains(name) && isOwn(name) && FileSystem.exists("\(path)/\(name)") {
      try FileSystem.remove("\(path)/\(name)")
    }
  }

  /// Whether a listed name is a file inside the folder. The list can have been edited.
  private func isOwn(_ name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count <= 2 && parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
  }
}
