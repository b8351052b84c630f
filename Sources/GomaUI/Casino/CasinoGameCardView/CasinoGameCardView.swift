/// A game in a lobby: its picture, who makes it, what a round costs, and what players think of it.
public final class CasinoGameCardView: ComponentView<any CasinoGameCardViewModelProtocol, CasinoGameCardDisplayState>,
    StandardComponent
{
    public typealias Model = CasinoGameCardViewModel

    private lazy var picture = LoadedPictureView(in: environment, extent: Self.pictureSize, tellsPhase: true)
    private lazy var nameLabel = Label().wrapping(upTo: 2)
    private lazy var providerLabel = Label()
    private lazy var space = View().growing()
    private lazy var stakeLabel = Label().wrapping(upTo: 2)
    private lazy var ratingView = GameRatingView(in: environment)
    private lazy var words = StackView(
        [nameLabel, providerLabel, space, stakeLabel, ratingView, BlankRow().droppable()], axis: .vertical)
    /// The picture reaches the edges of the card; the words keep clear of them.
    private lazy var wordsRow = words.embedded(insetBy: Insets(horizontal: Spacing.xs)).growing()
    private lazy var column = StackView([picture, wordsRow], axis: .vertical)

    /// As wide as the card, and nearly as high as wide.
    private static let pictureSize = Size(width: 24, height: 10)

    override public var fillsWidth: Bool { true }
    /// Columns of a card at most.
    override public var maximumWidth: Int? { 24 }
    override public var content: View { column }

    override public func setupWithTheme() { background = .level(.card) }

    override public func render(_ state: CasinoGameCardDisplayState) {
        let isKnown = viewModel != nil && !state.isLoading
        let isAwaited = viewModel != nil && state.isLoading
        picture.render(state.pictureName, label: state.name, isAwaited: isAwaited)
        nameLabel.show(state.name, TextStyle(.rowTitle, .textPrimary), shape: isKnown ? nil : 16)
        providerLabel.show(state.provider ?? "", TextStyle(.caption, .textSecondary), shape: isKnown ? nil : 10)
        let stake = environment.words(forLeastStake: state.minimumStake) ?? ""
        stakeLabel.show(stake, TextStyle(.textPrimary), shape: isKnown ? nil : 12)
        ratingView.render(isKnown ? state : .blank)
        accessibilityLabel = isKnown ? nil : environment.text(.loading)
        isEnabled = isKnown
    }

    /// That it is on its way is said in the place of its name.
    override public var accessibilityValue: String? { isEnabled ? super.accessibilityValue : nil }

    override public var keyBindings: [KeyBinding] { pressing(.keyOpenGame) { $0.openGame() } }
}
