import Diagnostics

/// What must be true of a user for an answer to change as a sentence tells it, without the plan.
package struct Circumstances: Sendable, Equatable {
  /// What each deciding fact must be, the facts of the changed rules first: `upload.type is gif`.
  var terms: [String] = []
  /// Whether other rules deny the action to some of these users before and after.
  var isUnlessDenied = false
  /// Whether the terms are the values of one user, because the limits of several facts depend on each other.
  var isExample = false

  /// The most terms of a sentence.
  private static let most = 4

  var isEmpty: Bool { terms.isEmpty && !isUnlessDenied }

  /// `upload.type is gif and nothing else denies it`. Terms beyond the most are counted, because a sentence without them would be about
  /// more users than it may be about.
  package var text: String {
    var parts = terms
    if parts.count > Self.most {
      let more = parts.count - Self.most + 1
      parts = Array(parts.prefix(Self.most - 1)) + ["\(more) more conditions hold"]
    }
    return (parts + (isUnlessDenied ? ["nothing else denies it"] : [])).phrase()
  }

  /// ` when upload.type is gif`. Empty if every user of the plans has the answer.
  var clause: String { isEmpty ? "" : " \(introduction) \(text)" }

  /// `when`, or `for example when` if the terms are the values of one user.
  var introduction: String { isExample ? "for example when" : "when" }
}
