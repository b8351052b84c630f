import TerminalKit

/// The model of a share channels grid: asks its owner to share or to copy, and says for a while what came of it.
public final class ShareChannelsGridViewModel: ViewModel<ShareChannelsGridDisplayState>,
    ShareChannelsGridViewModelProtocol, ActingModel
{
    public static let actions = [Action("share(over:)", share)]

    /// How long it is told what came of using a channel.
    public static let confirmationTime = Duration.seconds(2)

    private let confirmation = CopyConfirmation(for: confirmationTime)

    public func share(over channelID: String) {
        record(channelID)
        update { $0.share(over: channelID) }
    }

    override public func keepTime(
        for state: ShareChannelsGridDisplayState, after old: ShareChannelsGridDisplayState?
    ) {
        let channel = state.askedChannel
        let id = channel?.id ?? ""
        let isCopied = channel?.type == .copy
        let use = "\(id) \(state.text)"
        ask(to: CopyText(state.text), about: use, while: isCopied) { [weak self] in self?.receive($0) }
        ask(to: ShareText(state.text, over: id), about: use, while: channel != nil && !isCopied) { [weak self] in
            self?.receive($0)
        }
        confirmation.keep(state.sharing, on: environment.scheduler) { [weak self] in
            self?.update { ($0.usedChannelID, $0.sharing) = (nil, .none) }
        }
    }

    private func receive(_ answer: RequestAnswer<Void>) { update { $0.sharing = CopyPhase(answer) } }
}
