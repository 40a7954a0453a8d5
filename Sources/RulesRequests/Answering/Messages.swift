internal import RulesBundle
internal import RulesJSON
internal import RulesRuntime

/// An error, with its copy and buttons.
package struct ErrorMessage {
  var error: Int
  var surfaces: [Int]
  var copy: PresentedCopy
  var buttons: [PresentedButton]
}

/// A reason, with its copy and buttons.
package struct ReasonMessage {
  var error: Int?
  var surfaces: [Int]
  var copy: PresentedCopy?
  var buttons: [PresentedButton]
}

/// The message about more pending operations than the soft cap allows.
package struct BacklogMessage {
  var says: ErrorMessage
}

/// A message to show.
package enum Message {
  case error(ErrorMessage)
  case reason(ReasonMessage)
}

extension Rules {
  func write(said: Message, _ writer: inout JSONWriter) {
    switch said {
    case .error(let error): write(error, &writer)
    case .reason(let reason): write(reason, &writer)
    }
  }

  /// Returns the error that a column of the sync rules names.
  func said(_ column: Int, _ frame: Frame) -> ErrorMessage {
    let error = bundle.column(.sync, 0, column)
    return ErrorMessage(
      error: error, surfaces: surfaces(ofError: error), copy: render(copy: bundle.errors[error].copy, frame),
      buttons: buttons(ofError: error, frame))
  }

  func said(reason: Int, _ frame: Frame) -> ReasonMessage {
    let row = bundle.reasons[reason]
    return ReasonMessage(
      error: row.error, surfaces: row.surfaces.map { bundle.surfaceRefs[$0].surface }, copy: row.copy.map { render(copy: $0, frame) },
      buttons: buttons(row.buttons, frame))
  }
}
