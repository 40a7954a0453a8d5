package import Foundation
package import RulesCompiler

/// The files of this repository.
package enum Repository {
  package static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().resolvingSymlinksInPath()

  /// Empty if the file does not exist.
  package static func bytes(of path: String) -> [UInt8] {
    Array(FileManager.default.contents(atPath: folder.appending(path: path).path) ?? Data())
  }

  package static func text(of path: String) -> String { String(decoding: bytes(of: path), as: UTF8.self) }

  /// The YAML files below a folder, in the order of their names.
  ///
  /// `place`: the prefix of their paths; the folder itself if it is nil, nothing if it is empty.
  package static func ruleFiles(in path: String = "rules", at place: String? = nil) -> [RulesInput.File] {
    let place = place ?? path
    let names = FileManager.default.enumerator(atPath: folder.appending(path: path).path)?.allObjects as? [String] ?? []
    return names.filter { $0.hasSuffix(".yaml") }.sorted().map { name in
      RulesInput.File(name: name, path: place.isEmpty ? name : "\(place)/\(name)", bytes: bytes(of: "\(path)/\(name)"))
    }
  }
}

extension [RulesInput.File] {
  /// These files with a text of one replaced. Stops the tests if the text is not there.
  package func replacing(_ old: String, with new: String, in name: String) -> Self {
    precondition(contains { $0.name == name }, "\(name) does not exist")
    return map { file in
      guard file.name == name else { return file }
      let text = String(decoding: file.bytes, as: UTF8.self)
      precondition(text.contains(old), "\(name) does not contain `\(old)`")
      return RulesInput.File(name: file.name, path: file.path, bytes: [UInt8](text.replacing(old, with: new).utf8))
    }
  }
}
