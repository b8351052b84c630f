import Expectations
import GomaCatalog
import PageTestSupport
import TerminalKit
import Testing

@testable import GomaPageViewer
@testable import GomaPages

/// What is said around the parts of a page: by its keys, its status line and its messages, in the language of the page.
@MainActor
struct PageWordsTests {
    private static let button = "parts: [{component: Button, state: Submit}]"

    @Test(arguments: [
        (Localization.french, ["Tab entrer", "Space pause", "? touches", "q quitter"], "arrêter le temps"),
        (.portuguese, ["Tab entrar", "Space parar", "? teclas", "q sair"], "parar o tempo"),
    ])
    func `the keys of a page are told in its language, in the last line and in their list`(
        language: Localization, hints: [String], holding: String
    ) throws {
        let stage = try PageHarness("betslip", speaking: language)
        for hint in hints { expect(stage.status, contains: hint, "\(stage.status)") }

        stage.type("?")

        expect(stage.text, contains: holding)
        expect(stage.text, lacks: "hold time")
    }

    @Test(arguments: [false, true])
    func `nothing that keys do on a page is said in English alone`(isInside: Bool) throws {
        let stage = try PageHarness(describing: Self.button, width: 80, height: 20, speaking: .pseudo)
        if isInside { stage.press(.tab) }
        let screen = try #require(stage.window.topController as? PageViewController)

        let titles = screen.keySections.flatMap { [$0.title] + $0.keys.map(\.title) }

        #expect(titles.count > 15)
        expect(titles.filter { $0.allSatisfy(\.isASCII) }, is: [])
    }

    @Test func `the keys of a page go on in the language that is chosen on it`() throws {
        let stage = try PageHarness("betslip", speaking: .english)
        expect(stage.status, contains: "? keys   q quit")

        stage.presenter.session.environment.ask(to: ChangeLanguage(code: "pt"))
        stage.window.update()

        expect(stage.status, contains: "? teclas   q sair")
    }

    @Test func `what a feed brings and how time goes is told in the language of the page`() throws {
        let stage = try PageHarness("betslip", speaking: .french)
        stage.type(" ")
        expect(stage.status, contains: "en pause")
        stage.type(" ")

        try stage.feed("nonsense")
        expect(stage.status, contains: "flux, ligne 1 : is not JSON ; ignorée")
        stage.wait(.seconds(5))

        expect(stage.status, contains: "1 ligne ignorée")
    }

    @Test func `what would be lost is told in the language of the page`() throws {
        let stage = try PageHarness("betslip", speaking: .french)
        try stage.click("2,01")

        stage.press(.escape, .escape)

        expect(stage.status, contains: "Esc encore une fois quitte ; 1 sélection est sur le coupon")
    }

    @Test func `what a page cannot do, and where it is wrong, is told in its language`() throws {
        let stage = try PageHarness(describing: Self.button, width: 120, height: 20, speaking: .portuguese)

        stage.presenter.session.environment.ask(to: PressButton(id: "other"))
        stage.window.update()
        expect(stage.status, contains: "nada nesta página responde a este pedido: ")
        stage.presenter.brokenPlace = "page.yaml:6:18"
        stage.wait(.seconds(5))

        expect(stage.status, contains: "erro em page.yaml:6:18")
    }
}
