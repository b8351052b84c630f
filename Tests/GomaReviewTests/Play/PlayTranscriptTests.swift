import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaReview

@MainActor
struct PlayTranscriptTests {
    private func transcript(_ script: String, state: String = "Normal unselected") throws -> [String] {
        let outcome = try ComponentRegistry.goma.component(named: "OutcomeItem")
        return PlayTranscript(Play("Try", state: state, script), of: outcome).lines
    }

    @Test func `a step tells its call, the focus, the rows and the styles that changed`() throws {
        let lines = try transcript("press Enter\npress Space")

        expect(
            Array(lines.prefix(14)),
            is: [
                "0 Normal unselected",
                "    ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄", "    █     Home     █", "    █     1.85     █", "    ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀",
                "1 press Enter",
                "  calls OutcomeItem.toggleSelection()",
                "  asks betting:choose-outcome id=home isChosen=true offer=match-home",
                "  focus OutcomeItemView at 0,0", "  cursor 1,1",
                "    ┏━━━━━━━━━━━━━━┓", "    ┃✓    Home     ┃", "    ┃     1.85     ┃", "    ┗━━━━━━━━━━━━━━┛",
            ])
        let second = try #require(lines.firstIndex(of: "2 press Space"))
        expect(
            Array(lines[second...].prefix(6)),
            is: [
                "2 press Space", "  calls OutcomeItem.toggleSelection()",
                "  asks betting:choose-outcome id=home isChosen=false offer=match-home", "  ⋮", "    ┃     Home     ┃",
                "  ⋮",
            ])
        expect(lines.last?.hasPrefix("  styles "), is: true)
    }

    @Test func `a step tells its call though as many have come before as are kept`() throws {
        let keys = Array(repeating: "Enter", count: ActionLog.capacity).joined(separator: " ")

        let lines = try transcript("press \(keys)\npress Space")

        let second = try #require(lines.firstIndex(of: "2 press Space"))
        expect(
            Array(lines[second...].prefix(3)),
            is: [
                "2 press Space", "  calls OutcomeItem.toggleSelection()",
                "  asks betting:choose-outcome id=home isChosen=true offer=match-home",
            ])
    }

    @Test func `steps that change nothing are left out`() throws {
        let lines = try transcript("expect \"Home\"\nframe \"here\"\nwait 1s")

        expect(lines.count, is: 5)
    }

    @Test func `a play that goes wrong says where and why`() throws {
        try expect(
            transcript("expect \"Away\"").last,
            is: "  fails: OutcomeItem, Try:1: expect \"Away\": it is not on the screen")
        try expect(transcript("leap").first?.hasPrefix("fails: OutcomeItem, Try:1: \"leap\" is no step"), is: true)
    }

    @Test func `a play too long to be told goes on as digests`() throws {
        let lines = try transcript(Array(repeating: "press Space", count: 80).joined(separator: "\n"))

        #expect(lines.count < 320)
        expect(lines.last?.hasPrefix("  cells "), is: true)
    }

    @Test func `every play of the library goes as it says, and can be told with its own family alone`() {
        for component in ComponentRegistry.goma.components {
            for play in component.plays {
                let lines = PlayTranscript(play, of: component).lines
                #expect(
                    !lines.contains { $0.contains("fails: ") }, "\(component.id), \(play.name): \(lines.last ?? "")")
            }
        }
    }
}
