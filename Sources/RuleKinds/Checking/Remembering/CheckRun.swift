package import Diagnostics
internal import ParallelMap
internal import Schema

/// The checks of one compilation, with the results of earlier ones.
///
/// Only the thread that compiles changes the memory, and not while other threads work.
package final class CheckRun: @unchecked Sendable {
  private(set) package var memory: CheckMemory

  package init(_ memory: CheckMemory, _ circumstances: String) {
    self.memory = memory
    self.memory.start(circumstances)
  }

  /// Ends the run and returns the memory for the next one.
  package func end() -> CheckMemory {
    memory.tidy()
    defer { memory = CheckMemory() }
    return memory
  }

  func update(
    _ book: RuleBook, _ typed: TypedBook, _ places: SourceLocations, _ folder: FolderMemory, _ reported: [Diagnostic],
    _ broken: Set<String>
  ) {
    memory.update(book, typed, places, folder, reported, broken)
  }

  func update(endings: [String: [[PlanAnalysis.Possible]]]) { memory.update(endings: endings) }

  /// Returns the result of a computation: an earlier one, if everything that it read is the same.
  ///
  /// - Parameters:
  ///   - key: What is computed. Whatever the computation uses and does not read from the rules is a part of the key.
  ///   - isUsable: Whether an earlier result is usable, for what a key cannot contain.
  func remember<Value: Sendable>(_ key: String, where isUsable: (Value) -> Bool, _ body: () -> Value) -> Value {
    let outer = ReadRecorder.active
    let known = outer?.parts[key] ?? memory.result(key) { ($0 as? Value).map(isUsable) ?? false }
    if let known, let value = known.value as? Value, isUsable(value) {
      if let outer {
        outer.note(all: known.reads)
        outer.parts[key] = known
      } else {
        memory.use(key, known)
      }
      return value
    }
    let (value, result, parts) = compute(body)
    if let outer {
      outer.note(all: result.reads)
      outer.parts.merge(parts) { first, _ in first }
      outer.parts[key] = result
    } else {
      keep(key, result, parts)
    }
    return value
  }

  /// Computes several results in parallel.
  func map<Item: Sendable, Value: Sendable>(
    _ items: [Item], _ key: (Item) -> String, _ work: @escaping @Sendable (Item) -> Value
  ) -> [Value] {
    if ReadRecorder.active != nil { return items.map { item in remember(key(item), where: { _ in true }) { work(item) } } }
    let keys = items.map(key)
    var values: [Value?] = keys.map { key in
      guard let known = memory.result(key, where: { $0 is Value }) else { return nil }
      memory.use(key, known)
      return known.value as? Value
    }
    let missing = items.indices.filter { values[$0] == nil }
    let computed = ParallelMap.map(missing) { index in self.compute { work(items[index]) } }
    for (index, (value, result, parts)) in zip(missing, computed) {
      values[index] = value
      keep(keys[index], result, parts)
    }
    return values.compactMap { $0 }
  }

  private func compute<Value: Sendable>(_ body: () -> Value) -> (Value, Remembered, [String: Remembered]) {
    let recorder = ReadRecorder()
    let value = ParallelMap.alone { recorder.record(body) }
    let result = Remembered(memory.numbered(recorder.essential), value, parts: Array(recorder.parts.keys), at: memory.time)
    return (value, result, recorder.parts)
  }

  private func keep(_ key: String, _ result: Remembered, _ parts: [String: Remembered]) {
    memory.keep(key, result)
    for (key, part) in parts where part.usedAt == memory.time { memory.keep(part: key, part) }
  }
}

extension CheckContext {
  /// Returns the result of a part of a check: after an edit, the earlier one, if everything that it read is the same.
  ///
  /// - Parameters:
  ///   - key: What is computed. Whatever the computation uses and does not read from the context is a part of the key.
  ///   - isUsable: Whether an earlier result is usable, for what a key cannot contain.
  package func remember<Value: Sendable>(
    _ key: @autoclosure () -> String, where isUsable: (Value) -> Bool = { _ in true }, _ body: () -> Value
  ) -> Value {
    guard let run else { return body() }
    return run.remember(key(), where: isUsable, body)
  }

  /// Computes several parts of a check in parallel.
  package func map<Item: Sendable, Value: Sendable>(
    _ items: [Item], key: (Item) -> String, _ work: @escaping @Sendable (Item) -> Value
  ) -> [Value] {
    guard let run else { return ParallelMap.map(items, work) }
    return run.map(items, key, work)
  }

  /// Adds to diagnostics what a computation adds that reads those before it.
  package func add(to diagnostics: inout [Diagnostic], _ key: @autoclosure () -> String, _ body: (inout [Diagnostic]) -> Void) {
    guard run != nil else { return body(&diagnostics) }
    let before = diagnostics
    let added = remember(key(), where: { (one: Added) in one.before == before }) {
      var after = before
      body(&after)
      return Added(before: before, after: after)
    }
    diagnostics = added.after
  }

  private struct Added: Sendable {
    let before: [Diagnostic]
    let after: [Diagnostic]
  }
}
