internal import RulesBundle
internal import RulesJSON
internal import RulesRuntime

/// An error of the dictionary, with its words and buttons.
package struct SaidError {
  var error: Int
  var surfaces: [Int]
  var copy: PresentedCopy
  var buttons: [PresentedButton]
}

/// A reason, with its words and buttons.
package struct SaidReason {
  var error: Int?
  var surfaces: [Int]
  var copy: PresentedCopy?
  var buttons: [PresentedButton]
}

/// More waits than should, and what is shown.
package struct SaidBacklog {
  var says: SaidError
}

/// One or the other.
package enum Said {
  case error(SaidError)
  case reason(SaidReason)
}

extension Rules {
  func write(said: Said, _ writer: inout JSONWriter) {
    switch said {
    case .error(let error): write(error, &writer)
    case .reason(let reason): write(reason, &writer)
    }
  }

  /// The error that a column of the sync rules names.
  func said(_ column: Int, _ frame: Frame) -> SaidError {
    let error = bundle.word(.sync, 0, column)
    return SaidError(
      error: error, surfaces: surfaces(ofError: error), copy: render(copy: bundle.errors[error].copy, frame),
      buttons: buttons(ofError: error, frame))
  }

  func said(reason: Int, _ frame: Frame) -> SaidReason {
    let row = bundle.reasons[reason]
    return SaidReason(
      error: row.error, surfaces: row.surfaces.map { bundle.surfaceRefs[$0].surface }, copy: row.copy.map { render(copy: $0, frame) },
      buttons: buttons(row.buttons, frame))
  }
}
