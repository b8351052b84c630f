/// The model of a share channels grid: asks its owner to share or to copy, and says for a while what came of it.
public final class ShareChannelsGridViewModel: ViewModel<ShareChannelsGridDisplayState>,
    ShareChannelsGridViewModelProtocol, ActingModel
{
    public static let actions = [Action("share(over:)", share)]

    /// How long it is told what came of using a channel.
    public static let confirmationTime = Duration.seconds(2)

    private let confirmation = CopyConfirmation(for: confirmationTime)
    /// The channel over which the owner is asked, also where there is no such channel for a while.
    private var asked: ShareChannel?

    public func share(over channelID: String) {
        record(channelID)
        guard asked == nil else { return }
        update { $0.share(over: channelID) }
    }

    override public func keepTime(
        for state: ShareChannelsGridDisplayState, after old: ShareChannelsGridDisplayState?
    ) {
        let waiting = state.sharing == .asked && asked?.id == state.usedChannelID ? asked : nil
        let channel = state.askedChannel ?? waiting
        asked = channel
        let id = channel?.id ?? ""
        let isCopied = channel?.type == .copy
        let use = "\(id) \(state.text)"
        ask(to: CopyText(state.text), about: use, while: isCopied) { [weak self] in self?.receive($0) }
        ask(to: ShareText(state.text, over: id), about: use, while: channel != nil && !isCopied) { [weak self] in
            self?.receive($0)
        }
        confirmation.keep(state.sharing, of: state.text, on: environment.scheduler) { [weak self] in
            self?.update { ($0.usedChannelID, $0.sharing) = (nil, .none) }
        }
    }

    private func receive(_ answer: RequestAnswer<Void>) { update { $0.sharing = CopyPhase(answer) } }
}
