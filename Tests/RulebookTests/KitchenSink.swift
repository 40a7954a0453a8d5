import Foundation
import RulesJSON
import Schema
import Testing

/// The rule book of `Tests/RulebookTests/KitchenSink`: the files of the ferry, with those of the folder added or replaced.
enum KitchenSink {
  private static let folders = ["Tests/EmittersTests/Ferry", "Tests/RulebookTests/KitchenSink"]

  /// By their names inside the rules folder.
  static func files() throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for folder in folders {
      let root = Tool.packageFolder.appendingPathComponent(folder).standardizedFileURL
      for name in try FileManager.default.subpathsOfDirectory(atPath: root.path) where name.hasSuffix(".yaml") {
        files[name] = [UInt8](try Data(contentsOf: root.appendingPathComponent(name)))
      }
    }
    return files
  }

  /// `copy/de.yaml` contains translations. The kind of any other file is the first part of its path.
  static func kind(ofFile name: String) -> String {
    let parts = name.split(separator: "/")
    if parts[0] == "copy", parts.count > 1, !parts[1].hasPrefix("en") { return "translations" }
    return String(parts[0].split(separator: ".")[0])
  }

  /// A folder with the rule book in `rules`, and a changed one in `changed`.
  static func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox(of: folders[0])
    for (name, bytes) in try files() {
      try sandbox.write("rules/\(name)", bytes)
      try sandbox.write("changed/\(name)", bytes)
    }
    for edit in edits { try sandbox.edit("changed/\(edit.file)", edit.old, edit.new) }
    return sandbox
  }

  /// A change of each sort: copy, its translation, a number, a name, the order of rows, an added rule, and a removed rule.
  private static let edits: [(file: String, old: String, new: String)] = [
    ("copy/fr/sink.yaml", "Il pleut.", "Il pleut un peu."), ("copy/en/sink.yaml", "text: It rains.", "text: It rains a little."),
    ("copy/de.yaml", "Zurück", "Zurueck"), ("limits/sink.yaml", "season: 5", "season: 6"), ("settings/sink.yaml", "value: 5s", "value: 6s"),
    ("routes/sink.yaml", "leads_to: [quay]", "leads_to: [trip, quay]"),
    ("tasks.yaml", "ring:", "sing: {about: Sing., source: F01 §8}\nring:"),
    ("limits.yaml", "walker: 2", "walker: 1"), ("forms.yaml", "[name, site, poem, motto]", "[site, name, poem, motto]"),
  ]

  /// The names of the tool's commands, as the tool lists them.
  static func commands() throws -> [String] {
    let help = try Tool.ask("--experimental-dump-help")
    let root = try JSON.parse(Array(help.output.utf8))
    return (root["command"]?["subcommands"]?.arrayValue ?? []).compactMap { $0["commandName"]?.stringValue }
  }
}

extension Shape {
  var isNamed: Bool { if case .named = self { true } else { false } }
}
