internal import RemoteConfigs

/// Takes the files of a site from the parameters of Firebase Remote Config, into which `rulebook export firebase --form signed` puts them. What comes is verified as
/// anything else is.
public struct ParameterTransport: Transport {
  private let value: @Sendable (String) async throws -> String?

  /// `value`: gives a parameter by its name; nil where there is none.
  public init(value: @escaping @Sendable (String) async throws -> String?) { self.value = value }

  public func get(_ path: String, knownTag: String?, limit: Int) async throws -> HTTPResponse {
    let name = RemoteConfigName.parameter(path)
    guard let text = try await value(name), !text.isEmpty else { throw ConfigError.unreachable("there is no parameter \(name)") }
    guard text.utf8.count <= limit else { throw ConfigError.tooLarge }
    return .file(Array(text.utf8), tag: nil)
  }
}
