import Diagnostics

/// What must be true of a user for an answer to change as a sentence tells it, without the plan.
package struct Circumstances: Sendable, Equatable {
  /// What each deciding fact must be, the facts of the changed rules first: `upload.type is gif`.
  var terms: [String] = []
  /// Whether other rules deny the action to some of these users before and after.
  var isUnlessDenied = false
  /// Whether the terms are the values of one user, because the limits of several facts depend on each other.
  var isExample = false
  /// What must be true of the other users with the answer, if the terms are not.
  var otherwise: [String] = []
  /// Whether further users have the answer, and neither is true of them.
  var isPartial = false

  /// The most terms of a sentence.
  static let most = 10

  var isEmpty: Bool { terms.isEmpty && !isUnlessDenied }

  /// `upload.type is gif and nothing else denies it`. Terms beyond the most are counted, because a sentence without them would be about
  /// more users than it may be about.
  package var text: String {
    let other = otherwise.isEmpty ? "" : ", or \(introduction) \(Self.phrase(otherwise))"
    return Self.phrase(terms, isUnlessDenied ? ["nothing else denies it"] : []) + other
  }

  private static func phrase(_ terms: [String], _ end: [String] = []) -> String {
    guard terms.count > most else { return (terms + end).phrase() }
    return (terms.prefix(most - 1) + ["\(terms.count - most + 1) more conditions hold"] + end).phrase()
  }

  /// ` when upload.type is gif`. Empty if every user of the plans has the answer.
  var clause: String { isEmpty ? "" : "\(introduction == "when" ? "" : ",") \(introduction) \(text)" }

  /// `when`, or `for example when` if the terms are not those of all users.
  var introduction: String { isExample || isPartial ? "for example when" : "when" }
}
