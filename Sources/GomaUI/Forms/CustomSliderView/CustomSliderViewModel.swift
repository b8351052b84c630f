/// The model of a custom slider: settles on the nearest step, and tells who follows it.
public final class CustomSliderViewModel: ViewModel<CustomSliderDisplayState>, CustomSliderViewModelProtocol,
    ActingModel
{
    public static let actions = [Action("updateValue(_:)", updateValue), Action("settle()", settle)]

    private let values = PassthroughSubject<Double, Never>()

    public var valuePublisher: AnyPublisher<Double, Never> { values.eraseToAnyPublisher() }

    public func updateValue(_ value: Double) {
        record(value)
        var hasChanged = false
        update { hasChanged = $0.choose(value) }
        guard hasChanged else { return }
        values.send(currentDisplayState.value)
        ask(to: ChangeValue(id: currentDisplayState.id, value: currentDisplayState.value))
    }

    public func settle() {
        record()
        guard currentDisplayState.isEnabled else { return }
        ask(to: SettleValue(id: currentDisplayState.id, value: currentDisplayState.value))
    }
}
