/// The sport, country and competition of a match, and the way to the competition where there is one.
final class CompetitionLinkView: Control {
    private lazy var sportLabel = Label(foreground: .iconSecondary).droppable()
    private lazy var countryLabel = Label(foreground: .textSecondary).droppable(order: 3)
    private lazy var nameLabel = Label(style: TextStyle(.rowTitle, .textPrimary)).narrowing(to: 14)
    private lazy var moreMark = Label(foreground: .iconSecondary).droppable(order: 2)
    private lazy var row = StackView([sportLabel, countryLabel, nameLabel, moreMark], spacing: Spacing.xs)
    /// Called when the customer wants the competition.
    var onActivate: (() -> Void)?
    private let environment: ViewEnvironment

    init(environment: ViewEnvironment) {
        self.environment = environment
        super.init()
        place(row)
    }

    func render(_ state: MatchHeaderDisplayState) {
        let leadsOn = state.competitionID != nil
        sportLabel.text = state.sport?.text(in: glyphs) ?? ""
        sportLabel.accessibilityLabel = state.sport.map { environment.text($0.name) }
        countryLabel.text = state.countryCode ?? ""
        nameLabel.text = state.competition
        moreMark.text = leadsOn ? glyphs.moreRight.string : ""
        isEnabled = leadsOn
    }

    override var keyBindings: [KeyBinding] {
        KeyBinding.activating(environment.text(.keyOpenCompetition), isEnabled ? onActivate : nil)
    }
}
