import Expectations
import Foundation
import GomaCatalog
import GomaPictures
import TerminalKit
import TestSupport
import Testing

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages
@testable import GomaReview

@MainActor
struct FeedPlayerTests {
    private let environment = ViewEnvironment.simulated()

    private func line(at seconds: Int?, home: Int) -> String {
        let time = seconds.map { "\"at\":\($0)," } ?? ""
        return "{\(time)\"type\":\"score\",\"match\":\"m1\",\"home\":\(home),\"away\":0}"
    }

    @Test func `lines are read when those before them have been played`() throws {
        let lines = (0..<100_000).map { line(at: $0, home: $0) }
        var events = 0
        let folder = try TemporaryFolder()
        try folder.write(lines.joined(separator: "\n"), to: "long.feed")
        let file = try InputFile.open(at: folder.path + "/long.feed", as: .feed)

        let player = FeedPlayer<SportsbookEvent>(FeedSource(file), on: environment.scheduler) {
            events += $0.events.count
        }

        expect(events, is: 1)
        #expect(player.lineCount < 200)
        environment.scheduler.advance(by: .seconds(1000))
        expect(events, is: 1001)
        #expect((1001..<1200).contains(player.lineCount))
    }

    @Test func `what is due all at once comes in parts, with nothing lost and in order`() {
        let lines = (0..<5000).map { line(at: nil, home: $0) }
        var batches: [[MatchChange]] = []
        let source = FeedSource(Data(lines.joined(separator: "\n").utf8))

        let player = FeedPlayer<SportsbookEvent>(source, on: environment.scheduler) {
            batches.append($0.events.map(\.change))
        }

        #expect((1...1000).contains(batches.joined().count))
        environment.scheduler.advance(by: .seconds(1))
        #expect(batches.map(\.count).max() ?? 0 <= 1000)
        expect(Array(batches.joined()), is: (0..<5000).map { .score(.total(Tally($0, 0))) })
        expect(player.lineCount, is: 5000)
    }

    @Test func `a bad line is told by its number when it is come to`() {
        let lines = (1...300).map { $0 == 250 ? "nonsense" : line(at: $0, home: 0) }
        var problems: [String] = []
        let source = FeedSource(Data(lines.joined(separator: "\n").utf8))

        let player = FeedPlayer<SportsbookEvent>(source, on: environment.scheduler) {
            problems += $0.problems.map(\.description)
        }

        expectEmpty(problems)
        environment.scheduler.advance(by: .seconds(300))
        expect(problems, is: ["line 250: is not JSON; skipped"])
        expect(player.lineCount, is: 300)
    }

    @Test func `a file that cannot be read further is told by its name, and ends the feed`() throws {
        let folder = try TemporaryFolder()
        let descriptor = open(folder.path, O_RDONLY | O_CLOEXEC)
        let unreadable = InputBytes(descriptor, named: "broken.feed")
        var failures: [String] = []

        let player = FeedPlayer<SportsbookEvent>(FeedSource(unreadable), on: environment.scheduler) {
            failures += [$0.failure?.description].compactMap(\.self)
        }
        environment.scheduler.advance(by: .seconds(1))

        expect(failures, is: ["broken.feed: cannot be read: Is a directory"])
        expect(player.lineCount, is: 0)
    }

    @Test func `a line without an end is told once, at the end of the feed`() {
        let endless = Data(repeating: UInt8(ascii: "x"), count: 1 << 20)
        var problems: [String] = []

        let player = FeedPlayer<SportsbookEvent>(FeedSource(endless), on: environment.scheduler) {
            problems += $0.problems.map(\.description)
        }
        environment.scheduler.advance(by: .seconds(1))

        expect(problems, is: ["line 1: is longer than 65536 bytes; skipped"])
        expect(player.lineCount, is: 1)
    }
}
