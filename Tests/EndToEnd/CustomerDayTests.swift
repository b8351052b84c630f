import Expectations
import Foundation
import TerminalKit
import Testing

extension EndToEnd {
    /// A customer's day in the app, in three sizes: by the program with real keys, and by the player of scripts.
    struct CustomerDayTests {
        private static let plays = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../Plays").standardizedFileURL

        @Test(arguments: [
            ("app-day.play", Size(width: 120, height: 40)), ("app-day.play", Size(width: 200, height: 60)),
            ("app-small.play", Size(width: 80, height: 24)),
        ])
        func `a customer's day looks the same on a real terminal as in its script`(name: String, size: Size) throws {
            let file = Self.plays.appendingPathComponent(name)

            let frames = try TerminalPlay(file, size: size).run()

            let played = try Command.run(
                Command.gomaui, ["play", file.path, "--size", "\(size.width)x\(size.height)"])
            expect(played.status, is: 0, "\(played.output.suffix(4000))\(played.errors)")
            let rows = played.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            #expect(frames.count > 8)
            for frame in frames {
                let start = try #require(rows.firstIndex { $0.hasPrefix("── \(frame.title) · ") }) + 1
                // The last row says that time is held.
                let differing = zip(frame.rows, rows[start...]).dropLast().filter { $0 != $1 && !$0.contains("paused") }
                expectEmpty(differing, "\(frame.title): \(differing)")
            }
        }
    }
}
