import TerminalKit

/// The model of a share channels grid: asks its owner to share or to copy, and confirms it for a while.
public final class ShareChannelsGridViewModel: ViewModel<ShareChannelsGridDisplayState>,
    ShareChannelsGridViewModelProtocol, ActingModel
{
    public static let actions = [Action("share(over:)", share)]

    /// How long it is told that a channel was used.
    public static let confirmationTime = Duration.seconds(2)

    private var confirmation: AnyCancellable?

    public func share(over channelID: String) {
        record(channelID)
        guard let channel = currentDisplayState.usableChannel(channelID) else { return }
        update { $0.usedChannelID = channelID }
        confirm(currentDisplayState)
        ask(to: channel.request(for: currentDisplayState.text))
    }

    override public func keepTime(
        for state: ShareChannelsGridDisplayState, after old: ShareChannelsGridDisplayState?
    ) {
        guard old?.usedChannelID != state.usedChannelID else { return }
        confirm(state)
    }

    private func confirm(_ state: ShareChannelsGridDisplayState) {
        confirmation =
            state.usedChannelID == nil
            ? nil
            : environment.scheduler.after(Self.confirmationTime) { [weak self] in
                self?.update { $0.usedChannelID = nil }
            }
    }
}
