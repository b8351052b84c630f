/// A value to choose between two ends.
public struct CustomSliderDisplayState: DisplayState {
    /// Tells the slider from others, such as "odds".
    public var id: String
    /// What is chosen, as it is read aloud; it is not shown.
    public var title: String
    /// What there is to choose from.
    public var configuration: SliderConfiguration
    /// What is chosen; it shows at the nearest step.
    @Limited<SliderValue> public var value: Double
    /// Whether another value can be chosen.
    public var isEnabled: Bool

    public static let blank = Self(id: "", title: "", value: 0)

    public init(
        id: String, title: String, configuration: SliderConfiguration = SliderConfiguration(), value: Double,
        isEnabled: Bool = true
    ) {
        self.id = id
        self.title = title
        self.configuration = configuration
        self.value = value
        self.isEnabled = isEnabled
    }

    /// The step that shows, from 0.
    public var step: Int { configuration.step(nearestTo: value) }

    /// Chooses a value: the nearest of those there are.
    /// - Returns: whether it is another one than before.
    @discardableResult
    public mutating func choose(_ wish: Double) -> Bool {
        let settled = configuration.value(at: configuration.step(nearestTo: wish))
        guard isEnabled, settled != value else { return false }
        value = settled
        return true
    }
}
