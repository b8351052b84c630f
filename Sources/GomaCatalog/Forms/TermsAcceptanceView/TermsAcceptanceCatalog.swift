extension TermsAcceptanceDisplayState {
    static let registration = Self(
        id: "registration",
        text: """
            By creating an account I agree that I am 21 years of age or older and have read and accepted our \
            general Terms and Conditions and Privacy Policy
            """,
        documents: ["terms": "Terms and Conditions", "privacy": "Privacy Policy"])
    static let accepted = registration.with { $0.isAccepted = true }
    static let short = Self(
        id: "short", text: "I accept the Terms and Privacy Policy",
        documents: ["terms": "Terms", "privacy": "Privacy Policy"])
    static let cookies = Self(
        id: "cookies", text: "I accept the Terms, the Privacy Policy and the Cookie Policy.",
        documents: ["terms": "Terms", "privacy": "Privacy Policy", "cookies": "Cookie Policy"])
    static let missing = registration.with { $0.problem = .missing }
    static let missingAtLength = short.with {
        $0.problem = .told("Without your consent we are not allowed to open an account for you")
    }
}

enum TermsAcceptanceCatalog: CatalogEntry {
    typealias ComponentType = TermsAcceptanceView

    static let category = Category.forms
    static let subcategory = "Legal"
    static let summary = "A box to tick for terms that are links in its sentence."
    static let tags = ["form", "legal", "consent", "check box", "link"]
    static let children: [any StandardComponent.Type] = [HighlightedTextView.self]
    static let defaultWidth = 48
    static let requests: [any ComponentRequest] = [
        SwitchItem(id: "registration", isOn: true),
        OpenLink(id: "terms", within: "registration"),
    ]
    static let variants: [Variant<TermsAcceptanceDisplayState>] = [
        Variant("Unchecked", .registration),
        Variant("Checked", .accepted),
        Variant("Short", .short),
        Variant("Cookies", .cookies, summary: "Three documents"),
        Variant("Error", .missing, summary: "Goes as soon as the box is ticked"),
        Variant("Long error", .missingAtLength, summary: "The sentence wraps"),
        Variant("No documents", .init(id: "news", text: "Send me news about offers and promotions", documents: [:])),
    ]
    static let plays = [
        Play(
            "Agree after all", state: "Error",
            """
            focus box
            frame "Missed"
            press Space
            expect call "TermsAcceptance.toggleAcceptance()"
            expect not "Please agree"
            frame "Ticked"
            press Enter
            frame "Taken back"
            click "By creating"
            expect call "TermsAcceptance.toggleAcceptance()"
            frame "Ticked by a click on the sentence"
            """),
        Play(
            "Read the documents", state: "Unchecked",
            """
            press Tab Tab Enter
            expect call "HighlightedText.openLink(id: \\"terms\\")"
            expect request app:open-link id=terms
            press Tab
            frame "The second document"
            press Space
            expect request app:open-link id=privacy
            click "Conditions"
            expect request app:open-link id=terms
            """),
    ]
}
