@testable import GomaCatalog
import Expectations
import GomaPictures
import TerminalKit
import Testing

@MainActor
struct ExtendedListFooterTests {
    @Test func `a partner, a page and a network of one ID are three requests, each with its address`() {
        let environment = ViewEnvironment.simulated()
        let model = ExtendedListFooterViewModel(
            ExtendedListFooterDisplayState(
                partners: [FooterLogo(id: "help", name: "Help", url: "https://partner")],
                links: [FooterLink(id: "help", title: "Help", url: "https://page")],
                networks: [
                    FooterLogo(id: "help", name: "Help"), FooterLogo(id: "still", name: "Still", leadsOn: false),
                ]),
            in: environment)

        model.openPartner(id: "help")
        model.openLink(id: "help")
        model.openNetwork(id: "help")
        model.openNetwork(id: "still")
        model.openPartner(id: "nobody")

        expect(
            environment.owner.requests.map(\.description),
            is: [
                "app:open-partner id=help url=https://partner", "app:open-link id=help url=https://page",
                "app:open-network id=help",
            ])
    }

    @Test func `lists that come late take each its own place, and are what is opened then`() {
        let environment = ViewEnvironment.simulated()
        let payments = [FooterLogo(id: "card", name: "Card")]
        let partners = [FooterLogo(id: "new", name: "New")]
        let links = [FooterLink(id: "terms", title: "Terms")]
        let networks = [FooterLogo(id: "chat", name: "Chat")]
        let model = ExtendedListFooterViewModel(
            ExtendedListFooterDisplayState(partners: [FooterLogo(id: "old", name: "Old")], payments: payments),
            in: environment)

        model.update { ($0.partners, $0.links, $0.networks) = (partners, links, networks) }
        for id in ["old", "new", "terms", "chat"] {
            model.openPartner(id: id)
            model.openLink(id: id)
            model.openNetwork(id: id)
        }

        expect(
            model.currentDisplayState,
            is: ExtendedListFooterDisplayState(
                partners: partners, links: links, payments: payments, networks: networks))
        expect(
            environment.owner.requests.map(\.description),
            is: [
                "app:open-partner id=new", "app:open-link id=terms", "app:open-network id=chat",
            ])
    }

    @Test func `of partners and networks of one ID the first that leads on is opened`() {
        let environment = ViewEnvironment.simulated()
        let logos = [
            FooterLogo(id: "x", name: "Still", leadsOn: false, url: "https://0"),
            FooterLogo(id: "x", name: "One", url: "https://1"), FooterLogo(id: "x", name: "Two", url: "https://2"),
        ]
        let model = ExtendedListFooterViewModel(
            ExtendedListFooterDisplayState(partners: logos, networks: logos), in: environment)

        model.openPartner(id: "x")
        model.openNetwork(id: "x")

        expect(
            environment.owner.requests.map(\.description),
            is: ["app:open-partner id=x url=https://1", "app:open-network id=x url=https://1"])
    }

    @Test func `the focus stays with a partner, a page and a network as another comes before each`() {
        let environment = ViewEnvironment.simulated()
        let (old, new) = (FooterLogo(id: "old", name: "Old"), FooterLogo(id: "new", name: "New"))
        let (terms, help) = (FooterLink(id: "terms", title: "Terms"), FooterLink(id: "help", title: "Help"))
        let model = ExtendedListFooterViewModel(
            ExtendedListFooterDisplayState(partners: [old], links: [terms], networks: [old]), in: environment)
        let footer = ExtendedListFooterView(environment: environment)
        footer.configure(with: model)
        let stage = ComponentHarness(footer, width: 60, in: environment)
        stage.window.resize(to: Size(width: 60, height: 40))

        stage.tab()
        model.update { $0.partners = [new, old] }
        stage.press(.enter)
        stage.tab()
        model.update { $0.links = [help, terms] }
        stage.press(.enter)
        stage.tab()
        model.update { $0.networks = [new, old] }
        stage.press(.enter)

        expect(
            environment.owner.requests.map(\.description),
            is: [
                "app:open-partner id=old", "app:open-link id=terms", "app:open-network id=old",
            ])
    }

    @Test func `no rule is left between pages where one stood while a title was longer`() {
        let environment = ViewEnvironment.simulated()
        let links = ["Terms and conditions", "Help", "Rules"].map { FooterLink(id: $0, title: $0) }
        let model = ExtendedListFooterViewModel(ExtendedListFooterDisplayState(links: links), in: environment)
        let footer = ExtendedListFooterView(environment: environment)
        footer.configure(with: model)
        let stage = ComponentHarness(footer, width: 60, in: environment)
        expect(stage.rows.joined().count(where: { $0 == "│" }), is: 2)

        model.update { $0.links[0].title = "T" }

        expect(stage.rows.joined().count(where: { $0 == "│" }), is: 2)
    }

    @Test func `in too little room the texts are cut, and the blank row below them stays`() {
        let environment = ViewEnvironment.simulated()
        let footer = ExtendedListFooterView(environment: environment)
        footer.configure(
            with: ExtendedListFooterViewModel(
                ExtendedListFooterDisplayState(copyright: "One\nTwo\nThree\nFour\nFive\nSix"), in: environment))
        let window = Window(size: Size(width: 40, height: 6), root: ViewController(showing: footer))
        window.update()

        let rows = window.surface.rows.map { row in row.filter { $0 != " " } }
        expect(rows, is: ["", "One", "Two", "Three", "Four", ""])
    }
}
