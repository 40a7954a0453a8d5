import Foundation
import RulesDelivery
import Testing

/// A temporary folder that a real web server on loopback serves.
final class Served: @unchecked Sendable {
  let folder: String
  let site: URL
  private let process = Process()
  private let input = Pipe()

  init() throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("site-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place.appendingPathComponent("metadata"), withIntermediateDirectories: true)
    folder = place.path
    let output = Pipe()
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Tools/serve_site.py")
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", script.path, folder]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let port = Int(String(decoding: output.fileHandleForReading.availableData, as: UTF8.self).filter(\.isNumber))
    let number = try #require(port)
    site = try #require(URL(string: "http://127.0.0.1:\(number)"))
  }

  /// Requests files in a folder below the served one, with a timeout that is long enough for a busy machine.
  func transport(_ name: String) -> HTTPTransport { HTTPTransport(site: site.appendingPathComponent(name), deadline: .seconds(120)) }

  /// Writes a file below the folder.
  func write(_ path: String, _ bytes: [UInt8]) throws {
    let file = URL(fileURLWithPath: "\(folder)/\(path)")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// One server for all tests that do not need their own, each in its own folder.
  static let shared = Result { try Served() }

  deinit {
    process.terminate()
    try? FileManager.default.removeItem(atPath: folder)
  }
}

/// The bundle that apps are built with, as a file.
func embeddedFile() throws -> [UInt8] {
  var folder = URL(fileURLWithPath: #filePath)
  for _ in 0..<4 { folder.deleteLastPathComponent() }
  return [UInt8](try Data(contentsOf: folder.appendingPathComponent("generated/rulebook.bundle")))
}
