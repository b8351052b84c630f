extension OddsAcceptanceDisplayState {
    /// The gallery's "Accepted".
    public static let accepted = Self(isAccepted: true)
    /// The gallery's "Not accepted".
    public static let notAccepted = Self(isAccepted: false)
    /// The gallery's "Disabled".
    public static let disabled = Self(isAccepted: false, isEnabled: false)
    /// The gallery's "Disabled accepted".
    public static let disabledAccepted = Self(isAccepted: true, isEnabled: false)
    /// The gallery's "Tappable link". The explanation can be asked for.
    public static let tappableLink = Self(isAccepted: false, isLinkTappable: true)
    /// The gallery's "Long texts". Both wrap.
    public static let longTexts = Self(
        isAccepted: true,
        label: "Take my bet when the odds have changed, if they are better than those that I saw",
        linkText: "What happens when the odds change while my bet is on its way?", isLinkTappable: true)
}

/// The consent's page in the gallery.
public enum OddsAcceptanceCatalog: CatalogEntry {
    public typealias ComponentType = OddsAcceptanceView

    public static let category = Category.betting
    public static let subcategory = "Controls"
    public static let summary = "Agrees to odds that change before the bet is taken."
    public static let tags = ["bet slip", "odds", "consent", "check box", "link"]
    public static let defaultWidth = 36
    public static let variants: [Variant<OddsAcceptanceDisplayState>] = [
        Variant("Accepted", .accepted),
        Variant("Not accepted", .notAccepted),
        Variant("Disabled", .disabled),
        Variant("Disabled accepted", .disabledAccepted),
        Variant("Tappable link", .tappableLink, summary: "The explanation can be asked for"),
        Variant("Long texts", .longTexts, summary: "Both wrap"),
    ]
    public static let plays = [
        Play(
            "Accept and refuse", state: "Not accepted",
            """
            press Tab
            press Space
            expect call "OddsAcceptance.toggleAcceptance()"
            frame "accepted by the key"
            click 8,0
            expect call "OddsAcceptance.toggleAcceptance()"
            frame "refused by a click on the label"
            """),
        Play(
            "Learn more", state: "Tappable link",
            """
            focus link
            press it
            expect call "OddsAcceptance.learnMore()"
            frame "the link has the focus"
            """),
    ]
}
