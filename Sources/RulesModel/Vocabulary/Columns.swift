/// Values by column, a matrix's row: `{guest: 0, free: 2, pro: unlimited}`.
public struct Columns<K: Kind, Value: Sendable & Equatable>: Sendable, Equatable {
  public struct Cell: Sendable, Equatable {
    public let column: Name<K>
    public let value: Value

    public init(column: Name<K>, value: Value) {
      self.column = column
      self.value = value
    }
  }

  public private(set) var cells: [Cell]

  public init(_ cells: [Cell] = []) { self.cells = cells }

  public mutating func append(_ value: Value, in column: Name<K>) { cells.append(Cell(column: column, value: value)) }

  public subscript(column: Name<K>) -> Value? { cells.first { $0.column == column }?.value }
  public var isEmpty: Bool { cells.isEmpty }
}
