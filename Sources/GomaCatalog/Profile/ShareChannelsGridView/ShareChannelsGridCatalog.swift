extension ShareChannelsGridDisplayState {
    static let all = of(ShareChannelType.allCases.map { ShareChannel($0) })
    static let social = of([.twitter, .whatsApp, .facebook, .telegram, .messenger].map { ShareChannel($0) })
    static let withDisabled = of(
        ShareChannelType.allCases.map { ShareChannel($0, isAvailable: $0 != .facebook && $0 != .messenger) })
    static let copied = of(
        [.whatsApp, .telegram, .copy].map { ShareChannel($0) }, usedChannelID: "copy", sharing: .done)
    static let notCopied = copied.with { $0.sharing = .failed }
    static let ownNames = of([
        ShareChannel(id: "group", type: .whatsApp, title: "Our group"),
        ShareChannel(id: "friend", type: .whatsApp, title: "A friend"),
        ShareChannel(id: "office", type: .email, title: "The betting office"),
    ])

    fileprivate static func of(
        _ channels: [ShareChannel], usedChannelID: String? = nil, sharing: CopyPhase = .none
    ) -> Self {
        Self(channels: channels, text: "Booking code 7G9K2P", usedChannelID: usedChannelID, sharing: sharing)
    }
}

enum ShareChannelsGridCatalog: CatalogEntry {
    typealias ComponentType = ShareChannelsGridView

    static let category = Category.profile
    static let subcategory = "Sharing"
    static let summary = "The channels over which something can be shared, or copied."
    static let tags = ["profile", "sharing", "social", "copy"]
    static let defaultWidth = 60
    static let requests: [any ComponentRequest] = [
        ShareText("Booking code 7G9K2P", over: "whatsApp"),
        CopyText("Booking code 7G9K2P"),
    ]
    static let variants: [Variant<ShareChannelsGridDisplayState>] = [
        Variant("All", .all),
        Variant("Social", .social),
        Variant("Messaging", .of([.viber, .sms, .email].map { ShareChannel($0) })),
        Variant("Limited", .of([.whatsApp, .facebook, .sms, .email].map { ShareChannel($0) })),
        Variant("With disabled", .withDisabled, summary: "Two channels are not to be had here"),
        Variant("Copied", .copied, summary: "A moment ago"),
        Variant("Not copied", .notCopied, summary: "It can be tried again"),
        Variant("Not shared", .notCopied.with { $0.usedChannelID = "telegram" }),
        Variant("Own names", .ownNames, summary: "Two ways over one service, and a long name"),
        Variant("Empty", .of([])),
    ]
    static let plays = [
        Play(
            "Share and copy", state: "All",
            """
            focus channel-whatsApp
            frame "at a channel"
            press it
            expect call "ShareChannelsGrid.share(over: \\"whatsApp\\")"
            expect request app:share-text channel=whatsApp text="Booking code 7G9K2P"
            wait 0.1s
            expect "Shared"
            frame "shared"
            wait 2s
            expect not "Shared"
            focus channel-copy
            press it
            expect request app:copy-text text="Booking code 7G9K2P"
            wait 0.1s
            expect "Copied"
            wait 1s
            press it
            wait 1.9s
            expect "Copied"
            wait 200ms
            expect not "Copied"
            """),
        Play(
            "Not to be had", state: "With disabled",
            """
            focus channel-whatsApp
            press Right
            expect focus "channel-telegram"
            """),
    ]
}
