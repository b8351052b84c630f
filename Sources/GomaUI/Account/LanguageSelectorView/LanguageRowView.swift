/// One language to choose: its code, its names, and whether it is the chosen one, or is asked for. The first column is the
/// focus mark's.
final class LanguageRowView: PressControl {
    private let environment: ViewEnvironment
    private lazy var radio = Label()
    private lazy var nameLabel = Label()
    private lazy var englishLabel = Label(style: TextStyle(.caption, .textSecondary)).narrowing(to: 6).droppable()
    private lazy var space = View().growing()
    private lazy var spinner = Spinner(in: environment).droppable()
    private lazy var codeLabel = Label(style: TextStyle(.caption, .textSecondary)).droppable(order: 2).unspoken()
    private lazy var row = StackView([radio, nameLabel, englishLabel, space, spinner, codeLabel], spacing: Spacing.xs)
    private var isWished = false

    init(in environment: ViewEnvironment) {
        self.environment = environment
        super.init(actionTitle: environment.text(.keyChooseLanguage))
        embed(row, insetBy: Insets(horizontal: Spacing.xs))
    }

    /// - Parameter isWished: whether the answer is awaited that makes it the chosen one.
    func render(_ language: LanguageChoice, isSelected: Bool, isWished: Bool) {
        self.isSelected = isSelected
        self.isWished = isWished
        spinner.turn(while: isWished)
        accessibilityIdentifier = "language-\(language.code)"
        radio.showRing(isChosen: isSelected)
        nameLabel.text = language.shownName
        nameLabel.style = TextStyle(.textPrimary, isSelected ? .bold : [])
        let english = language.englishName ?? ""
        englishLabel.text = english == language.shownName ? "" : english
        codeLabel.text = language.code.uppercased()
    }

    override var accessibilityValue: String? {
        ReadingText.joined([super.accessibilityValue, isWished ? environment.text(.spokenAskedFor) : nil])
    }
}
