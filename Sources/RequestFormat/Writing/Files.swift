public import BundleFormat

extension Requests {
  /// The folder of the generated files of `RulesRequests`. It contains no other files.
  public static let folder = "Sources/RulesRequests/Generated"

  /// The generated files, ordered by path.
  public static var files: [GeneratedFile] {
    [
      file("\(folder)/AnswerWriting", SwiftAnswers.text), file("\(folder)/EnumWords", SwiftWords.text),
      file("\(folder)/Question", SwiftQuestions.text), file("\(folder)/RequestTypes", SwiftRequests.text),
      file("Sources/RuleKinds/Scenarios/AskedQuestion", SwiftScenarios.text),
      file("Sources/RuleKinds/Scenarios/NamedKeys", SwiftNamedKeys.text),
    ].sorted { $0.path < $1.path }
  }

  private static func file(_ path: String, _ text: String) -> GeneratedFile {
    GeneratedFile(
      path: "\(path)+Generated.swift",
      text: "// Written by `make format-files` from Sources/RequestFormat. Do not edit.\n// swift-format-ignore-file\n\n" + text)
  }
}
