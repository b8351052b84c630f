import Expectations
import GomaCatalog
import GomaPictures
import GomaTesting
import TerminalKit
import Testing

/// What is read aloud where pictures and marks, or letters in their place, stand beside words.
@MainActor
struct LettersReadTests {
    private func reading(of name: String, _ state: String, in glyphs: Glyphs) throws -> [String] {
        let component = try ComponentRegistry.goma.component(named: name)
        let index = try #require(component.stateIndex(named: state))
        let instance = component.instance(stateAt: index, in: ViewEnvironment.simulated(glyphs: glyphs))
        let window = ComponentRenderer.hosting(instance, width: component.defaultWidth)
        window.update()
        return ReadingText.lines(of: instance.view)
    }

    @Test(arguments: [
        ("PillItem", "Selected", "› Football, closed, selected"), ("PillItem", "Countable", "› Tennis 12"),
        ("ButtonIcon", "Any picture", "› Statistics"), ("ButtonIcon", "Icon right", "› Clear bet slip"),
        ("Capsule", "Hot", "Hot"), ("Capsule", "Lost", "Lost"),
        ("CodeClipboard", "Not copied", "› Copy booking code Not copied"),
        ("ResendCode", "Failed", "› Resend code, The code could not be sent"),
        ("VideoBlock", "Failed", "› Try again Goals of the month 0:01 The video could not be loaded"),
        ("VideoSection", "Failed", "› Try again Goals of the month 0:01 The video could not be loaded"),
        ("MarketGroupTabItem", "Selected with badge", "› BetBuilder 14, selected"),
        ("MarketGroupTabItem", "Suffix icon", "› Popular"),
    ])
    func `letters that stand in for pictures and marks are not read`(
        name: String, state: String, words: String
    ) throws {
        for glyphs in [Glyphs.ascii, .unicode] {
            try expect(reading(of: name, state, in: glyphs), is: [words])
        }
    }

    @Test(arguments: [
        ("BetTicketStatus", "Lost", ["Lost"]),
        ("CashoutAmount", "Failed", ["No offer now", "› Try again"]),
        ("CashoutSubmissionInfo", "Error", ["Cashout of XAF 500.00 failed", "› Retry"]),
        ("BetslipHeader", "Logged in", ["Bet slip", "Balance:", "XAF 25,000.00", "› Close"]),
        (
            "BetslipOddsBoostHeader", "Max boost",
            ["› You made it! Max win boost activated! (10%) All qualifying events added 3 of 3"]
        ),
        ("BetslipFloating", "No tickets", ["› Bet slip"]),
        ("SuggestedBetsExpanded", "Empty", ["› Suggested bets, open", "No suggested bets now"]),
        ("MarketGroupTabItem", "Both icons and badge", ["› VIP 5"]),
    ])
    func `neither are those of the bet slip, of placed bets and of what to bet on`(
        name: String, state: String, lines: [String]
    ) throws {
        for glyphs in [Glyphs.ascii, .unicode] {
            try expect(reading(of: name, state, in: glyphs), is: lines)
        }
    }

    @Test(arguments: [
        ("SeeMoreButton", "Failed", ["› More could not be loaded Try again"]),
        ("BetDetailRow", "Result lost", ["Bet result", "Lost"]),
        ("BetslipHeader", "Not let in", ["Not logged in", "› Join now", "or", "› Log in", "› Close"]),
        ("ActionButtonBlock", "Taken", ["Done, unavailable"]),
        ("ActionButtonBlock", "Not given", ["› Claim bonus", "Offers end at midnight"]),
        ("CasinoCategoryBar", "Short", ["VIP", "› All 5"]),
        ("MarketOutcomesLine", "See all", ["› See all markets"]),
        (
            "UserLimitCard", "Near",
            [
                "Weekly limit", "› Remove, Weekly limit, XAF 500.00", "XAF 500.00", "XAF 450.00 used",
                "Only XAF 50.00 left",
            ]
        ),
    ])
    func `a mark that is part of a text is not read where the words say the same`(
        name: String, state: String, lines: [String]
    ) throws {
        for glyphs in [Glyphs.ascii, .unicode] {
            let read = try reading(of: name, state, in: glyphs).map { $0.replacing("\u{A0}", with: " ") }
            expect(read, is: lines)
        }
    }

    @Test(arguments: [
        ("BorderedTextField", "Prefix", ["› Phone number, +237, 712345678"]),
        ("BorderedTextField", "Custom input", ["› Amount, XAF, 25.00"]),
        ("Search", "Searching", ["› Search in Sportsbook, Liver", "Loading", "› Clear"]),
        ("SearchHeaderInfo", "Results", [#"Showing results for "Liverpool" Sports, 15 found"#]),
        ("SearchHeaderInfo", "No results", [#"No results for "Liverpool" Sports"#]),
        ("TimeSlider", "Empty", ["Filter by time", "No times to choose from"]),
    ])
    func `what belongs together is read in one line, and all that is seen is`(
        name: String, state: String, lines: [String]
    ) throws {
        for glyphs in [Glyphs.ascii, .unicode] {
            try expect(reading(of: name, state, in: glyphs), is: lines)
        }
    }

    @Test func `what a mark alone says is said in a word`() throws {
        for glyphs in [Glyphs.ascii, .unicode] {
            let lines = try reading(of: "NotificationList", "Being done", in: glyphs)
            #expect(
                lines.contains("› Bonus credit added 11:30 See what is waiting in your account. View details, done"))
            #expect(lines.contains { $0.hasSuffix("See what is waiting in your account. Claim bonus, under way") })
        }
    }

    @Test(arguments: try await ComponentRegistry.goma.testArguments)
    func `no state is read with a mark, or with letters in its place`(id: String) throws {
        for state in try ComponentRegistry.goma.component(named: id).states {
            let (ascii, unicode) = try (words(of: id, state.name, in: .ascii), words(of: id, state.name, in: .unicode))

            let marks = Set(Self.marks(in: .unicode)).intersection(unicode)
            expect(marks, is: [], "\(state.name)")
            let letters = Set(ascii).subtracting(unicode).subtracting(Self.signs(in: .ascii))
            expect(letters, is: [], "\(state.name)")
        }
    }

    /// What is read of a state, word by word; without the sign before what can be gone to.
    private func words(of id: String, _ state: String, in glyphs: Glyphs) throws -> [String] {
        try reading(of: id, state, in: glyphs).flatMap { line in
            line.trimmingPrefix("› ").split { $0 == " " || $0 == "\u{A0}" }.map(String.init)
        }
    }

    /// Characters that stand beside words and say the same, or set them apart.
    private static func marks(in glyphs: Glyphs) -> [String] {
        [
            glyphs.error, glyphs.success, glyphs.locked, glyphs.live, glyphs.moreLeft, glyphs.moreRight,
            glyphs.separatorDot, glyphs.verticalRule,
        ].map(\.string)
    }

    /// Characters that stand between words, or in place of a number.
    private static func signs(in glyphs: Glyphs) -> [String] { [glyphs.noValue, glyphs.ellipsis].map(\.string) }
}
