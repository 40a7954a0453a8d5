package import RulesJSON
public import RulesRuntime

/// Where a remote config comes from: the `custom` object of its target in the TUF metadata.
public struct ConfigOrigin: Sendable, Equatable {
  /// The product that the config is for.
  public var product: String
  /// The environment that the config is for.
  public var environment: String
  /// The time of publication.
  public var issued: Timestamp
  /// Who published it; empty if unknown.
  public var author: String
  /// Why it was published; empty if unknown.
  public var reason: String
  /// The commit of the rules; empty if unknown.
  public var commit: String

  /// Creates an origin.
  public init(product: String, environment: String, issued: Timestamp, author: String = "", reason: String = "", commit: String = "") {
    self.product = product
    self.environment = environment
    self.issued = issued
    self.author = author
    self.reason = reason
    self.commit = commit
  }

  package var json: JSON {
    .members([
      "product": .string(product), "environment": .string(environment), "issued": .string(MetadataTime.text(issued.seconds)),
      "author": .string(author), "reason": .string(reason), "commit": .string(commit),
    ])
  }

  /// Parses the `custom` object. Returns nil if a member is missing or has another type. Other members are ignored.
  package init?(parsing json: JSON?) {
    guard let json, let product = json["product"]?.stringValue, let environment = json["environment"]?.stringValue,
      let issued = json["issued"]?.stringValue.flatMap(MetadataTime.seconds), let author = json["author"]?.stringValue,
      let reason = json["reason"]?.stringValue, let commit = json["commit"]?.stringValue
    else { return nil }
    self.init(
      product: product, environment: environment, issued: Timestamp(seconds: issued), author: author, reason: reason,
      commit: commit)
  }
}

/// The paths of the target files of a product in an environment.
package struct ConfigTargets: Sendable, Equatable {
  package let product: String
  package let environment: String

  package init(product: String, environment: String) { (self.product, self.environment) = (product, environment) }

  private var folder: String { "\(product)/\(environment)" }
  /// The offers.
  package var index: String { "\(folder)/config.json" }
  /// The values of an offer.
  package func values(_ digest: String) -> String { "\(folder)/values/\(digest).json" }
  /// The switches that the people on call have turned off.
  package var emergency: String { "\(folder)/emergency.json" }
  package var valuesFolder: String { "\(folder)/values/" }

  /// Whether a name can be a part of a path: letters, digits, `-`, `_`, and `.`, and not a dot first.
  package static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 64 && !name.hasPrefix(".")
      && name.utf8.allSatisfy {
        switch $0 {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."): true
        default: false
        }
      }
  }
}

/// The folders of a config repository.
package enum SiteLayout {
  package static let metadata = "metadata"
  package static let targets = "targets"
}
