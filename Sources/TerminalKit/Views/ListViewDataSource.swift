/// The source of a ``ListView``'s rows. The list asks for what it shows, and for no more.
@MainActor
public protocol ListViewDataSource: AnyObject {
    /// Rows in all, headings included.
    var rowCount: Int { get }

    /// Whether a row names the section that follows it, and cannot be selected; no row does by default.
    func isHeading(_ row: Int) -> Bool

    /// What stays the same about a row when others come and go; `nil`, the default, where nothing is known.
    func identity(ofRow row: Int) -> AnyHashable?

    /// The row with an identity, or `nil`. The default asks all rows; who has thousands may know better.
    func row(withIdentity identity: AnyHashable) -> Int?

    /// A view that shows a row.
    ///
    /// - Parameter view: one that this method returned for a row of the same kind and is free now; giving it other
    ///   content is cheaper than making a new one.
    func view(forRow row: Int, reusing view: View?) -> View
}

extension ListViewDataSource {
    public func isHeading(_ row: Int) -> Bool { false }

    public func identity(ofRow row: Int) -> AnyHashable? { nil }

    public func row(withIdentity identity: AnyHashable) -> Int? {
        (0..<rowCount).first { self.identity(ofRow: $0) == identity }
    }
}
