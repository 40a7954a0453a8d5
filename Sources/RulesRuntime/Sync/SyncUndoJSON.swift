internal import RulesBundle
public import RulesJSON

extension Rules {
  /// Writes the JSON form of the value that undoes a decision.
  public func write(_ undo: ConflictUndo, _ writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("main")
    writer.entity(undo.main)
    writer.key("copy")
    writer.entity(undo.copy)
    writer.bytes("before", undo.before)
    if let after = undo.after { writer.bytes("after", after) }
    writer.list("left", undo.left) { $0.string(utf8: $1) }
    writer.key("was")
    write(undo.operations, &writer)
    writer.endObject()
  }

  /// Reads the value that `write(_:_:)` wrote. Throws `malformed_undo` or `malformed_queue` if it is invalid.
  public func conflictUndo(_ json: JSON) throws(RequestError) -> ConflictUndo {
    let wrong = RequestError("malformed_undo", "`undo` is invalid; pass the value from the response that resolved the conflict unchanged")
    guard let main = json["main"].flatMap({ SyncReader.entity($0) }), let copy = json["copy"].flatMap({ SyncReader.entity($0) }),
      case .string(let before)? = json["before"], case .array(let left)? = json["left"], case .object(let was)? = json["was"]
    else { throw wrong }
    var undo = ConflictUndo(
      main: main, copy: copy, before: Array(before.utf8), after: nil, left: [], operations: try syncQueue(was))
    if let after = json["after"] {
      guard case .string(let id) = after else { throw wrong }
      undo.after = Array(id.utf8)
    }
    for id in left {
      guard case .string(let id) = id else { throw wrong }
      undo.left.append(Array(id.utf8))
    }
    guard undo.operations.drafts.allSatisfy({ $0.entity == main }) else { throw wrong }
    return undo
  }
}
