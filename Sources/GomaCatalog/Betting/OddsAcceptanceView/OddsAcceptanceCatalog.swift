extension OddsAcceptanceDisplayState {
    static let notAccepted = Self(isAccepted: false)
    static let disabled = Self(isAccepted: false, isEnabled: false)
    static let tappableLink = Self(isAccepted: false, isLinkTappable: true)
    static let longTexts = Self(
        isAccepted: true, label: "Take my bet when the odds have changed, if they are better than those that I saw",
        linkText: "What happens when the odds change while my bet is on its way?", isLinkTappable: true)
}

enum OddsAcceptanceCatalog: CatalogEntry {
    typealias ComponentType = OddsAcceptanceView

    static let category = Category.betting
    static let subcategory = "Controls"
    static let summary = "Agrees to odds that change before the bet is taken."
    static let tags = ["bet slip", "odds", "consent", "check box", "link"]
    static let defaultWidth = 36
    static let requests: [any ComponentRequest] = [
        SwitchItem(id: "odds-acceptance", isOn: true),
        ExplainOdds(),
    ]
    static let variants: [Variant<OddsAcceptanceDisplayState>] = [
        Variant("Accepted", .init(isAccepted: true)),
        Variant("Not accepted", .notAccepted),
        Variant("Disabled", .disabled),
        Variant("Disabled accepted", .init(isAccepted: true, isEnabled: false)),
        Variant("Tappable link", .tappableLink, summary: "The explanation can be asked for"),
        Variant("Long texts", .longTexts, summary: "Both wrap"),
    ]
    static let plays = [
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
