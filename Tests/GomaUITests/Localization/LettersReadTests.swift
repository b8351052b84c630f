import GomaCatalog
import GomaPictures
import TerminalKit
import Testing

/// What is read aloud where letters stand in for pictures and marks.
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
        ("PillItem", "Selected", "› Football, selected"), ("PillItem", "Countable", "› Tennis 12"),
        ("ButtonIcon", "Any picture", "› Statistics"), ("ButtonIcon", "Icon right", "› Clear Betslip"),
        ("Capsule", "Hot", "Hot"), ("Capsule", "Lost", "Lost"),
        ("CodeClipboard", "Not copied", "› Copy booking code Not copied"),
        ("ResendCode", "Failed", "› Resend code The code could not be sent"),
        ("MarketGroupTabItem", "Selected with badge", "› BetBuilder 14, selected"),
        ("MarketGroupTabItem", "Suffix icon", "› Popular"),
    ])
    func `letters that stand in for pictures and marks are not read`(
        name: String, state: String, words: String
    ) throws {
        for glyphs in [Glyphs.ascii, .unicode] {
            #expect(try reading(of: name, state, in: glyphs) == [words])
        }
    }

    @Test(arguments: [
        ("BetTicketStatus", "Lost", ["Lost"]),
        ("CashoutAmount", "Failed", ["No offer now", "› Try again"]),
        ("CashoutSubmissionInfo", "Error", ["Cashout of XAF 500.00 failed", "› Retry"]),
        ("BetslipHeader", "Logged in", ["Betslip", "Balance:", "XAF 25,000.00", "› Close"]),
        (
            "BetslipOddsBoostHeader", "Max boost",
            ["› You made it! Max win boost activated! (10%) All qualifying events added 3 of 3"]
        ),
        ("BetslipFloating", "No tickets", ["› Betslip"]),
        ("SuggestedBetsExpanded", "Empty", ["› Suggested Bets, open", "No suggested bets now"]),
        ("MarketGroupTabItem", "Both icons and badge", ["› VIP 5"]),
    ])
    func `neither are those of the bet slip, of placed bets and of what to bet on`(
        name: String, state: String, lines: [String]
    ) throws {
        for glyphs in [Glyphs.ascii, .unicode] {
            #expect(try reading(of: name, state, in: glyphs) == lines)
        }
    }
}
