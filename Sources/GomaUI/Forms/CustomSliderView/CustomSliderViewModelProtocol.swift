/// Decides which values there are, and which one is chosen.
public protocol CustomSliderViewModelProtocol: DisplayStateSource<CustomSliderDisplayState> {
    /// Every value that comes to be chosen, as it has settled; the one that is already is not told again.
    var valuePublisher: AnyPublisher<Double, Never> { get }

    /// Chooses a value, which settles on the nearest step.
    func updateValue(_ value: Double)
    /// The customer is done choosing, as at the end of a drag.
    func settle()
}
