/// Decides over which channels something can be shared.
public protocol ShareChannelsGridViewModelProtocol: DisplayStateSource<ShareChannelsGridDisplayState> {
    /// Shares over a channel, or copies; one that is not available does nothing.
    func share(over channelID: String)
}
