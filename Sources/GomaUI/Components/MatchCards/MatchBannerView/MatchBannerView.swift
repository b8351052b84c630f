import TerminalKit

/// A banner for one match: its picture beside what there is to say, and its prices below.
public final class MatchBannerView: ComponentView<any MatchBannerViewModelProtocol, MatchBannerDisplayState> {
    private lazy var picture = LoadedPictureView(in: environment, extent: Size(width: 14, height: 4))
    private lazy var text = MatchBannerTextView(in: environment)
    private lazy var upper = StackView([picture, text], spacing: Spacing.sm)
    private lazy var emptyLabel = Self.createMessage(.title)
    private lazy var hintLabel = Self.createMessage(.caption)
    private lazy var outcomesView = MarketOutcomesLineView(environment: environment)
    private lazy var content = StackView([upper, emptyLabel, hintLabel, outcomesView], axis: .vertical)

    override public var fillsWidth: Bool { true }

    override public func setupSubviews() { addSubview(content) }

    override public func initConstraints() {
        content.layout {
            $0.top.equal(to: self)
            $0.horizontal.equal(to: self, insetBy: Spacing.xs)
        }
    }

    override public func setupWithTheme() {
        background = .role(.backgroundGradientDark)
        picture.dropOrder = 1
        text.minimumWidth = 28
        emptyLabel.text = environment.text(.noFeaturedMatch)
        hintLabel.text = environment.text(.lookAtAllMatches)
    }

    override public func render(_ state: MatchBannerDisplayState) {
        let isEmpty = viewModel != nil && state.id.isEmpty
        upper.isHidden = isEmpty
        outcomesView.isHidden = isEmpty
        emptyLabel.isHidden = !isEmpty
        hintLabel.isHidden = !isEmpty
        picture.isHidden = state.pictureName == nil
        picture.render(state.pictureName, label: state.home)
        text.render(state)
        outcomesView.bind(to: viewModel?.outcomesViewModel)
        isEnabled = !isEmpty
    }

    override public var keyBindings: [KeyBinding] {
        [KeyBinding(.activate, "open the match") { [self] in viewModel?.openMatch() }]
    }

    private static func createMessage(_ text: TextRole) -> Label {
        let label = Label(style: TextStyle(text, .allWhite), alignment: .center)
        label.maximumLines = 2
        return label
    }
}
