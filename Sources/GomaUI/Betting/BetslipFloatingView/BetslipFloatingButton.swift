import TerminalKit

/// A round block with a ticket over a word. The first column is the focus mark's.
final class BetslipFloatingButton: View {
    private let environment: ViewEnvironment
    private lazy var ground = View()
    private lazy var iconLabel = Label(style: TextStyle(.button, .buttonTextPrimary))
    private lazy var titleLabel = Label(style: TextStyle(.button, .buttonTextPrimary))
    private lazy var content = StackView([iconLabel, titleLabel], axis: .vertical, alignment: .center)

    init(in environment: ViewEnvironment) {
        self.environment = environment
        super.init()
        embed(ground, insetBy: Insets(left: Spacing.sm, right: Spacing.xs))
        ground.embed(content, insetBy: Insets(horizontal: Spacing.xs))
        ground.background = .role(.buttonBackgroundPrimary)
    }

    /// - Parameter isKnown: whether it is known that the bet slip is empty; only its shape is shown before.
    func render(isKnown: Bool, isEnabled: Bool) {
        iconLabel.text = Pictogram.ticket.text(in: environment.glyphs)
        let word = environment.text(.betslip)
        titleLabel.text = isKnown ? word : glyphs.shape(columns: DisplayText(word).width)
        titleLabel.accessibilityLabel = isKnown ? nil : environment.text(.loading)
        let role: ColorRole = isEnabled ? .buttonBackgroundPrimary : .buttonDisablePrimary
        let text: ColorRole = isEnabled ? .buttonTextPrimary : .buttonTextDisablePrimary
        ground.background = .role(role)
        for label in [iconLabel, titleLabel] { label.style = TextStyle(.button, text) }
        ends = TextStyle(role)
    }

    override func draw(in painter: Painter) {
        let sides = [
            (ground.frame.minX - 1, painter.glyphs.selectedPillLeft),
            (ground.frame.maxX, painter.glyphs.selectedPillRight),
        ]
        for (x, glyph) in sides {
            painter.fill(Rect(x: x, y: 0, width: 1, height: bounds.height), with: glyph, style: ends)
        }
    }

    private var ends = TextStyle(.buttonBackgroundPrimary) { didSet { if ends != oldValue { setNeedsDisplay() } } }
}
