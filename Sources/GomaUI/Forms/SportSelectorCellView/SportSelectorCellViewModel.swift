/// The model of a sport selector cell: has the choice of sports opened, by the bar around it or by the owner.
public final class SportSelectorCellViewModel: ViewModel<SportSelectorCellDisplayState>,
    SportSelectorCellViewModelProtocol, ActingModel
{
    public static let actions = [Action("openSports()", openSports)]

    private var onOpen: (() -> Void)?

    /// A sport inside a bar.
    /// - Parameter onOpen: what pressing means to the bar.
    public convenience init(_ place: StatePlace<SportSelectorCellDisplayState>, onOpen: @escaping () -> Void) {
        self.init(place)
        self.onOpen = onOpen
    }

    public func openSports() {
        record()
        if let onOpen { onOpen() } else { ask(to: OpenSports(current: currentDisplayState.id)) }
    }
}
