/// The values that a slider chooses from, and its look.
public struct SliderConfiguration: DefaultedData, Codable, Hashable, Sendable {
    /// The lower end.
    @Limited<SliderValue> public var minimum: Double
    /// The upper end.
    @Limited<SliderValue> public var maximum: Double
    /// How many values there are from end to end, evenly apart.
    @Limited<SliderStepCount> public var stepCount: Int
    /// What the values are called when they are read aloud, one for each from the lower end on; the numbers where there
    /// are none.
    public var stepTitles: [SliderStepTitle]
    /// The line that the thumb is moved on.
    public var track: SliderTrack
    /// What is moved; `nil` for the thumb that all sliders have.
    public var thumb: Pictogram?
    /// The thumb's colour; pictures keep their own.
    public var thumbTint: ColorRole

    public static let defaults = Self()

    public init(
        minimum: Double = 0, maximum: Double = 1, stepCount: Int = 5, stepTitles: [SliderStepTitle] = [],
        track: SliderTrack = .thin, thumb: Pictogram? = nil, thumbTint: ColorRole = .highlightPrimary
    ) {
        self.minimum = minimum
        self.maximum = maximum
        self.stepCount = stepCount
        self.stepTitles = stepTitles
        self.track = track
        self.thumb = thumb
        self.thumbTint = thumbTint
    }

    /// Values there are: at least one, and one alone where the ends are not apart.
    public var count: Int { maximum > minimum ? max(1, stepCount) : 1 }

    /// The value of a step, counted from 0.
    public func value(at step: Int) -> Double {
        count > 1 ? minimum + (maximum - minimum) * (Double(step) / Double(count - 1)) : minimum
    }

    /// The step nearest to a value; an end where the value lies outside.
    public func step(nearestTo value: Double) -> Int {
        guard count > 1, value > minimum else { return 0 }
        guard value < maximum else { return count - 1 }
        return Int(((value - minimum) / (maximum - minimum) * Double(count - 1)).rounded())
    }
}
