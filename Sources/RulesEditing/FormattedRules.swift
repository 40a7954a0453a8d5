public import RulesCompiler
internal import SourceText

/// What formatting makes of the files of a rules folder.
public struct FormattedRules: Sendable {
  /// The files whose layout differs, each with its new bytes.
  public private(set) var changed: [RulesInput.File] = []
  /// The paths of files with mistakes in their YAML: they stay as they are.
  public private(set) var unreadable: [String] = []
  /// The paths of files that we would have broken: a bug of ours.
  public private(set) var broken: [String] = []
  /// How many files were looked at.
  public private(set) var count = 0

  /// `only`: the files to look at, all of them where that is nil.
  public init(_ input: RulesInput, only: Set<String>? = nil) {
    for (file, shape) in zip(input.files, input.shapes()) where only?.contains(file.path) ?? true {
      count += 1
      switch RulesFormatter.format(SourceFile(path: file.path, bytes: file.bytes), shape) {
      case .text(let text):
        if !text.utf8.elementsEqual(file.bytes) { changed.append(.init(name: file.name, path: file.path, bytes: Array(text.utf8))) }
      case .unreadable: unreadable.append(file.path)
      case .broken: broken.append(file.path)
      }
    }
  }
}
