/// Decides which values there are, and which one is chosen.
public protocol CustomSliderViewModelProtocol: DisplayStateSource<CustomSliderDisplayState> {
    /// Chooses a value, which settles on the nearest step.
    func updateValue(_ value: Double)
    /// The customer is done choosing, as at the end of a drag.
    func settle()
}
