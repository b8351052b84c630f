import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaReview

@MainActor
struct FilmTests {
    private func film(_ name: String, state: String, _ choice: Film.Choice) throws -> Film {
        let component = try ComponentRegistry.goma.component(named: name)
        let index = try #require(component.stateIndex(named: state))
        return try Film(component, stateAt: index, options: RenderOptions(), choice: choice)
    }

    @Test func `the moments asked for are shown in their order, each once`() throws {
        let film = try film("OutcomeItem", state: "odds-up", .moments([.seconds(4), .zero, .seconds(4)]))

        expect(film.frames.map(\.time), is: [.zero, .seconds(4)])
        expect(film.frames.map { $0.surface.rows[2] }, is: ["█    1.95 ▲    █", "█     1.95     █"])
    }

    @Test func `events are followed until all is still`() throws {
        let film = try film("OutcomeItem", state: "odds-up", .events)

        #expect(film.frames.count > 2 && !film.isCut)
        #expect(zip(film.frames, film.frames.dropFirst()).allSatisfy { $0.time < $1.time && $0.surface != $1.surface })
        expect(film.frames.last?.surface.rows[2], is: "█     1.95     █")
    }

    @Test func `what stands still has one frame`() throws {
        #expect(try !film("OutcomeItem", state: "normal-unselected", .events).moves)
    }

    @Test func `frames stand side by side as long as there is room`() throws {
        let film = try film("OutcomeItem", state: "odds-up", .moments([.zero, .milliseconds(500), .seconds(4)]))

        expect(
            FilmStrip(film, width: 40).surface.rows,
            is: [
                "0s                0.5s",
                "▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄  ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄",
                "█   Over 2.5   █  █   Over 2.5   █",
                "█    1.95 ▲    █  █    1.95 ▲    █",
                "▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀  ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀",
                "",
                "4s",
                "▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄",
                "█   Over 2.5   █",
                "█     1.95     █",
                "▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀",
            ])
        expect(FilmStrip(film, width: 1).surface.size.width, is: 16)
        expect(FilmStrip(film, width: 52).surface.size.height, is: 5)
    }

    @Test(arguments: [
        (Duration.zero, "0s"), (.milliseconds(500), "0.5s"), (.milliseconds(1020), "1.02s"), (.seconds(12), "12s"),
        (.milliseconds(5), "0.005s"),
    ])
    func `times are written as they are read`(duration: Duration, text: String) {
        expect(TimeParser.text(duration), is: text)
        expect(TimeParser.duration(text), is: duration)
    }

    @Test func `a dump with films reads as what it was`() throws {
        let component = try ComponentRegistry.goma.component(named: "OutcomeItem")
        let dump = try ComponentDump(component, options: RenderOptions(film: .motion))

        #expect(dump.blocks.contains { !$0.film.isEmpty } && dump.blocks.contains { $0.film.isEmpty })
        expect(ComponentDump(parsing: dump.text(withStyles: true)), is: dump)
    }

    @Test func `a dump without styles still has the films that were asked for`() throws {
        let component = try ComponentRegistry.goma.component(named: "OutcomeItem")
        let dump = try ComponentDump(component, options: RenderOptions(film: .moments([.zero, .seconds(4)])))

        let text = dump.text(withStyles: false)

        expect(text, contains: "\nfilm\n0s                4s\n")
        expect(text, lacks: "\nstyles\n")
    }
}
