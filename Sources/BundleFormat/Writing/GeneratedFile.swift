/// A generated file.
public struct GeneratedFile: Sendable {
  /// The path inside the package.
  public let path: String
  /// The content.
  public let text: String

  package init(path: String, text: String) { (self.path, self.text) = (path, text) }
}

extension Format {
  /// The folder of the generated files, which contains no other files.
  public static let folder = "Sources/RulesBundle/Generated"

  /// The files that are generated from the declarations, sorted by path.
  public static var files: [GeneratedFile] {
    var files = [
      file("BundleSection", SwiftSections.enumeration), file("BundleSchema", SwiftSections.layout),
      file("BundleSections", SwiftSections.readers),
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
