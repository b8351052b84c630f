/// The state of a panel from whose options the customer chooses one.
///
/// The choice stands beside the options rather than in each of them: a choice among thousands leaves the list as it is, so
/// that it is not copied, and comparing the state before with the state after does not compare the options one by one.
package protocol OptionPanelState: DisplayState {
    /// In their order.
    var options: [FilterOption] { get }
    /// The choice; `nil` where nothing is limited. One that no option has marks none of them.
    var selectedID: String? { get set }
    /// Whether only the header shows.
    var isCollapsed: Bool { get set }
    /// What the customer has typed to find options; empty for all of them.
    var searchText: String { get set }
}

extension OptionPanelState {
    /// The chosen option; one that stands for all while nothing is limited; `nil` where there is none such.
    package var selectedOption: FilterOption? { options.first(where: isSelected) }

    /// Whether an option is the chosen one.
    package func isSelected(_ option: FilterOption) -> Bool {
        option.isAll && selectedID == nil || option.id == selectedID
    }

    /// Whether there is anything to take back.
    package var canReset: Bool { selectedID != nil || !searchText.isEmpty }

    /// Chooses the option of that id, in place of any other; what stands for all takes the limit away. An id that no option
    /// has changes nothing.
    package mutating func select(_ id: String) {
        guard let option = options.first(where: { $0.id == id }) else { return }
        selectedID = option.isAll ? nil : id
    }

    /// Limits nothing, and shows all options.
    package mutating func reset() {
        selectedID = nil
        searchText = ""
    }
}
