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
        let look = look(of: state.phase)
        ring.show(isKnown ? look.mark : "", isKnown ? look.role : nil)
        let title = state.title ?? environment.text(look.title)
        titleLabel.show(title, TextStyle(.title, .textPrimary), shape: isKnown ? nil : 18)
        subtitleView.bind(to: viewModel?.subtitleViewModel)
        pictureView.render(state.picture, phase: state.phase)
        let clock = state.phase.isWaiting ? state.secondsLeft.map { Duration.seconds($0).clock() } : nil
        timeLabel.text = clock.map { environment.text(.timeLeft, ["time": $0]) } ?? ""
        timeLabel.style = TextStyle((state.secondsLeft ?? 60) <= 10 ? .alertWarning : .textSecondary)
        buttonView.show(viewModel?.buttonViewModel)
    }

    /// The spinner turns while the prompt is on its way; then a mark says what has come of it.
    private func look(of phase: VerificationPhase) -> (mark: String?, role: ColorRole, title: LocalizationKey) {
        switch phase {
        case .pushing: (nil, .highlightTertiary, .promptOnItsWay)
        case .prompted: (glyphs.warning.string, .alertWarning, .promptReceived)
        case .confirmed: (glyphs.success.string, .alertSuccess, .paymentConfirmed)
        case .failed, .notSent: (glyphs.error.string, .alertError, .paymentNotConfirmed)
        case .expired: (glyphs.error.string, .alertError, .confirmationExpired)
        }
    }
}
