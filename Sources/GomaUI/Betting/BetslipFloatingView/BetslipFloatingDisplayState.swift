/// The way to the bet slip that floats over other screens.
public struct BetslipFloatingDisplayState: DisplayState, UnlabelledValues {
    /// What is on the bet slip.
    public var content: BetslipFloatingContent
    /// How much of it is told: a line, or the boost as well.
    public var form: BetslipFloatingForm
    /// Whether the bet slip can be opened.
    public var isEnabled: Bool

    public static let blank = Self(.unknown)

    public init(
        _ content: BetslipFloatingContent, form: BetslipFloatingForm = .thin, isEnabled: Bool = true
    ) {
        self.form = form
        self.content = content
        self.isEnabled = isEnabled
    }

    /// The boost to tell of; `nil` where there is none.
    public var boost: WinBoostProgress? {
        if case .withTickets(_, _, let boost?) = content, boost.eligibleCount > 0 { boost } else { nil }
    }

    package static var unlabelledValueCount: Int { 1 }
}
