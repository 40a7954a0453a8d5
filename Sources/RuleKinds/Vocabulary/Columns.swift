/// A row of a matrix, with a value for each column: `{guest: 0, free: 2, pro: unlimited}`.
package struct Columns<K, Value: Sendable>: Sendable {
  package struct Cell: Sendable {
    package let column: Name<K>
    package let value: Value

    @inlinable
    package init(column: Name<K>, value: Value) {
      self.column = column
      self.value = value
    }
  }

  package private(set) var cells: [Cell]

  package init(_ cells: [Cell] = []) { self.cells = cells }

  package mutating func append(_ value: Value, in column: Name<K>) { cells.append(Cell(column: column, value: value)) }

  @inlinable
  package subscript(column: Name<K>) -> Value? {
    for cell in cells where cell.column == column { return cell.value }
    return nil
  }

  @inlinable package var isEmpty: Bool { cells.isEmpty }
}

extension Columns: Equatable where Value: Equatable {
  /// Whether both rows have the same cells. The order of the cells means nothing.
  package static func == (a: Columns, b: Columns) -> Bool {
    a.cells == b.cells || a.cells.count == b.cells.count && a.cells.allSatisfy { b[$0.column] == $0.value }
  }
}

extension Columns.Cell: Equatable where Value: Equatable {}
