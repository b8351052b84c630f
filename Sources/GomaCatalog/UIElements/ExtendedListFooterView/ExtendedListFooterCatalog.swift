extension ExtendedListFooterDisplayState {
    static let full = Self(
        partnersTitle: "Proud partner of", partners: allPartners, links: allLinks, payments: [mtn, orange],
        networksTitle: "Follow us on", networks: allNetworks, responsibleGaming: responsibleGaming,
        copyright: "© 2025 Goma Games. All rights reserved.", license: license)
    static let minimal = Self(
        partnersTitle: "Proud partner of", partners: Array(allPartners.prefix(2)),
        links: [
            FooterLink(id: "terms", title: "Terms"), FooterLink(id: "privacy", title: "Privacy"),
            FooterLink(id: "help", title: "Help"),
        ], payments: [mtn], copyright: "© 2025 Goma Games")
    static let onePartner = partners(1)
    static let threePartners = partners(3)
    static let fivePartners = partners(5)
    static let noLinks = Self(
        responsibleGaming: responsibleGaming, copyright: "© 2025 Goma Games. All rights reserved.", license: license)
    static let picturesFail = Self(
        partnersTitle: "Proud partner of",
        partners: [
            FooterLogo(id: "boca", name: "Boca Juniors", pictureName: "missing-boca"),
            FooterLogo(id: "racing", name: "Racing Club", pictureName: "missing-racing", leadsOn: false),
        ], networksTitle: "Follow us on",
        networks: [
            FooterLogo(id: "x", name: "X", pictureName: "missing-x"),
            FooterLogo(id: "forum", name: "Forum", leadsOn: false),
        ])

    private static func partners(_ count: Int) -> Self {
        Self(
            partnersTitle: "Proud partner of", partners: Array(allPartners.prefix(count)),
            copyright: "© 2025 Goma Games")
    }

    private static let allPartners = [
        ("miami", "Inter Miami"), ("boca", "Boca Juniors"), ("racing", "Racing Club"),
        ("nacional", "Atlético Nacional"), ("porto", "FC Porto"), ("douala", "Union Douala"),
    ].map { FooterLogo(id: $0, name: $1, pictureName: "partner-\($0)", url: "https://example.com/\($0)") }

    private static let mtn = FooterLogo(id: "mtn", name: "MTN", pictureName: "payment-mtn", leadsOn: false)
    private static let orange = FooterLogo(
        id: "orange", name: "Orange", pictureName: "payment-orange", leadsOn: false)

    private static let allNetworks = [("x", "X"), ("facebook", "Facebook"), ("instagram", "Instagram")].map {
        FooterLogo(id: $0, name: $1, pictureName: "network-\($0)", url: "https://example.com/\($0)")
    }

    private static let allLinks = [
        ("terms", "Terms and Conditions"), ("affiliates", "Affiliates"), ("privacy", "Privacy Policy"),
        ("cookies", "Cookie Policy"), ("responsible", "Responsible gambling"), ("rules", "Game rules"),
        ("help", "Help centre"), ("contact", "Contact us"),
    ].map { FooterLink(id: $0, title: $1, url: "https://example.com/\($0)") }

    private static let responsibleGaming = FooterResponsibleGaming(
        warning: "Gambling can be addictive", advice: "Play responsibly, and only with what you can spare.",
        badges: ["18+", "eCOGRA"])

    private static let license = FooterLicense(
        title: "Licence and regulation",
        text: """
            This site is run by Goma Games SARL, a company of Cameroon with its seat in Douala, under a licence for \
            sports bets and games of chance of the Republic of Cameroon. Bets are taken from persons of full age alone.
            """)
}

enum ExtendedListFooterCatalog: CatalogEntry {
    typealias ComponentType = ExtendedListFooterView

    static let category = Category.uiElements
    static let subcategory = "Footers"
    static let summary = "The end of a long list: partners, pages, networks, and what the law asks for."
    static let tags = ["footer", "legal", "links", "partners", "licence"]
    static let defaultWidth = 60
    static let waivers = [
        CoverageWaiver("payments[].leadsOn", because: "ways to pay are only named: they lead nowhere"),
        CoverageWaiver("payments[].url", because: "ways to pay are only named: they lead nowhere"),
    ]
    static let requests: [any ComponentRequest] = [
        OpenPartner(id: "miami", url: "https://example.com/miami"),
        OpenLink(id: "terms", url: "https://example.com/terms"),
        OpenNetwork(id: "facebook", url: "https://example.com/facebook"),
    ]
    static let variants: [Variant<ExtendedListFooterDisplayState>] = [
        Variant("Full", .full, summary: "All that a footer can hold"),
        Variant("Minimal", .minimal),
        Variant("One partner", .onePartner),
        Variant("Three partners", .threePartners, summary: "The last row holds one"),
        Variant("Five partners", .fivePartners),
        Variant("No links", .noLinks, summary: "And no partners: what is missing leaves no room"),
        Variant("Pictures fail", .picturesFail, summary: "Initials stand in; one of them leads nowhere"),
    ]
    static let plays = [
        Play(
            "Follow all kinds", state: "Full",
            """
            wait 1s
            frame "The pictures have come"
            press Tab
            frame "The first partner has the focus"
            press Enter
            expect call "ExtendedListFooter.openPartner(id: \\"miami\\")"
            expect request app:open-partner id=miami
            press Tab Tab Tab Tab Tab Tab Enter
            expect call "ExtendedListFooter.openLink(id: \\"terms\\")"
            expect request app:open-link id=terms
            frame "The first page"
            click "Facebook"
            expect call "ExtendedListFooter.openNetwork(id: \\"facebook\\")"
            expect request app:open-network id=facebook
            """),
        Play(
            "Pictures fail", state: "Pictures fail",
            """
            frame "The pictures are on their way"
            wait 1s
            expect "BJ"
            press Tab Tab Enter
            expect call "ExtendedListFooter.openNetwork(id: \\"x\\")"
            """),
    ]
}
