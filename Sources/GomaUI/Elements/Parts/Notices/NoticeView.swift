/// The notice in place of prices: why there are none, that they are on their way, or the way to more.
package final class NoticeView: PressControl, ReadsApart {
    /// The kind of notice, and what can be done about it.
    package enum Kind: Hashable, Sendable {
        /// Something the customer can only wait for.
        case message
        /// Nothing is here.
        case empty
        /// It is on its way.
        case loading
        /// The way to more.
        case link
        /// It did not come; activating tries again.
        case failure
    }

    private let environment: ViewEnvironment
    private lazy var spinner = Spinner(in: environment)
    private lazy var label = Label(alignment: .center).wrapping(upTo: 2)
    private lazy var failureLine = MessageLine(margin: Spacing.none, upTo: 2, keepsMark: true)
    /// Under what is said, as the spinner is: another try, or the mark of what is locked.
    private lazy var secondLabel = Label(alignment: .center)
    private lazy var content = StackView(
        [label, failureLine, spinner, secondLabel], axis: .vertical, alignment: .center)
    private var kind = Kind.message
    /// Whether the customer has tried again here, and the answer is awaited: the focus stays meanwhile.
    private var awaitsAnswer = false

    package init(in environment: ViewEnvironment, actionTitle: String) {
        self.environment = environment
        super.init(actionTitle: actionTitle)
        addSubview(content)
        content.layout {
            $0.horizontal.equal(to: self, insetBy: Spacing.xs)
            $0.centerY.equal(to: self)
        }
        borderStyle = TextStyle(.separatorLine)
    }

    package func render(_ text: String, as kind: Kind) {
        self.kind = kind
        awaitsAnswer = kind == .loading && (awaitsAnswer || isFocused)
        failureLine.render(kind == .failure ? .error(text) : nil)
        label.isHidden = kind == .failure
        label.text = kind == .link ? "\(text) \(glyphs.moreRight.string)" : text
        label.accessibilityLabel = text
        label.style = Self.style(kind)
        renderSecondLine(kind)
        spinner.turn(while: kind == .loading)
        background = Self.ground(kind)
        border = answers ? .light : .broken
        setNeedsLayout()
        isEnabled = answers
    }

    private func renderSecondLine(_ kind: Kind) {
        switch kind {
        case .failure: secondLabel.text = environment.text(.tryAgain)
        case .message: secondLabel.text = glyphs.locked.string
        case .empty, .loading, .link: secondLabel.text = ""
        }
        secondLabel.style = kind == .failure ? TextStyle(.textPrimary, .underline) : Self.style(kind)
        secondLabel.accessibilityLabel = kind == .failure ? nil : ""
    }

    override package func sizeThatFits(_ proposal: Size) -> Size {
        let least = kind == .empty || kind == .link ? 0 : Self.rows
        return Size(width: proposal.width, height: max(least, 2 + content.measure(room(in: proposal)).height))
    }

    /// Rows of a line of prices, in whose place it mostly stands: what comes after it moves nothing. What is said in two
    /// rows, where few columns are left, has one more.
    private static let rows = 4

    private func room(in proposal: Size) -> Size {
        Size(width: max(1, proposal.width - 2 * Spacing.sm), height: View.unbounded)
    }

    override package var keyBindings: [KeyBinding] { answers || awaitsAnswer ? super.keyBindings : [] }

    private var answers: Bool { kind == .link || kind == .failure }

    private static func style(_ kind: Kind) -> TextStyle {
        switch kind {
        case .message: TextStyle(.textDisabledOdds, .dim)
        case .empty, .loading: TextStyle(.textSecondary)
        case .link, .failure: TextStyle(.textPrimary, .bold)
        }
    }

    /// That of the prices in whose place it stands: in use where it can be pressed, else out of it.
    private static func ground(_ kind: Kind) -> ColorReference {
        switch kind {
        case .message, .empty, .loading: .role(.backgroundDisabledOdds)
        case .link, .failure: .role(.backgroundOdds)
        }
    }
}
