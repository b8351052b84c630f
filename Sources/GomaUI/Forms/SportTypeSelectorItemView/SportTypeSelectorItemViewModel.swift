/// The model of a sport type selector item: asks for the sport's page, unless it is one of several that are chosen
/// from as a whole.
public final class SportTypeSelectorItemViewModel: ViewModel<SportTypeSelectorItemDisplayState>,
    SportTypeSelectorItemViewModelProtocol, ActingModel
{
    public static let actions = [Action("select()", select)]

    /// What choosing means to the sports around it, which then decide which of them is chosen. It gets the sport's ID.
    public var onPress: ((String) -> Void)?

    /// A tile that leaves its selection to the sports around it.
    /// - Parameter onPress: what choosing means to them; gets the sport's ID.
    public convenience init(
        _ place: StatePlace<SportTypeSelectorItemDisplayState>, onPress: @escaping (String) -> Void
    ) {
        self.init(place)
        self.onPress = onPress
    }

    public func select() {
        record()
        let sport = currentDisplayState
        guard sport.isEnabled else { return }
        if let onPress { return onPress(sport.id) }
        update { $0.isSelected = true }
        ask(to: OpenSport(id: sport.id))
    }
}
