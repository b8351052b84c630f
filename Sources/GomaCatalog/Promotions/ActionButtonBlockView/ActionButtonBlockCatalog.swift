extension ActionButtonBlockDisplayState {
    /// The gallery's "Enabled".
    public static let claimBonus = Self(
        title: "Claim Bonus", actionName: "claim_bonus", destination: "https://example.com/claim")
    /// The gallery's "Disabled". It has been taken already.
    public static let disabled = Self(
        title: "Claim Bonus", actionName: "claim_bonus", destination: "https://example.com/claim", isEnabled: false)
    /// The gallery's "Long title". Without a destination.
    public static let long = Self(title: "Get Your Welcome Bonus Now", actionName: "welcome_bonus")
}

/// The button's page in the gallery.
public enum ActionButtonBlockCatalog: CatalogEntry {
    public typealias ComponentType = ActionButtonBlockView

    public static let category = Category.promotions
    public static let subcategory = "ContentBlocks"
    public static let summary = "The one thing to do at the end of a promotion's page."
    public static let tags = ["promotion", "page", "button", "offer"]
    public static let children: [any StandardComponent.Type] = [ButtonView.self]
    public static let variants: [Variant<ActionButtonBlockDisplayState>] = [
        Variant("Enabled", .claimBonus),
        Variant("Disabled", .disabled, summary: "It has been taken already"),
        Variant("Long title", .long, summary: "Without a destination"),
    ]
    public static let plays = [
        Play(
            "Take the offer", state: "Enabled",
            """
            press Tab
            frame "The focus is on it"
            press Enter
            expect call "Button.press()"
            expect call "ActionButtonBlock.takeOffer()"
            expect request "open the page https://example.com/claim"
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
