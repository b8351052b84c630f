/// A game before it is played: its picture, what it is like, and the ways to play it.
public final class CasinoGamePlayModeSelectorView: ComponentView<
    any CasinoGamePlayModeSelectorViewModelProtocol, CasinoGamePlayModeSelectorDisplayState
>, StandardComponent
{
    public typealias Model = CasinoGamePlayModeSelectorViewModel

    private lazy var picture = LoadedPictureView(in: environment, extent: Self.pictureSize, tellsPhase: true)
    private lazy var pictureRow = StackView([View().growing(), picture, View().growing()])
    private lazy var backdrop = LoadedPictureView(
        in: environment, extent: Size(width: Self.widest, height: Self.pictureSize.height))
    private lazy var pictureArea = View()
    private lazy var nameLabel = Label(alignment: .center).wrapping(upTo: 2)
    private lazy var factsLabel = Label(alignment: .center).wrapping(upTo: 3)
    private lazy var descriptionLabel = Label(alignment: .center).wrapping(upTo: 6)
    private lazy var texts = StackView([nameLabel, factsLabel, descriptionLabel], axis: .vertical)
    private lazy var playView = ButtonView(environment: environment)
    private lazy var practiceView = ButtonView(environment: environment)
    private lazy var ownWays = StackView(axis: .vertical)
    private lazy var ownWayViews = RepeatedViews(in: ownWays) { [environment] in GameButtonView(in: environment) }
    private lazy var checkLink = TextLink(actionTitle: environment.text(.keyCheckGameAgain))
    private lazy var linkRow = StackView([View().growing(), checkLink, View().growing()])
    private lazy var notice = GameStartNoticeView(in: environment)
    private lazy var game = StackView([pictureArea, texts], axis: .vertical, spacing: Spacing.xs)
    private lazy var ways = StackView([playView, practiceView, ownWays, linkRow], axis: .vertical)
    private lazy var column = StackView([game, notice, ways], axis: .vertical)

    /// As high as wide.
    private static let pictureSize = Size(width: 24, height: 12)
    /// Columns of the page at most: lines of its text are no longer than can be read well.
    private static let widest = 56

    override public var fillsWidth: Bool { true }
    override public var maximumWidth: Int? { Self.widest }
    override public var content: View { column }
    override public var contentInsets: Insets { Insets(horizontal: Spacing.sm, vertical: Spacing.xs) }

    /// The game's picture stands on the one behind it.
    override public func setupSubviews() {
        pictureArea.embed(backdrop)
        pictureArea.embed(pictureRow)
    }

    override public func setupWithTheme() {
        background = .level(.card)
        // Until it has come there is but one place for a picture.
        backdrop.style = TextStyle(.textSecondary)
        checkLink.onActivate = { [weak self] in self?.viewModel?.refresh() }
    }

    override public func render(_ state: CasinoGamePlayModeSelectorDisplayState) {
        let isKnown = viewModel != nil && !state.isLoading
        let isAwaited = viewModel != nil && state.isLoading
        picture.render(state.pictureName, label: state.name, isAwaited: isAwaited)
        nameLabel.show(state.name, TextStyle(.display, .textPrimary), shape: isKnown ? nil : 16)
        if !isKnown { nameLabel.accessibilityLabel = environment.text(.loading) }
        factsLabel.show("", TextStyle(.caption, .textSecondary), shape: isKnown ? nil : 24)
        if isKnown { factsLabel.show(facts: facts(of: state)) }
        descriptionLabel.show(state.description, TextStyle(.body, .textPrimary), shape: isKnown ? nil : 30)
        backdrop.isHidden = state.backgroundName == nil || isAwaited
        backdrop.render(isAwaited ? nil : state.backgroundName, label: "")
        playView.bind(to: viewModel?.playButtonViewModel)
        playView.isHidden = !state.buttons.isEmpty
        ownWays.isHidden = state.buttons.isEmpty
        ownWayViews.show(Array(zip(viewModel?.ownButtonViewModels ?? [], state.buttons)), by: { $0.1.id }) {
            $0.render($1.0, isLoading: $1.1.phase == .loading)
        }
        practiceView.show(viewModel?.practiceButtonViewModel)
        renderCheck(state)
        notice.render(state)
    }

    /// While what was asked for again is on its way, the link to ask stays, out of use, and the focus with it; once the
    /// game can be played, the focus goes on to the first way to do so.
    private func renderCheck(_ state: CasinoGamePlayModeSelectorDisplayState) {
        let hadFocus = checkLink.isFocused
        let isOffered = viewModel != nil && state.access == .unavailable
        linkRow.isHidden = !isOffered
        checkLink.render(environment.text(.checkGameAgain), leadsOn: isOffered, isEnabled: !state.isLoading)
        if hadFocus, !isOffered, viewModel != nil, !playView.isHidden { window?.focus(playView) }
    }

    private func facts(of state: CasinoGamePlayModeSelectorDisplayState) -> [String] {
        let volatility = state.volatility.map { environment.text($0.title) }
        return [state.provider, volatility, environment.words(forLeastStake: state.minimumStake)].compactMap(\.self)
    }
}
