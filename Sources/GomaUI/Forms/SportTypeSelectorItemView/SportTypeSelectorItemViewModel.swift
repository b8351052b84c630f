/// The model of a sport type selector item: asks for the sport's page, unless it is one of several that are chosen
/// from as a whole.
public final class SportTypeSelectorItemViewModel: ItemViewModel<SportTypeSelectorItemDisplayState>,
    SportTypeSelectorItemViewModelProtocol, ActingModel
{
    public static let actions = [Action("select()", select)]

    public func select() {
        record()
        let sport = currentDisplayState
        guard sport.isEnabled else { return }
        if let onPress { return onPress(sport.id) }
        update { $0.isSelected = true }
        ask(to: OpenSport(id: sport.id))
    }
}
