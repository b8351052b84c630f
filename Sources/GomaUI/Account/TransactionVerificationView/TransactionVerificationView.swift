/// A page that waits for a confirmation on the customer's phone: what happens, for which number, and how long it can.
public final class TransactionVerificationView: ComponentView<
    any TransactionVerificationViewModelProtocol, TransactionVerificationDisplayState
>, StandardComponent
{
    public typealias Model = TransactionVerificationViewModel

    private lazy var ring = StatusRing(in: environment).unspoken()
    private lazy var titleLabel = Label(alignment: .center).wrapping(upTo: 2)
    private lazy var subtitleView = HighlightedTextView(environment: environment)
    private lazy var pictureView = VerificationPictureView(in: environment)
    private lazy var timeLabel = Label(alignment: .center)
    private lazy var buttonView = ButtonView(environment: environment)
    private lazy var column = StackView(
        [ring, titleLabel, subtitleView, pictureView, timeLabel, buttonView], axis: .vertical, spacing: Spacing.xs,
        alignment: .center)

    override public var fillsWidth: Bool { true }
    override public var content: View { column }
    override public var contentInsets: Insets { Insets(horizontal: Spacing.sm, vertical: Spacing.xs) }

    override public func setupWithTheme() {
        background = .level(.card)
        subtitleView.shapeAlignment = .center
    }

    override public func render(_ state: TransactionVerificationDisplayState) {
        let isKnown = viewModel != nil
        renderMark(state.phase, isKnown: isKnown)
        titleLabel.text =
            isKnown ? state.title ?? environment.text(Self.title(of: state.phase)) : glyphs.shape(columns: 18)
        titleLabel.style = isKnown ? TextStyle(.title, .textPrimary) : Self.shapeStyle
        subtitleView.bind(to: viewModel?.subtitleViewModel)
        pictureView.render(state.picture, phase: state.phase)
        let clock = state.phase.isWaiting ? state.secondsLeft.map { Duration.seconds($0).clock() } : nil
        timeLabel.text = clock.map { environment.text(.timeLeft, ["time": $0]) } ?? ""
        timeLabel.style = TextStyle((state.secondsLeft ?? 60) <= 10 ? .alertWarning : .textSecondary)
        buttonView.show(viewModel?.buttonViewModel)
    }

    /// The spinner turns while the prompt is on its way; then a mark says what has come of it.
    private func renderMark(_ phase: VerificationPhase, isKnown: Bool) {
        guard isKnown else { return ring.show("", Self.shapeStyle, on: .level(.control)) }
        let (mark, role): (String?, ColorRole) =
            switch phase {
            case .pushing: (nil, .highlightTertiary)
            case .prompted: (glyphs.warning.string, .alertWarning)
            case .confirmed: (glyphs.success.string, .alertSuccess)
            case .failed, .notSent, .expired: (glyphs.error.string, .alertError)
            }
        ring.show(mark, TextStyle(role, .bold), on: .blend(role, share: 0.15, on: .backgroundCards))
    }

    private static func title(of phase: VerificationPhase) -> LocalizationKey {
        switch phase {
        case .pushing: .promptOnItsWay
        case .prompted: .promptReceived
        case .confirmed: .paymentConfirmed
        case .failed, .notSent: .paymentNotConfirmed
        case .expired: .confirmationExpired
        }
    }

    private static let shapeStyle = TextStyle(.textSecondary, .dim)
}
