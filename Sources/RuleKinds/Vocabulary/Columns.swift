/// A row of a matrix, with a value for each column: `{guest: 0, free: 2, pro: unlimited}`.
@frozen
public struct Columns<K, Value: Sendable>: Sendable {
  @frozen
  public struct Cell: Sendable {
    public let column: Name<K>
    public let value: Value

    @inlinable
    public init(column: Name<K>, value: Value) {
      self.column = column
      self.value = value
    }
  }

  public private(set) var cells: [Cell]

  public init(_ cells: [Cell] = []) { self.cells = cells }

  public mutating func append(_ value: Value, in column: Name<K>) { cells.append(Cell(column: column, value: value)) }

  @inlinable
  public subscript(column: Name<K>) -> Value? {
    for cell in cells where cell.column == column { return cell.value }
    return nil
  }

  @inlinable public var isEmpty: Bool { cells.isEmpty }
}

extension Columns: Equatable where Value: Equatable {}

extension Columns.Cell: Equatable where Value: Equatable {}
