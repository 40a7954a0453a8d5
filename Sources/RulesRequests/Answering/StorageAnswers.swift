internal import RulesBundle
package import RulesJSON
package import RulesRuntime

/// The answer to `ask: record`.
package struct RecordAnswer {
  var stored: StoredRecord
  /// The fields without a usable stored value.
  var notStored: [String]
}

/// The answer to `ask: merge`. Exactly one property is set.
package struct MergeAnswer {
  var history: History?
  var queue: SyncQueue?
  var log: [StoredRecord]?
}

/// The answer to `ask: bundle`. `rulebook.json` contains the same hashes.
package struct BundleAnswer {
  /// The version of the bundle's format.
  var format: Int
  /// The hash of the ids and types that programs rely on, in hexadecimal digits.
  var contract: String
  /// The hash of everything in the rules, in hexadecimal digits.
  var content: String
  /// The name of the product.
  var product: String
}

extension Rules {
  func answer(_ asked: RecordRequest, _ request: Request, _ frame: Frame) throws(RequestError) -> RecordAnswer {
    let stored = read(record: try known(asked.record, .records, "record"), asked.stored)
    try requireOwn(stored, frame)
    return recordAnswer(stored)
  }

  private func recordAnswer(_ stored: StoredRecord) -> RecordAnswer {
    var notStored: [String] = []
    for field in fields(of: stored.record) where stored.values[position(of: field, in: stored)] == nil {
      notStored.append(bundle.text(bundle.recordFields[field].field))
    }
    return RecordAnswer(stored: stored, notStored: notStored)
  }

  /// Writes every field of a record: the stored value, or otherwise the default.
  func write(valuesOf stored: StoredRecord, _ writer: inout JSONWriter) {
    writer.value(.object(RecordTree.tree(values(of: stored, isStored: false) { value(ofField: $0, in: stored) })))
  }

  /// Writes a stored record as the answer to `ask: record` does.
  package func write(_ stored: StoredRecord, _ writer: inout JSONWriter) { write(recordAnswer(stored), &writer) }

  func answer(_ asked: MergeRequest, _ request: Request, _ frame: Frame) throws(RequestError) -> MergeAnswer {
    switch asked.either {
    case .histories(let pair):
      return MergeAnswer(history: merged(try own(try history(pair.first), frame), try own(try history(pair.second), frame)))
    case .queues(let pair):
      let person = self.person(frame)
      var queues = (try syncQueue(pair.first), try syncQueue(pair.second))
      queues.0.hand(to: person, isNew: false)
      queues.1.hand(to: person, isNew: false)
      return MergeAnswer(queue: merged(queues.0, queues.1))
    case .logs(let pair):
      guard bundle.count(.planner) > 0 else { throw RequestError("no_planner", "these rules have no notifications") }
      return MergeAnswer(log: merged(log: log(pair.first, frame), log(pair.second, frame)))
    }
  }

  private func own(_ history: History, _ frame: Frame) throws(RequestError) -> History {
    var history = history
    try requireOwner(of: history, frame)
    hand(&history, frame)
    return history
  }

  private func log(_ rows: [[JSON.Member]], _ frame: Frame) -> [StoredRecord] {
    let person = self.person(frame)
    return rows.map { read(record: bundle.planner[0].log, $0) }.filter { !isForeign($0, person) }
  }

  func answer(_ asked: BundleRequest, _ request: Request, _ frame: Frame) throws(RequestError) -> BundleAnswer {
    BundleAnswer(
      format: Int(BundleSchema.version), contract: Hex.text(bundle.contractHash), content: Hex.text(bundle.contentHash),
      product: bundle.text(bundle.book[0].product))
  }
}
