extension ActionButtonBlockDisplayState {
    static let claimBonus = Self(
        title: "Claim bonus", actionID: "claim_bonus", destination: "https://example.com/claim")
    static let disabled = claimBonus.with { $0.isEnabled = false }
    static let asked = claimBonus.with { $0.progress = .asked(isAgain: false) }
    static let taken = claimBonus.with { $0.progress = .taken }
    static let notGiven = claimBonus.with { $0.progress = .failed(.told("Offers end at midnight")) }
    static let toBeRefusedOnce = Self(title: "Take the boost", actionID: "boost")
    static let toBeLost = Self(title: "Join the race", actionID: "race")
    static let long = Self(title: "Get your Welcome Bonus now", actionID: "welcome_bonus")
}

enum ActionButtonBlockCatalog: BlockCatalogEntry {
    typealias ComponentType = ActionButtonBlockView

    static let summary = "The one thing to do at the end of a promotion's page."
    static let tags = ["promotion", "page", "button", "offer"]
    static let children: [any StandardComponent.Type] = [ButtonView.self]
    static let requests: [any ComponentRequest] = [TakeOffer(action: "claim_bonus", url: "https://example.com/claim")]
    static let variants: [Variant<ActionButtonBlockDisplayState>] = [
        Variant("Enabled", .claimBonus),
        Variant("Disabled", .disabled, summary: "It cannot be taken now"),
        Variant("Asked", .asked, summary: "The answer is waited for"),
        Variant("Taken", .taken),
        Variant("Not given", .notGiven, summary: "In the words of the owner"),
        Variant("Long title", .long, summary: "Without a destination"),
        Variant("Refused, then taken", .toBeRefusedOnce, answers: [.refused, .given]),
        Variant("Times out", .toBeLost, answers: [.silence], summary: "No request is answered"),
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
            expect "One moment"
            frame "Asked for"
            wait 1s
            expect "Done"
            frame "Taken"
            """),
        Play(
            "Refused once", state: "Refused, then taken",
            """
            press Tab Enter
            wait 1s
            expect "Not to be had now"
            frame "Refused"
            press Enter
            wait 1s
            expect "Done"
            """),
        Play.noAnswer(to: "press Tab Enter", meanwhile: "One moment", frame: "It can be asked for again"),
        Play(
            "Nothing to take", state: "Disabled",
            """
            press Tab
            expect focus nothing
            click 10,1
            """),
    ]
}
