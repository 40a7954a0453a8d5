internal import LanguageServer
internal import RulesJSON

extension RulesServer {
  /// The rules folder and the path inside it for a URI; nil if the file belongs to no rules folder.
  mutating func place(of uri: String) -> (folder: String, name: String)? {
    guard let path = FileAddress.path(uri) else { return nil }
    for (folder, workspace) in workspaces { if let name = workspace.name(of: path) { return (folder, name) } }
    guard let folder = host.rulesFolder(path), path.hasPrefix(folder + "/"), openWorkspace(folder) else { return nil }
    return workspaces[folder]?.name(of: path).map { (folder, $0) }
  }

  mutating func didOpen(_ params: JSON) throws(RPCError) {
    guard let document = params["textDocument"], let uri = document["uri"]?.stringValue, let text = document["text"]?.stringValue else {
      throw RPCError(.invalidParams, "`textDocument` needs `uri` and `text`")
    }
    let opened = TextDocument(Array(text.utf8), version: document["version"]?.intValue)
    if let place = place(of: uri) {
      workspaces[place.folder]?.setOpen(place.name, opened)
    } else {
      loose[Self.canonical(uri)] = opened
    }
  }

  mutating func didChange(_ params: JSON) throws(RPCError) {
    let uri = Self.canonical(try Self.uri(params))
    guard let changes = params["contentChanges"]?.arrayValue else { throw RPCError(.invalidParams, "`contentChanges` is missing") }
    let version = params["textDocument"]?["version"]?.intValue
    let encoding = encoding
    if var document = loose[uri] {
      loose[uri] = nil
      defer { loose[uri] = document }
      try document.apply(changes, version: version, encoding)
    } else if let place = place(of: uri) {
      try workspaces[place.folder]?.edit(place.name) { (document) throws(RPCError) in
        try document.apply(changes, version: version, encoding)
      }
    }
  }

  mutating func didClose(_ params: JSON) throws(RPCError) {
    let uri = Self.canonical(try Self.uri(params))
    if loose.removeValue(forKey: uri) != nil { return }
    guard let place = place(of: uri) else { return }
    workspaces[place.folder]?.setOpen(place.name, nil)
    outdated.insert(place.folder)
  }

  mutating func didSave(_ params: JSON) throws(RPCError) {
    if let place = place(of: try Self.uri(params)) { outdated.insert(place.folder) }
  }

  /// Notes the rules folders in which files changed. They are read before the next other message, so that a checkout reads them once.
  mutating func watchedFilesChanged(_ params: JSON) {
    for change in params["changes"]?.arrayValue ?? [] {
      guard let uri = change["uri"]?.stringValue, let path = FileAddress.path(uri) else { continue }
      if let folder = workspaces.keys.first(where: { path == $0 || path.hasPrefix($0 + "/") }) {
        outdated.insert(folder)
      } else if let folder = host.rulesFolder(path), roots.contains(where: { folder == $0 || folder.hasPrefix($0 + "/") }) {
        _ = openWorkspace(folder)
        adoptLooseDocuments()
      }
    }
  }

  /// Moves open documents into a rules folder that came into being.
  private mutating func adoptLooseDocuments() {
    for (uri, document) in loose {
      guard let place = place(of: uri) else { continue }
      loose[uri] = nil
      workspaces[place.folder]?.setOpen(place.name, document)
    }
  }

  /// Reads the folders in which files changed.
  mutating func readOutdated() {
    for folder in outdated.sorted() { reload(folder) }
    outdated = []
  }

  private mutating func reload(_ folder: String) {
    guard let workspace = workspaces[folder] else { return }
    guard let input = host.read(folder, workspace.place) else {
      // The folder was deleted. Its open documents are rules again if it comes back.
      for name in workspace.openNames { loose[FileAddress.uri("\(folder)/\(name)")] = workspace.document(name) }
      return close(folder)
    }
    workspaces[folder]?.reload(input)
    lenses[folder]?.forgetCommit()
  }

  static func uri(_ params: JSON) throws(RPCError) -> String {
    guard let uri = params["textDocument"]?["uri"]?.stringValue else { throw RPCError(.invalidParams, "`textDocument` needs `uri`") }
    return uri
  }
}
