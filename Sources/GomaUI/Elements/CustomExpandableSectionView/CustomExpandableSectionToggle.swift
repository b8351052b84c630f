/// The pictures by which a card says whether it is open.
public struct CustomExpandableSectionToggle: Codable, Hashable, Sendable {
    /// While it is closed.
    public var collapsed: Pictogram
    /// While it is open.
    public var expanded: Pictogram

    public init(collapsed: Pictogram, expanded: Pictogram) {
        self.collapsed = collapsed
        self.expanded = expanded
    }
}
