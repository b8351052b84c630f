/// One step of several that lead somewhere, with its number.
public struct StepInstructionDisplayState: DisplayState {
    /// Tells the step from its neighbours.
    public var id: String
    /// Its place among the others, from 1.
    @Limited<Quantity> public var number: Int
    /// What to do, with the words that matter.
    public var text: HighlightedTextDisplayState
    /// How far the customer has come with it.
    public var progress: StepInstructionProgress
    /// Colours of the number; `nil` for those that its progress asks for.
    public var indicator: StepInstructionIndicator?

    public static let blank = Self(id: "", number: 0, text: .blank)

    public init(
        id: String, number: Int, text: HighlightedTextDisplayState, progress: StepInstructionProgress = .open,
        indicator: StepInstructionIndicator? = nil
    ) {
        self.id = id
        self.number = number
        self.text = text
        self.progress = progress
        self.indicator = indicator
    }
}
