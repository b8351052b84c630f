import Expectations
import GomaPictures
import GomaUI
import PageTestSupport
import TerminalKit
import Testing

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

/// What the app says in its own words: in the language of its customer, and with numbers as components write them.
@MainActor
struct AppWordsTests {
    private func words(_ name: String, in environment: ViewEnvironment) throws -> String {
        environment.text(try #require(LocalizationKey.app.first { $0.name == name }))
    }

    @Test(arguments: ["en", "fr", "pt"])
    func `shares and prizes on the pages of promotions are written as elsewhere`(language: String) throws {
        let environment = ViewEnvironment.simulated(localization: try #require(Localization(rawValue: language)))

        let three = try words("promotionPointThree", in: environment)
        let ten = try words("promotionPointTen", in: environment)
        let prizes = try words("promotionPointPrizes", in: environment)

        expect(three, contains: environment.percent.string(3))
        expect(ten, contains: environment.percent.string(50))
        expect(prizes, contains: environment.money.string(Money(190, "EUR"), digits: 0))
    }

    @Test(arguments: [("en", "handed in"), ("fr", "envoyé"), ("pt", "entregar")])
    func `the profile says that a name stays once a proof of it is handed in`(language: String, word: String) throws {
        let environment = ViewEnvironment.simulated(localization: try #require(Localization(rawValue: language)))

        try expect(words("appProfileText", in: environment), contains: word)
    }

    @Test(arguments: [("en", "1 of 12 matches"), ("fr", "Matchs\u{A0}: 1 sur 12"), ("pt", "1 de 12 jogos")])
    func `one match of several is told in the number that the language wants`(language: String, text: String) throws {
        let environment = ViewEnvironment.simulated(localization: try #require(Localization(rawValue: language)))

        expect(environment.text(.matchesFound, ["count": "1", "total": "12"]), is: text)
    }

    @Test(arguments: [
        ("match", nil), ("game", "starburst"), ("play", "starburst"), ("practice", "starburst"), ("category", "new"),
        ("promotion", "welcome"), ("tournament", "tournament"),
    ])
    func `the page of what is not there any more says so`(page: String, known: String?) throws {
        let app = try AppVisitor.guest.makeApp()
        let match = try #require(app.presenter.book.matchIDs.first)

        try app.presenter.begin(at: "\(page)/none")
        app.wait(.seconds(1))
        expect(app.text, contains: "There is nothing here any more.")
        expect(app.text, lacks: "there is no")
        try app.presenter.begin(at: "\(page)/\(known ?? match)")
        app.wait(.seconds(1))

        expect(app.text, lacks: "There is nothing here any more.")
    }

    @Test(arguments: ["fr", "pt"])
    func `what is told of each game is in the language of the customer`(language: String) throws {
        let app = try AppVisitor.guest.makeApp()
        let source = try #require(app.presenter.session.source(ofType: CustomerSource.self))
        let games = try #require(source.member("games"))
        let ids = try #require(games.elementIDs)
        func told() -> [String] { ids.compactMap { (games.member($0)?.value as? GameFacts)?.description } }
        let english = told()
        expect(english, contains: "Stars that spread over whole reels, and win both ways.")

        #expect(app.presenter.session.speak(language))

        let translated = told()
        expect(translated.count, is: ids.count)
        expect(english.count, is: ids.count)
        #expect(Set(translated).isDisjoint(with: english))
        expect(translated.filter { $0.contains("$") || $0.isEmpty }, is: [])
    }
}
