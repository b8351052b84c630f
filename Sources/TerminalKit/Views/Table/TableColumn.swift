/// A column of a ``TableView``.
public struct TableColumn: Hashable, Sendable {
    /// What stands above it.
    public var title: String
    /// The cells that it takes. ``StackSize/natural`` fits its title and the widest text that has been in view.
    public var size: StackSize
    /// Where texts stand in it, the title too.
    public var alignment: TextAlignment

    public init(_ title: String, _ size: StackSize = .natural, alignment: TextAlignment = .leading) {
        self.title = title
        self.size = size
        self.alignment = alignment
    }
}
