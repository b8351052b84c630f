/// Ways to share something as the customer sees them.
public struct ShareChannelsGridDisplayState: DisplayState {
    /// The ways, row by row.
    public var channels: [ShareChannel]
    /// What is shared, such as a booking code with its link.
    public var text: String
    /// The `id` of the channel that is being used, or was a moment ago; `nil` for none.
    public var usedChannelID: String?
    /// How far sharing has come, over the channel that is being used.
    public var sharing: CopyPhase

    public static let blank = Self(channels: [ShareChannel](repeating: ShareChannel(.copy), count: 5), text: "")

    public init(channels: [ShareChannel], text: String, usedChannelID: String? = nil, sharing: CopyPhase = .none) {
        self.channels = channels
        self.text = text
        self.usedChannelID = usedChannelID
        self.sharing = sharing
    }

    /// The channel over which the owner is asked to share, also where it cannot be used any more: what is on its way is.
    var askedChannel: ShareChannel? { sharing == .asked ? channels.first { $0.id == usedChannelID } : nil }

    /// Begins to share over a channel that can be used, unless one is being used.
    mutating func share(over id: String) {
        guard askedChannel == nil, channels.contains(where: { $0.id == id && $0.isAvailable }) else { return }
        (usedChannelID, sharing) = (id, .asked)
    }
}
