/// A message and its button, beside the picture that they belong to.
public final class SingleButtonBannerView: ComponentView<
    any SingleButtonBannerViewModelProtocol, SingleButtonBannerDisplayState
>, StandardComponent
{
    public typealias Model = SingleButtonBannerViewModel

    private lazy var gradient = GradientView(from: .backgroundCards, to: .backgroundGradient2)
    private lazy var messageLabel = Label().wrapping()
    private lazy var messageRow = messageLabel.embedded(insetBy: Insets(horizontal: Spacing.xs))
    private lazy var buttonView = ButtonView(environment: environment)
    private lazy var problemLine = MessageLine()
    /// Kept for what there is to say about the button, so that nothing moves for it.
    private lazy var gap = BlankRow()
    private lazy var words = StackView(
        [messageRow, gap, problemLine, OfferButtons([buttonView])], axis: .vertical, alignment: .leading)
    private lazy var middle = View().growing().narrowing(to: 24)
    private lazy var picture = LoadedPictureView(in: environment, extent: Size(width: 20, height: 5))
        .narrowing(to: 10).droppable()
    private lazy var row = StackView([middle, picture], spacing: Spacing.sm)
    private lazy var banner = View()

    override public var fillsWidth: Bool { true }
    override public var content: View { banner }

    override public func setupSubviews() {
        middle.addSubview(words)
        banner.embed(gradient)
        banner.embed(row, insetBy: Insets(horizontal: Spacing.xs, vertical: Spacing.xs))
    }

    override public func initConstraints() {
        words.layout {
            $0.horizontal.equal(to: middle)
            $0.centerY.equal(to: middle)
        }
    }

    override public func render(_ state: SingleButtonBannerDisplayState) {
        banner.isHidden = !state.isVisible
        messageLabel.show(state.message, TextStyle(.title, .textPrimary), shape: viewModel == nil ? 18 : nil)
        picture.isHidden = state.pictureName == nil && viewModel != nil
        picture.render(state.pictureName, label: state.message)
        buttonView.show(viewModel?.buttonViewModel)
        buttonView.mark = state.progress.mark(in: glyphs)
        buttonView.isBusy = state.progress.isAsked
        problemLine.render(state.progress.problem(in: environment))
        gap.isHidden = !problemLine.isHidden || buttonView.isHidden
        setNeedsKeyHints()
    }

    override public var keyBindings: [KeyBinding] {
        guard viewModel?.currentDisplayState.leadsOn == true else { return [] }
        return pressing(.keyOpenPromotion) { $0.openBanner() }
    }
}
