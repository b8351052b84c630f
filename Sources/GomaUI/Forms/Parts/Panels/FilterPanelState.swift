/// What every filter panel keeps from whose options the customer chooses one.
public protocol FilterPanelState: DisplayState {
    /// What is chosen from, such as "leagues"; requests name it.
    static var group: String { get }
    /// The choice; `nil` where nothing is limited. One that no option has marks none of them.
    var selectedID: String? { get set }
    /// Whether only the header shows.
    var isCollapsed: Bool { get set }
    /// What the customer has typed to find options; empty for all of them.
    var searchText: String { get set }

    /// Chooses the option of that id, in place of any other. An id that no option has changes nothing.
    /// - Returns: whether there is such an option.
    @discardableResult
    mutating func select(_ id: String) -> Bool
}

extension FilterPanelState {
    /// Whether there is anything to take back.
    package var canReset: Bool { selectedID != nil || !searchText.isEmpty }

    /// Limits nothing, and shows all options.
    package mutating func reset() {
        selectedID = nil
        searchText = ""
    }
}
