import Expectations
import Foundation
import GomaCatalog
import TerminalKit
import PageTestSupport
import Testing

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

/// What a feed changes is changed in every place that shows it, without a key pressed in between.
@MainActor
struct FeedReachTests {
    /// A page with something on its slip, as high as all of it.
    enum Place: String, CaseIterable {
        case front, match, slip, opened
    }

    /// A page with Liverpool on its slip.
    private func stage(_ place: Place, staking isStaked: Bool = true) throws -> PageHarness {
        let name =
            switch place {
            case .front, .opened: "sportsbook"
            case .match: "match"
            case .slip: "betslip"
            }
        let stage = try PageHarness(name, width: 120, height: 160)
        if place == .opened {
            stage.presenter.openMatch("liv-ars")
            stage.window.update()
        }
        try stage.click("2.01")
        if isStaked, place != .front { try stage.click("+10") }
        return stage
    }

    /// Takes in lines of a feed, and lets no more time pass than until they are told.
    private func bring(_ lines: String..., to stage: PageHarness) {
        var reader = FeedReader<SportsbookEvent>()
        stage.presenter.take(
            reader.read(Data(lines.map { $0 + "\n" }.joined().utf8)), into: stage.presenter.source)
        stage.wait(Sportsbook.tellingInterval)
    }

    private func count(_ text: String, in stage: PageHarness) -> Int {
        stage.text.components(separatedBy: text).count - 1
    }

    @Test(arguments: Place.allCases, ["2.50", "1.75"])
    func `a price that moves is the new one wherever the old one was`(place: Place, price: String) throws {
        let stage = try stage(place, staking: false)
        let places = count("2.01", in: stage)
        #expect(places > 1 && count(price, in: stage) == 0)

        bring(
            #"{"type":"odds","match":"liv-ars","market":"1x2","outcome":"home","odds":\#(price)}"#, to: stage)

        expect(count("2.01", in: stage), is: 0)
        expect(count(price, in: stage), is: places)
    }

    @Test(arguments: [Place.match, .slip, .opened])
    func `what a bet would bring follows the price`(place: Place) throws {
        let stage = try stage(place)
        expect(count("EUR 20.10", in: stage), is: 2)

        bring(#"{"type":"odds","match":"liv-ars","market":"1x2","outcome":"home","odds":2.5}"#, to: stage)

        expect(count("EUR 20.10", in: stage), is: 0)
        expect(count("EUR 25.00", in: stage), is: 2)
    }

    @Test func `the price of several selections follows each of them`() throws {
        let stage = try stage(.match)
        try stage.click("2.02")
        #expect(count("4.0602", in: stage) > 0)
        let places = count("4.0602", in: stage)

        bring(#"{"type":"odds","match":"bar-rma","market":"1x2","outcome":"home","odds":3}"#, to: stage)
        expect(count("6.03", in: stage), is: places)
        bring(#"{"type":"odds","match":"liv-ars","market":"1x2","outcome":"home","odds":1.5}"#, to: stage)

        #expect(count("4.50", in: stage) >= places && count("6.03", in: stage) == 0)
    }

    @Test(arguments: [Place.match, .slip, .opened])
    func `a market that takes no bets is closed on the slip and opens there again`(place: Place) throws {
        let stage = try stage(place)
        let before = stage.text

        bring(#"{"type":"suspended","match":"liv-ars","market":"1x2","suspended":true}"#, to: stage)
        expect(count("Suspended for the moment", in: stage), is: 1)
        expect(count("✗ Remove the", in: stage), is: 1)
        bring(#"{"type":"suspended","match":"liv-ars","market":"1x2","suspended":false}"#, to: stage)

        expect(stage.window.surface.rows.dropLast().joined(separator: "\n"), is: rows(of: before))
    }

    /// All but the status line, which counts events.
    private func rows(of text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().joined(separator: "\n")
    }

    @Test(arguments: Place.allCases)
    func `a match that begins says so wherever its start was`(place: Place) throws {
        let stage = try stage(place)
        let places = count("Today, 20:45", in: stage)
        #expect(places > 0)

        bring(#"{"type":"clock","match":"liv-ars","period":"1st half","minute":7}"#, to: stage)
        let clocks = ["1st half 7'", "1st half, 7 min"].map { count($0, in: stage) }
        expect(count("Today, 20:45", in: stage), is: 0)
        expect(clocks.reduce(0, +), is: places)
        bring(#"{"type":"clock","match":"liv-ars","period":"Half time"}"#, to: stage)

        expect(count("1st half", in: stage), is: 0)
        expect(count("Half time", in: stage), is: places)
    }

    @Test(arguments: [Place.front, .match, .slip, .opened])
    func `goals stand in each score of their match`(place: Place) throws {
        let stage = try stage(place)
        bring(
            #"{"type":"clock","match":"liv-ars","period":"1st half","minute":7}"#,
            #"{"type":"score","match":"liv-ars","home":71,"away":58}"#, to: stage)
        let places = count("71", in: stage)
        #expect(places > 0 && count("58", in: stage) == places)

        bring(#"{"type":"score","match":"liv-ars","home":72,"away":59}"#, to: stage)

        expect(count("72", in: stage), is: places)
        expect(count("59", in: stage), is: places)
        expect(count("71", in: stage), is: 0)
        expect(count("58", in: stage), is: 0)
    }

    @Test(arguments: [Place.match, .slip, .opened])
    func `a match that ends, and one that is decided, close what is on the slip`(place: Place) throws {
        let (ended, decided) = (try stage(place), try stage(place))

        bring(#"{"type":"ended","match":"liv-ars"}"#, to: ended)
        bring(#"{"type":"settled","match":"liv-ars","market":"1x2","winners":["home"]}"#, to: decided)

        for stage in [ended, decided] {
            expect(count("✗ Remove the", in: stage), is: 1)
        }
    }

    @Test func `news of another match leaves the slip alone`() throws {
        let stage = try stage(.match)
        var told = 0
        let follower = stage.presenter.book.follow(.slip) { told += 1 }

        bring(#"{"type":"odds","match":"bay-dor","market":"1x2","outcome":"home","odds":9}"#, to: stage)
        expect(told, is: 0)
        bring(#"{"type":"odds","match":"liv-ars","market":"double","outcome":"1x","odds":9}"#, to: stage)

        expect(told, is: 1)
        withExtendedLifetime(follower) {}
    }

    @Test func `a movement that has been shown is over on the slip too, by itself`() throws {
        let stage = try stage(.match)
        bring(#"{"type":"odds","match":"liv-ars","market":"1x2","outcome":"home","odds":2.5}"#, to: stage)
        let book = stage.presenter.book
        let ticket = BookTicketModel(book, try #require(book.slip.selections.first))
        expect(ticket.currentDisplayState.oddsChange, is: .up)

        stage.wait(.seconds(10))

        expect(ticket.currentDisplayState.oddsChange, is: .none)
        expect(stage.text, lacks: "▲")
    }

    @Test func `what is paid and paid back shows in the line above the slip`() throws {
        let stage = try stage(.match)

        try stage.click("Place bet EUR 10.00")
        stage.wait(Duration.milliseconds(1250))
        expect(count("EUR 240.00", in: stage), is: 1)
        expect(count("EUR 250.00", in: stage), is: 0)
        try stage.click("Take back")
        stage.wait(.seconds(1))

        expect(count("EUR 250.00", in: stage), is: 1)
    }
}
