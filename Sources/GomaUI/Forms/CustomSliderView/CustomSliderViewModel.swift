/// The model of a custom slider: settles on the nearest step, and tells the owner.
public final class CustomSliderViewModel: ViewModel<CustomSliderDisplayState>, CustomSliderViewModelProtocol,
    ActingModel
{
    public static let actions = [Action("updateValue(_:)", updateValue), Action("settle()", settle)]

    public func updateValue(_ value: Double) {
        record(value)
        var hasChanged = false
        update { hasChanged = $0.choose(value) }
        if hasChanged { ask(to: ChangeValue(id: currentDisplayState.id, value: currentDisplayState.value)) }
    }

    public func settle() {
        record()
        guard currentDisplayState.isEnabled else { return }
        ask(to: SettleValue(id: currentDisplayState.id, value: currentDisplayState.value))
    }
}
