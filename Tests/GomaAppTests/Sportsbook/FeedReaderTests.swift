import Expectations
import Foundation
import GomaCatalog
import Testing

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

struct FeedReaderTests {
    private func batch(_ text: String) -> FeedBatch<SportsbookEvent> {
        var reader = FeedReader<SportsbookEvent>()
        let (first, last) = (reader.read(Data(text.utf8)), reader.finish())
        return FeedBatch<SportsbookEvent>(events: first.events + last.events, problems: first.problems + last.problems)
    }

    @Test func `a byte order mark and line ends of another system are read over`() {
        let line = #"{"type":"ended","match":"m1"}"#

        let batch = batch("\u{FEFF}\(line)\r\n\(line)\r\n")

        expect(batch.events.count, is: 2)
        expectEmpty(batch.problems)
    }

    @Test func `a line of blanks and tabs says nothing, and is counted`() {
        let batch = batch(" \t\n\t\r\nnothing\n")

        expect(batch.problems.map(\.description), is: ["line 3: is not JSON; skipped"])
    }

    @Test func `the last line is read once, however often the end comes`() {
        var reader = LineReader()
        var lines: [Data?] = []

        reader.read(Data("one\ntwo".utf8)) { lines.append($0.bytes) }
        for _ in 0..<2 { reader.finish { lines.append($0.bytes) } }

        expect(lines, is: [Data("one".utf8), Data("two".utf8)])
        expect(reader.count, is: 2)
    }

    @Test func `every kind of event is read`() {
        let events = batch(
            """
            {"at":12.5,"type":"odds","match":"m1","market":"1x2","outcome":"home","odds":1.95}
            {"type":"suspended","match":"m1","market":"1x2","suspended":true}
            {"type":"score","match":"m1","home":1,"away":0}

            {"type":"clock","match":"m1","period":"1st Half","minute":23}
            {"type":"clock","match":"m1","period":"Half Time"}
            {"type":"ended","match":"m1"}
            {"type":"settled","match":"m1","market":"1x2","winners":["home"]}
            {"type":"settled","match":"m1","market":"1x2","winners":[]}
            {"type":"settled","match":"m1","market":"asian","results":{"over":"halfWon","under":"halfLost"}}
            """)

        expectEmpty(events.problems)
        expect(events.events.first?.time, is: .milliseconds(12_500))
        expect(
            events.events.map(\.change),
            is: [
                .odds(market: "1x2", outcome: "home", 1.95), .suspended(market: "1x2", true),
                .score(.total(Tally(1, 0))),
                .clock(MatchClock(.named("1st Half"), minute: 23)),
                .clock(MatchClock(.named("Half Time"), minute: nil)), .ended,
                .settled(market: "1x2", winners: ["home"]), .settled(market: "1x2", winners: []),
                .results(market: "asian", ["over": .halfWon, "under": .halfLost]),
            ])
    }

    @Test func `a number names a match, a market and an outcome as a text does`() {
        let events = batch(
            """
            {"type":"odds","match":7,"market":1,"outcome":2,"odds":1.95}
            {"type":"settled","match":7,"market":1,"winners":[2,"3"]}
            """)

        expectEmpty(events.problems)
        expect(events.events.map(\.match), is: ["7", "7"])
        expect(
            events.events.map(\.change),
            is: [
                .odds(market: "1", outcome: "2", 1.95), .settled(market: "1", winners: ["2", "3"]),
            ])
        expect(
            batch(#"{"type":"settled","match":7,"market":1,"winners":[true]}"#).problems.map(\.description),
            is: [
                #"line 1: winners: wants outcomes, each by its "id"; skipped"#
            ])
    }

    @Test(arguments: [
        ("nothing", "line 1: is not JSON; skipped"), ("[1]", "line 1: wants fields; skipped"),
        ("{\"match\":\"m\"}", "line 1: type: is missing; skipped"),
        (
            "{\"type\":\"goal\",\"match\":\"m\"}",
            "line 1: type: wants one of odds, suspended, score, clock, ended, settled"
        ),
        (
            "{\"type\":\"odds\",\"match\":\"m\",\"market\":\"a\",\"outcome\":\"b\",\"odds\":1}",
            "line 1: odds: wants decimal odds from 1.001 to 1000000000000; skipped"
        ),
        (
            "{\"type\":\"settled\",\"match\":\"m\",\"market\":\"a\",\"results\":{\"b\":\"half\"}}",
            "line 1: results: wants won, lost, void, halfWon, halfLost for an outcome, and \"half\" is none of them; skipped"
        ),
        (
            "{\"type\":\"settled\",\"match\":\"m\",\"market\":\"a\",\"results\":{},\"winners\":[]}",
            "line 1: results: stands beside winners, which it takes the place of; skipped"
        ),
        (
            "{\"type\":\"score\",\"match\":\"m\",\"home\":\"1\",\"away\":0}",
            "line 1: home: wants a whole number; skipped"
        ),
        (
            "{\"type\":\"score\",\"match\":\"m\",\"home\":10000,\"away\":0}",
            "line 1: home: wants a whole number from 0 to 9999; skipped"
        ),
        (
            "{\"type\":\"score\",\"match\":\"m\",\"home\":0,\"away\":-1}",
            "line 1: away: wants a whole number from 0 to 9999; skipped"
        ),
        (
            "{\"type\":\"score\",\"match\":\"m\",\"home\":1e30,\"away\":0}",
            "line 1: home: wants a whole number from 0 to 9999; skipped"
        ),
        (
            "{\"type\":\"clock\",\"match\":\"m\",\"period\":\"a\",\"minute\":1e30}",
            "line 1: minute: wants a minute from 0 to 999; skipped"
        ),
        ("{\"at\":-1,\"type\":\"ended\",\"match\":\"m\"}", "line 1: at: wants seconds from 0 to 86400; skipped"),
    ])
    func `a bad line is told and skipped`(line: String, message: String) {
        let result = batch(line + "\n{\"type\":\"ended\",\"match\":\"m\"}\n")

        expect(result.problems.map(\.description).first?.hasPrefix(message), is: true, "\(result.problems)")
        expect(result.events.map(\.change), is: [.ended])
    }

    @Test(arguments: [
        ("0", Duration.zero), ("0.0004", .zero), ("0.0006", .milliseconds(1)), ("86400", .seconds(86_400)),
    ])
    func `an event comes at any time of a day, to the nearest thousandth of a second`(at: String, time: Duration) {
        let result = batch("{\"at\":\(at),\"type\":\"ended\",\"match\":\"m\"}")

        expect(result.events, is: [SportsbookEvent(time: time, match: "m", change: .ended)])
    }

    @Test func `the greatest minute and score are taken, no minute is a break, and one more is refused`() {
        let result = batch(
            """
            {"type":"score","match":"m","home":9999,"away":0}
            {"type":"clock","match":"m","period":"1st half","minute":0}
            {"type":"clock","match":"m","period":"1st half","minute":999}
            {"type":"clock","match":"m","period":"Half time","minute":null}
            {"type":"score","match":"m","home":0,"away":10000}
            {"type":"clock","match":"m","period":"1st half","minute":1000}
            {"at":86400.001,"type":"ended","match":"m"}
            {"type":"settled","match":"m","market":"1x2"}
            """)

        expect(
            result.events.map(\.change),
            is: [
                .score(.total(Tally(9999, 0))), .clock(MatchClock(.named("1st half"), minute: 0)),
                .clock(MatchClock(.named("1st half"), minute: 999)),
                .clock(MatchClock(.named("Half time"), minute: nil)),
            ])
        expect(
            result.problems.map(\.description),
            is: [
                "line 5: away: wants a whole number from 0 to 9999; skipped",
                "line 6: minute: wants a minute from 0 to 999; skipped",
                "line 7: at: wants seconds from 0 to 86400; skipped", "line 8: winners: is missing; skipped",
            ])
    }

    @Test func `pieces of any size read the same`() {
        let text = (0..<50).map { "{\"type\":\"score\",\"match\":\"m\",\"home\":\($0),\"away\":0}" }
            .joined(separator: "\n")
        let whole = batch(text)
        for size in [1, 7, 64, 1000] {
            var reader = FeedReader<SportsbookEvent>()
            var events: [SportsbookEvent] = []
            var rest = Data(text.utf8)[...]
            while !rest.isEmpty {
                events += reader.read(Data(rest.prefix(size))).events
                rest = rest.dropFirst(size)
            }
            events += reader.finish().events
            expect(events, is: whole.events)
        }
    }

    @Test func `a line without an end is given up, and reading goes on behind it`() {
        var reader = FeedReader<SportsbookEvent>()
        let long = Data(repeating: UInt8(ascii: "x"), count: LineReader.mostBytes / 2)
        var problems: [FeedProblem] = []
        for _ in 0..<5 { problems += reader.read(long).problems }

        let batch = reader.read(Data("\n{\"type\":\"ended\",\"match\":\"m\"}\n".utf8))

        expect((problems + batch.problems).map(\.description), is: ["line 1: is longer than 65536 bytes; skipped"])
        expect(batch.events.count, is: 1)
    }

    @Test func `a line without an end takes no more memory than a line may`() {
        var reader = FeedReader<SportsbookEvent>()
        let piece = Data(repeating: UInt8(ascii: "x"), count: FeedSource.pieceBytes)
        var mostBytes = 0

        for _ in 0..<3 * LineReader.mostBytes / piece.count {
            _ = reader.read(piece)
            mostBytes = max(mostBytes, reader.lines.waitingBytes)
        }

        expect(mostBytes, is: LineReader.mostBytes)
    }
}
