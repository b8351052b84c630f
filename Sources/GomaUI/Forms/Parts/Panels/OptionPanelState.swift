/// The state of a panel from whose options the customer chooses one.
///
/// The choice stands beside the options rather than in each of them: a choice among thousands leaves the list as it is, so
/// that it is not copied, and comparing the state before with the state after does not compare the options one by one.
public protocol OptionPanelState: FilterPanelState {
    /// In their order.
    var options: [FilterOption] { get }
}

extension OptionPanelState {
    /// The chosen option; one that stands for all while nothing is limited; `nil` where there is none such.
    package var selectedOption: FilterOption? { options.first(where: isSelected) }

    /// Whether an option is the chosen one.
    package func isSelected(_ option: FilterOption) -> Bool {
        option.isAll && selectedID == nil || option.id == selectedID
    }

    /// Chooses the option of that id, in place of any other; what stands for all takes the limit away. An id that no option
    /// has changes nothing.
    @discardableResult
    public mutating func select(_ id: String) -> Bool {
        guard let option = options.first(where: { $0.id == id }) else { return false }
        selectedID = option.isAll ? nil : id
        return true
    }
}
