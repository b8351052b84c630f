/// Ways to share something, in a grid.
public final class ShareChannelsGridView: ComponentView<
    any ShareChannelsGridViewModelProtocol, ShareChannelsGridDisplayState
>, StandardComponent
{
    public typealias Model = ShareChannelsGridViewModel

    private lazy var grid = ShareChannelsLayout(in: environment)
    private lazy var emptyLabel = Label(foreground: .textSecondary, alignment: .center).wrapping()
    private lazy var column = StackView(inCard: [grid, emptyLabel])

    override public var fillsWidth: Bool { true }
    /// Columns beyond which the channels would stand too far from each other.
    override public var maximumWidth: Int? { 80 }
    override public var content: View { column }
    override public var contentInsets: Insets { Insets(horizontal: Spacing.xs) }

    override public func setupWithTheme() { background = .level(.card) }

    override public func render(_ state: ShareChannelsGridDisplayState) {
        grid.channelViews.show(state.channels, by: \.id) { view, channel in
            view.onActivate = { [weak self] in self?.viewModel?.share(over: channel.id) }
            view.render(
                channel, channel.id == state.usedChannelID ? state.sharing : .none, isBound: viewModel != nil)
        }
        grid.isHidden = state.channels.isEmpty
        emptyLabel.isHidden = !state.channels.isEmpty
        emptyLabel.text = environment.text(.noShareChannels)
    }
}
