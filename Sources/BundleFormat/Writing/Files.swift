/// A file that is written, by its path inside the package.
public struct GeneratedFile: Sendable {
  public let path: String
  public let text: String

  package init(path: String, text: String) { (self.path, self.text) = (path, text) }
}

extension Format {
  /// Where they lie, and nothing else does.
  public static let folder = "Sources/RulesBundle/Generated"

  /// Every file that follows from the declarations, in the order of their paths.
  public static var files: [GeneratedFile] {
    var files = [
      file("BundleSection", SwiftSections.enumeration), file("BundleSchema", SwiftSections.layout), file("BundleSections", SwiftSections.readers),
    ]
    for choice in choices { files.append(file(choice.name.replacing(".", with: ""), SwiftChoice(choice).text)) }
    for section in sections { files.append(file("\(section.row)Row", SwiftRow(section).text)) }
    return files.sorted { $0.path < $1.path }
  }

  private static func file(_ name: String, _ text: String) -> GeneratedFile {
    GeneratedFile(
      path: "\(folder)/\(name)+Generated.swift",
      text: "// Written by `make format-files` from Sources/BundleFormat. Do not edit.\n// swift-format-ignore-file\n\n" + text)
  }
}
