import TerminalKit

/// One language to choose: its code, its names, and whether it is the chosen one. The first column is the focus mark's.
final class LanguageRowView: Control {
    private let environment: ViewEnvironment
    private lazy var radio = Label()
    private lazy var nameLabel = Label()
    private lazy var englishLabel = Label(style: TextStyle(.caption, .textSecondary)).narrowing(to: 6).droppable()
    private lazy var space = View().growing()
    private lazy var codeLabel = Label(style: TextStyle(.caption, .textSecondary)).droppable(order: 2)
    private lazy var row = StackView([radio, nameLabel, englishLabel, space, codeLabel], spacing: Spacing.xs)
    /// Called when the language is chosen.
    var onActivate: (() -> Void)?

    init(in environment: ViewEnvironment) {
        self.environment = environment
        super.init()
        embed(row, insetBy: Insets(horizontal: Spacing.xs))
        focusStyle = TextStyle(.highlightPrimary, .bold)
        for label in [radio, codeLabel] { label.accessibilityLabel = "" }
    }

    func render(_ language: LanguageChoice, isSelected: Bool) {
        self.isSelected = isSelected
        accessibilityIdentifier = "language-\(language.code)"
        radio.text = (isSelected ? glyphs.radioOn : glyphs.radioOff).string
        radio.style = TextStyle(isSelected ? .highlightPrimary : .iconSecondary, isSelected ? .bold : [])
        nameLabel.text = language.shownName
        nameLabel.style = TextStyle(.textPrimary, isSelected ? .bold : [])
        let english = language.englishName ?? ""
        englishLabel.text = english == language.shownName ? "" : english
        codeLabel.text = language.code.uppercased()
    }

    override var keyBindings: [KeyBinding] {
        [KeyBinding(.activate, environment.text(.keyChooseLanguage)) { [self] in onActivate?() }]
    }
}
