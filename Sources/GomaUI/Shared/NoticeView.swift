import TerminalKit

/// What stands in place of prices: why there are none, that they are on their way, or the way to more.
final class NoticeView: Control {
    /// What is said, and what can be done about it.
    enum Kind: Hashable, Sendable {
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
    /// Inside the border, so that borders shared with neighbours stay whole.
    private lazy var ground = View()
    private lazy var spinner = Spinner(in: environment)
    private lazy var label = Label(alignment: .center)
    private lazy var retryLabel = Label(style: TextStyle(.textPrimary, .underline), alignment: .center)
    private lazy var line = StackView([spinner, label], spacing: Spacing.xs)
    private lazy var content = StackView([line, retryLabel], axis: .vertical, alignment: .center)
    /// What activating does, in words.
    private let actionTitle: String
    /// Called when the way to more is taken, or another try is wanted.
    var onActivate: (() -> Void)?
    private var kind = Kind.message

    init(in environment: ViewEnvironment, actionTitle: String) {
        self.environment = environment
        self.actionTitle = actionTitle
        super.init()
        embed(ground)
        ground.addSubview(content)
        content.layout {
            $0.horizontal.equal(to: ground, insetBy: Spacing.xs)
            $0.centerY.equal(to: ground)
        }
        borderStyle = TextStyle(.separatorLine)
        focusStyle = TextStyle(.highlightPrimary, .bold)
    }

    func render(_ text: String, as kind: Kind) {
        self.kind = kind
        label.text = Self.text(text, as: kind, glyphs: glyphs)
        label.style = Self.style(kind)
        label.maximumLines = kind == .failure ? 1 : 2
        retryLabel.text = kind == .failure ? environment.text(.tryAgain) : ""
        spinner.isHidden = kind != .loading
        spinner.isAnimating = kind == .loading
        ground.background = Self.ground(kind)
        border = answers ? .light : .broken
        isEnabled = answers
    }

    override func sizeThatFits(_ proposal: Size) -> Size { Size(width: proposal.width, height: 4) }

    override var keyBindings: [KeyBinding] {
        guard answers else { return [] }
        return [KeyBinding(.activate, actionTitle) { [self] in onActivate?() }]
    }

    private var answers: Bool { kind == .link || kind == .failure }

    private static func text(_ text: String, as kind: Kind, glyphs: Glyphs) -> String {
        switch kind {
        case .message, .empty, .loading: text
        case .link: "\(text) \(glyphs.moreRight.string)"
        case .failure: "\(glyphs.error.string) \(text)"
        }
    }

    private static func style(_ kind: Kind) -> TextStyle {
        switch kind {
        case .message: TextStyle(.highlightSecondary)
        case .empty, .loading: TextStyle(.textSecondary)
        case .link: TextStyle(.textPrimary, .bold)
        case .failure: TextStyle(.alertError, .bold)
        }
    }

    private static func ground(_ kind: Kind) -> ColorReference {
        switch kind {
        case .message, .link: .blend(.highlightSecondary, share: 0.1, on: .backgroundCards)
        case .empty, .loading, .failure: .role(.backgroundPrimary)
        }
    }
}
