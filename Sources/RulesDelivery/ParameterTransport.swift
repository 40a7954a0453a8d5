internal import RemoteConfigs

/// A transport that reads the files of a config repository from parameters of Firebase Remote Config.
///
/// `rulebook export firebase --form signed` creates the parameters. The loader verifies the files as usual.
public struct ParameterTransport: Transport {
  private let value: @Sendable (String) async throws -> String?

  /// Creates a transport. `value` returns a parameter by its name, or nil if the parameter does not exist.
  public init(value: @escaping @Sendable (String) async throws -> String?) { self.value = value }

  /// Returns the file in a parameter. Throws `ConfigError.tooLarge` if the parameter exceeds `limit` bytes.
  public func get(_ path: String, knownTag: String?, limit: Int) async throws -> HTTPResponse {
    let name = RemoteConfigName.parameter(path)
    guard let text = try await value(name), !text.isEmpty else { return .missing }
    guard text.utf8.count <= limit else { throw ConfigError.tooLarge }
    return .file(Array(text.utf8), tag: nil)
  }
}
