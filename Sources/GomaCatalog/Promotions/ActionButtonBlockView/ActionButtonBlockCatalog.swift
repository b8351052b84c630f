extension ActionButtonBlockDisplayState {
    static let claimBonus = Self(
        title: "Claim Bonus", actionID: "claim_bonus", destination: "https://example.com/claim")
    static let disabled = Self(
        title: "Claim Bonus", actionID: "claim_bonus", destination: "https://example.com/claim", isEnabled: false)
    static let long = Self(title: "Get Your Welcome Bonus Now", actionID: "welcome_bonus")
}

/// The button's page in the gallery.
enum ActionButtonBlockCatalog: CatalogEntry {
    typealias ComponentType = ActionButtonBlockView

    static let category = Category.promotions
    static let subcategory = "ContentBlocks"
    static let summary = "The one thing to do at the end of a promotion's page."
    static let tags = ["promotion", "page", "button", "offer"]
    static let children: [any StandardComponent.Type] = [ButtonView.self]
    static let requests: [any ComponentRequest] = [
        TakeOffer(action: "claim_bonus", url: "https://example.com/claim")
    ]
    static let variants: [Variant<ActionButtonBlockDisplayState>] = [
        Variant("Enabled", .claimBonus),
        Variant("Disabled", .disabled, summary: "It has been taken already"),
        Variant("Long title", .long, summary: "Without a destination"),
    ]
    static let plays = [
        Play(
            "Take the offer", state: "Enabled",
            """
            press Tab
            frame "The focus is on it"
            press Enter
            expect call "Button.press()"
            expect call "ActionButtonBlock.takeOffer()"
            expect request promotions:take-offer action=claim_bonus url=https://example.com/claim
            """),
        Play(
            "Nothing to take", state: "Disabled",
            """
            press Tab
            expect focus nothing
            click 10,1
            """),
    ]
}
