package import RulesBundle
package import RulesRuntime

extension Rules {
  /// The name of a rule that an answer has the ordinal of.
  package func name(_ section: BundleSection, _ row: Int?) -> String? { row.map { bundle.name(section, $0) } }
}
