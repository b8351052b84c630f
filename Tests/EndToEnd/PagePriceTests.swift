import Expectations
import Foundation
import Synchronization
import Testing

extension EndToEnd {
    /// Choosing prices and placing bets on every page of Demo/Screens that has prices, as fast as a key that is held and as
    /// fast as a paste.
    struct PagePriceTests {
        /// How keys arrive.
        enum Pace: CaseIterable {
            case thirtyASecond, burst
        }

        /// One page at one pace.
        struct Run: Sendable, CustomTestStringConvertible {
            let page: String
            let pace: Pace

            var testDescription: String { "\(page), \(pace)" }
        }

        private static let screens = "\(Command.project)/Demo/Screens"

        private static var pages: [String] {
            get throws {
                try FileManager.default.contentsOfDirectory(atPath: screens).sorted().filter { name in
                    guard name.hasSuffix(".yaml") else { return false }
                    return try String(contentsOfFile: "\(screens)/\(name)", encoding: .utf8).contains(
                        "kind: sportsbook")
                }
            }
        }

        static var runs: [Run] {
            get throws { try pages.flatMap { page in Pace.allCases.map { Run(page: page, pace: $0) } } }
        }

        /// Where the focus stops on its way through a page.
        private enum Stop {
            case price, stake, other
        }

        /// A page in a terminal that has room for all of it, as where it is scrolled would tell two passes apart.
        private func open(_ page: String) throws -> Terminal {
            let file = Terminal.quoted("\(Self.screens)/\(page)")
            let terminal = try Terminal(
                "\(Terminal.quoted(Command.gomaui)) page \(file); echo status $?; cat", width: 160, height: 70)
            try terminal.wait(forText: "Tab go inside")
            return terminal
        }

        /// The status line: what the keys do where the focus is.
        private func hint(_ terminal: Terminal) throws -> String { try terminal.rows.last { !$0.isEmpty } ?? "" }

        /// Presses a key that moves the focus, and waits until it has moved.
        private func move(_ key: String, in terminal: Terminal) throws {
            let before = try terminal.cells
            try terminal.press(key)
            try terminal.wait(for: "the focus to move") { try terminal.cells != before }
        }

        private func send(_ keys: [String], at pace: Pace, to terminal: Terminal) throws {
            guard pace == .thirtyASecond else { return try terminal.press(all: keys) }
            let start = Date()
            for (index, key) in keys.enumerated() {
                try terminal.press(key)
                Thread.sleep(until: start.addingTimeInterval(Double(index + 1) / 30))
            }
        }

        private func quit(_ terminal: Terminal) throws {
            try terminal.press("q")
            try terminal.wait(forText: "status ")
            let text = try terminal.text
            expect(text, contains: "status 0")
        }

        /// What the keys do where the focus is.
        private func stop(_ terminal: Terminal) throws -> Stop {
            let hint = try hint(terminal)
            if hint.contains("more about the outcome") { return .price }
            return hint.contains("add to the stake") ? .stake : .other
        }

        /// The stops of each page, and the keys that bet on it, once they have been found.
        private static let knownStops = Mutex<[String: [Stop]]>([:])
        private static let knownKeys = Mutex<[String: [String]]>([:])

        /// What is known of a page, or is found now; whoever asks meanwhile waits for it.
        private func known<Value: Sendable>(
            _ page: String, in store: borrowing Mutex<[String: Value]>, find: () throws -> Value
        ) throws -> Value {
            try store.withLock { known in
                if let value = known[page] { return value }
                let value = try find()
                known[page] = value
                return value
            }
        }

        /// The stops of a page, from where the focus enters it.
        private func stops(of page: String) throws -> [Stop] {
            try known(page, in: Self.knownStops) { try findStops(of: page) }
        }

        private func findStops(of page: String) throws -> [Stop] {
            let terminal = try open(page)
            try move("Tab", in: terminal)
            let first = try terminal.cells
            var stops: [Stop] = []
            repeat {
                stops.append(try stop(terminal))
                try move("Tab", in: terminal)
            } while try terminal.cells != first && stops.count < 500
            #expect(stops.count < 500, "the focus never comes back to where it began")
            return stops
        }

        @Test(arguments: try runs)
        func `every price is chosen and taken back`(run: Run) throws {
            let stops = try stops(of: run.page)
            #expect(stops.contains(.price), "\(run.page) has no price")
            let terminal = try open(run.page)
            let before = try terminal.rows
            try terminal.press(all: Array(repeating: "Tab", count: (stops.firstIndex(of: .price) ?? 0) + 1) + ["Enter"])
            try terminal.wait(forText: "✓")
            try terminal.press(all: ["Enter", "Escape"])
            try terminal.wait(for: "nothing to be chosen any more") { try terminal.rows == before }

            try send(stops.flatMap { $0 == .price ? ["Tab", "Enter", "Enter"] : ["Tab"] }, at: run.pace, to: terminal)
            try terminal.wait(forText: "Esc leave")
            try terminal.settle()
            try terminal.press("Escape")

            try terminal.wait(for: "the page to be as at first") { try terminal.rows == before }
            try quit(terminal)
        }

        @Test(arguments: Pace.allCases)
        func `a bet is placed, and the slip empties`(pace: Pace) throws {
            var pages = 0
            for page in try Self.pages {
                let stops = try stops(of: page)
                guard stops.contains(.stake) else { continue }
                pages += 1
                let keys = try keysToBet(on: page, stops)
                let terminal = try open(page)

                try send(keys, at: pace, to: terminal)
                // Ten seconds, in which it is taken and its slip put away.
                for _ in 1...10 {
                    try terminal.press("M-.")
                    try terminal.settle()
                }
                try terminal.wait(for: "a bet that has been paid") { try balance(terminal) == 240 }
                try terminal.wait(forText: "Nothing chosen yet")
                try terminal.press("Escape")
                try terminal.wait(forText: "Tab go inside")

                try quit(terminal)
            }
            #expect(pages > 0, "no page has a slip that bets are placed with")
        }

        private func balance(_ terminal: Terminal) throws -> Int? {
            let text = try terminal.text
            guard let range = text.range(of: "Balance: EUR ") else { return nil }
            return Int(text[range.upperBound...].prefix { $0.isNumber })
        }

        /// The keys that choose the first price, stake ten and place the bet, found out by going there calmly.
        private func keysToBet(on page: String, _ stops: [Stop]) throws -> [String] {
            try known(page, in: Self.knownKeys) { try findKeysToBet(on: page, stops) }
        }

        private func findKeysToBet(on page: String, _ stops: [Stop]) throws -> [String] {
            let terminal = try open(page)
            let (price, stake) = (stops.firstIndex(of: .price) ?? 0, stops.firstIndex(of: .stake) ?? 0)
            var keys: [String] = []
            func press(_ key: String) throws {
                keys.append(key)
                try move(key, in: terminal)
                try terminal.settle()
            }
            func pass(_ count: Int) throws {
                let tabs = Array(repeating: "Tab", count: count)
                keys += tabs
                try terminal.press(all: tabs)
                try terminal.settle()
            }
            try pass(price + 1)
            try press("Enter")
            // What is chosen comes onto the slip: from here to the stake it is as far as it was, or further.
            try pass((stake - price + stops.count) % stops.count - 1)
            repeat { try press("Tab") } while try stop(terminal) != .stake && keys.count < 500
            // The second of the buttons adds ten, and the first stop behind them places the bet.
            try press("Tab")
            try press("Enter")
            repeat { try press("Tab") } while try stop(terminal) == .stake && keys.count < 500
            #expect(keys.count < 500, "\(page) cannot be crossed by Tab")
            return keys + ["Enter"]
        }
    }
}
