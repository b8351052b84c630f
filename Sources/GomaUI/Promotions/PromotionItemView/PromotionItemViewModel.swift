/// The model of a promotion item: is chosen or not, unless read-only or one of a group that chooses as a whole.
public final class PromotionItemViewModel: ViewModel<PromotionItemDisplayState>,
    PromotionItemViewModelProtocol, ActingModel
{
    public static let actions = [Action("selectPromotion()", selectPromotion)]

    /// What pressing means to a group that chooses as a whole; the pill then leaves its selection to the group. It gets the
    /// ID of the kind.
    public var onPress: ((String) -> Void)?

    /// A pill that leaves its selection to the group around it.
    /// - Parameter onPress: what pressing means to the group; gets the ID of the kind.
    public convenience init(_ place: StatePlace<PromotionItemDisplayState>, onPress: @escaping (String) -> Void) {
        self.init(place)
        self.onPress = onPress
    }

    public func selectPromotion() {
        record()
        guard !currentDisplayState.isReadOnly else { return }
        if let onPress { return onPress(currentDisplayState.id) }
        update { $0.isSelected.toggle() }
        ask(to: SwitchItem(id: currentDisplayState.id, isOn: currentDisplayState.isSelected))
    }
}
