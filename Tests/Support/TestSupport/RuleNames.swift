package import RulesBundle
package import RulesRuntime

extension Rules {
  /// The name of a rule, from the ordinal in an answer.
  package func name(_ section: BundleSection, _ row: Int?) -> String? { row.map { bundle.name(section, $0) } }
}
