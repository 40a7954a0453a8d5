public import Diagnostics
public import SourceText

/// Parses a YAML file into a `Tree`.
///
/// Parsing never throws. It stops at a syntax error because libyaml cannot recover from one. The result is then nil, with one diagnostic for
/// the error.
public enum YAMLParser {
  /// Parses a file, which is first converted to UTF-8 if it was saved in another encoding. Offsets refer to the source that is returned.
  public static func parseConverted(
    _ source: SourceFile, id: FileID, limits: Limits = .standard, diagnostics: inout [Diagnostic]
  ) -> (tree: Tree?, source: SourceFile) {
    var found: [Diagnostic] = []
    let tree = parse(source, id: id, limits: limits, diagnostics: &found)
    guard tree == nil, found.contains(where: { $0.name == YAMLProblems.encoding.name }), let converted = ConvertedFile(source.bytes) else {
      diagnostics += found
      return (tree, source)
    }
    diagnostics += found
    let whole = SourceFile(path: source.path, bytes: converted.bytes)
    return (parse(whole, id: id, limits: limits, diagnostics: &diagnostics), whole)
  }

  /// Parses a file and adds the problems to `diagnostics`, sorted by location.
  public static func parse(
    _ source: SourceFile, id: FileID, limits: Limits = .standard, diagnostics: inout [Diagnostic]
  ) -> Tree? {
    guard source.bytes.count <= limits.bytes else {
      diagnostics.append(LimitProblem.bytes(source.bytes.count, limit: limits.bytes, file: id))
      return nil
    }
    var found: [Diagnostic] = []
    let tree = source.bytes.withUnsafeBufferPointer { bytes -> Tree? in
      let scan = ByteScan(bytes, file: id)
      if !scan.problems.isEmpty, let converted = ConvertedFile(source.bytes) {
        found = [converted.problem(in: id)]
        return nil
      }
      found = scan.problems
      if scan.isUnreadable { return nil }
      var builder = TreeBuilder(source, bytes: bytes, file: id, limits: limits, scan: scan)
      let tree = builder.run()
      found += builder.diagnostics
      return tree
    }
    found.sort { ($0.primary.span.start, $0.primary.span.end, $0.name) < ($1.primary.span.start, $1.primary.span.end, $1.name) }
    diagnostics += found
    return tree
  }
}
