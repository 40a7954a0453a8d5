public import Diagnostics
public import SourceText

/// Reads one YAML file into a `Tree`: bytes are scanned, libyaml's events are built into the arena, problems are collected.
///
/// It never throws. A syntax error ends the reading, since libyaml cannot go on after one: the result is then nil, with one diagnostic.
public enum YAMLParser {
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
      found = scan.problems
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
