/// A banner for one match: its picture beside what there is to say, and its prices below.
public final class MatchBannerView: ComponentView<any MatchBannerViewModelProtocol, MatchBannerDisplayState>,
    StandardComponent
{
    public typealias Model = MatchBannerViewModel

    private lazy var picture = LoadedPictureView(in: environment, extent: Size(width: 14, height: 5)).droppable()
    private lazy var text = MatchBannerTextView(in: environment).narrowing(to: 28)
    private lazy var upper = StackView([picture, text], spacing: Spacing.sm)
    private lazy var outcomesView = MarketOutcomesLineView(environment: environment)
    private lazy var match = StackView([upper, outcomesView], axis: .vertical)
    private lazy var emptyLabel = Label(
        environment.text(.noFeaturedMatch), style: TextStyle(.title, .textPrimary), alignment: .center
    ).wrapping(upTo: 2)
    private lazy var hintLabel = Label(
        environment.text(.lookAtAllMatches), style: TextStyle(.caption, .textSecondary), alignment: .center
    ).wrapping(upTo: 2)
    private lazy var invitation = StackView([emptyLabel, hintLabel], axis: .vertical)
    /// Below prices the last half row of their own is room enough.
    private lazy var bottomRow = BlankRow().droppable(order: 9)
    private lazy var column = StackView(
        [BlankRow().droppable(order: 9), match, invitation, bottomRow], axis: .vertical)

    override public var fillsWidth: Bool { true }
    override public var content: View { column }
    override public var contentInsets: Insets { Insets(horizontal: Spacing.sm) }

    override public func setupWithTheme() { background = .role(.backgroundCards) }

    override public func render(_ state: MatchBannerDisplayState) {
        let isEmpty = viewModel != nil && state.id.isEmpty
        match.isHidden = isEmpty
        invitation.isHidden = !isEmpty
        bottomRow.isHidden = !isEmpty
        picture.isHidden = state.pictureName == nil
        picture.render(state.pictureName, label: state.home)
        text.render(state)
        outcomesView.bind(to: viewModel?.outcomesViewModel)
        isEnabled = !isEmpty
    }

    /// That there is no match stands in its place.
    override public var accessibilityValue: String? { isEnabled ? super.accessibilityValue : nil }

    override public var keyBindings: [KeyBinding] { pressing(.keyOpenMatch) { $0.openMatch() } }
}
