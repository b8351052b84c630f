/// Ways to share something as the customer sees them.
public struct ShareChannelsGridDisplayState: DisplayState {
    /// The ways, row by row.
    public var channels: [ShareChannel]
    /// What is shared, such as a booking code with its link.
    public var text: String
    /// The `id` of the channel that was used a moment ago; `nil` for none.
    public var usedChannelID: String?

    public static let blank = Self(channels: [ShareChannel](repeating: ShareChannel(.copy), count: 5), text: "")

    public init(channels: [ShareChannel], text: String, usedChannelID: String? = nil) {
        self.channels = channels
        self.text = text
        self.usedChannelID = usedChannelID
    }

    /// The channel of an id, where it can be used.
    func usableChannel(_ id: String) -> ShareChannel? { channels.first { $0.id == id && $0.isAvailable } }
}
