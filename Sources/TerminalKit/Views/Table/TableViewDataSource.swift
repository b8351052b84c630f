/// The source of a ``TableView``'s rows. The table asks for what it shows, and for no more.
@MainActor
public protocol TableViewDataSource: AnyObject {
    /// Rows in all.
    var rowCount: Int { get }

    /// What stands in a row, a cell for each column.
    func cells(ofRow row: Int) -> [TableCell]

    /// What stays the same about a row when others come and go; `nil`, the default, where nothing is known.
    func identity(ofRow row: Int) -> AnyHashable?

    /// The row with an identity, or `nil`. The default asks all rows; who has thousands may know better.
    func row(withIdentity identity: AnyHashable) -> Int?
}

extension TableViewDataSource {
    public func identity(ofRow row: Int) -> AnyHashable? { nil }

    public func row(withIdentity identity: AnyHashable) -> Int? {
        (0..<rowCount).first { self.identity(ofRow: $0) == identity }
    }
}
