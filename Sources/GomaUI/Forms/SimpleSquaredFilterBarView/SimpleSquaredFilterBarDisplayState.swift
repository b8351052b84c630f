/// A few short choices of which one is always chosen.
public struct SimpleSquaredFilterBarDisplayState: DisplayState {
    /// Tells the bar from others on the page.
    public var id: String
    /// The choices, from left to right.
    public var items: [SquaredFilterItem]
    /// The chosen one; where it is `nil` or nobody's, the first is.
    public var selectedID: String?
    /// Whether another one can be chosen.
    public var isEnabled: Bool

    public static let blank = Self(id: "", items: ["1", "2", "3", "4"].map { SquaredFilterItem(id: $0, title: "") })

    public init(id: String, items: [SquaredFilterItem], selectedID: String? = nil, isEnabled: Bool = true) {
        self.id = id
        self.items = items
        self.selectedID = selectedID
        self.isEnabled = isEnabled
    }

    /// The choice that applies; `nil` only where there is none.
    public var selectedItem: SquaredFilterItem? { items.first { $0.id == selectedID } ?? items.first }

    /// Chooses another one; one that is not there, or out of use, changes nothing.
    /// - Returns: whether it has changed.
    @discardableResult
    public mutating func choose(_ id: String) -> Bool {
        guard isEnabled, id != selectedItem?.id, items.contains(where: { $0.id == id && $0.isEnabled }) else {
            return false
        }
        selectedID = id
        return true
    }
}
