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
        let (text, ids) = (state.text, channel.map { [$0.id] } ?? [])
        let isCopied = channel?.type == .copy
        ask(aboutEach: isCopied ? ids : [], of: text, to: { _ in CopyText(text) }) { [weak self] _, answer in
            self?.receive(answer)
        }
        ask(aboutEach: isCopied ? [] : ids, of: text, to: { ShareText(text, over: $0) }) { [weak self] _, answer in
            self?.receive(answer)
        }
        confirmation.keep(state.sharing, of: state.text, on: environment.scheduler) { [weak self] in
            self?.update { ($0.usedChannelID, $0.sharing) = (nil, .none) }
        }
    }

    private func receive(_ answer: RequestAnswer<Void>) { update { $0.sharing = CopyPhase(answer) } }
}
