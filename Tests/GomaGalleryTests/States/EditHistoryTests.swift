import Expectations
import Foundation
import GomaCatalog
import TerminalKit
import TestSupport
import Testing

@testable import GomaGallery
@testable import GomaReview

/// Edits are taken back and made again one by one, each state on its own.
@MainActor
struct EditHistoryTests {
    private func undo(_ bench: ControlsHarness) -> String? { bench.preview.undo()?.words(in: .english) }

    private func redo(_ bench: ControlsHarness) -> String? { bench.preview.redo()?.words(in: .english) }

    @Test func `edits go and come one by one, and each is said`() throws {
        let bench = try ControlsHarness("OutcomeItem")
        let before = try bench.state
        bench.presenter.enter("1.9", for: "odds")
        bench.presenter.activate("isBoosted")
        bench.presenter.remove("odds")
        let after = try bench.state

        expect(undo(bench), is: "odds 1.9")
        expect(undo(bench), is: "isBoosted off")
        expect(bench.preview.content?.isEdited, is: true)
        expect(undo(bench), is: "odds 1.85")
        expect(undo(bench), is: nil)
        try expect(bench.state, is: before)
        expect(bench.preview.content?.isEdited, is: false)
        expect(bench.selected, is: "odds")

        expect([redo(bench), redo(bench), redo(bench)], is: ["odds 1.9", "isBoosted on", "odds not there"])
        expect(redo(bench), is: nil)
        try expect(bench.state, is: after)
    }

    @Test func `a new edit takes the place of what had been taken back`() throws {
        let bench = try ControlsHarness("OutcomeItem")
        bench.presenter.enter("Haus", for: "title")
        _ = undo(bench)

        bench.presenter.enter("Hof", for: "title")

        expect(redo(bench), is: nil)
        expect(undo(bench), is: "title \"Home\"")
    }

    @Test func `reset is taken back like any edit`() throws {
        let bench = try ControlsHarness("OutcomeItem")
        bench.presenter.enter("Haus", for: "title")
        bench.presenter.enter("1.9", for: "odds")
        bench.presenter.reset()

        expect(undo(bench), is: "reset")
        try expect(bench.value("title"), is: .string("Haus"))
        try expect(bench.value("odds"), is: .number(1.9))
        expect(redo(bench), is: "reset")
        try expect(bench.value("title"), is: .string("Home"))
        expect(bench.preview.content?.isEdited, is: false)
    }

    @Test func `each state has edits of its own`() throws {
        let bench = try ControlsHarness("OutcomeItem")
        bench.presenter.enter("Haus", for: "title")
        bench.preview.showNextState()
        bench.presenter.enter("Hof", for: "title")

        bench.preview.showPreviousState()
        expect(undo(bench), is: "title \"Home\"")
        expect(undo(bench), is: nil)
        bench.preview.showNextState()

        try expect(bench.value("title"), is: .string("Hof"))
        expect(bench.preview.content?.editedStates, is: [1])
    }

    @Test func `what the customer did meanwhile stays, and is no edit`() throws {
        let bench = try ControlsHarness("OutcomeItem")
        bench.presenter.enter("1.9", for: "odds")
        (bench.preview.content?.instance.model as? OutcomeItemViewModel)?.toggleSelection()
        bench.presenter.enter("Haus", for: "title")

        expect(undo(bench), is: "title \"Home\"")
        try expect(bench.value("isSelected"), is: .bool(true))
        bench.preview.showNextState()
        bench.preview.showPreviousState()

        try expect(bench.value("odds"), is: .number(1.9))
        try expect(bench.value("isSelected"), is: .bool(false))
    }

    @Test func `an edit of what has gone by use is taken back all the same`() throws {
        let bench = try ControlsHarness("MarketInfoLine")
        let before = try bench.state
        let count = bench.presenter.fields.count { $0.id.hasPrefix("icons[") }
        try #require(count > 1)
        let last = "icons[\(count - 1)]"
        bench.presenter.step(last, by: 1)
        try bench.preview.content?.instance.replaceState(
            before.replacing([.key("icons")], with: .array([])).data)

        expect(undo(bench), isNot: nil)

        try expect(bench.state, is: before)
    }

    @Test func `lists go back as they were`() throws {
        let bench = try ControlsHarness("PillSelectorBar")
        let before = try bench.state
        bench.presenter.remove("pills[0]")
        bench.presenter.move("pills[0]", by: 1)
        bench.presenter.add("pills[0]")

        while undo(bench) != nil {}

        try expect(bench.state, is: before)
    }

    @Test func `taking an edit back selects the innermost that shows of its field and what that lies in`() throws {
        let bench = try ControlsHarness("PillSelectorBar")
        bench.presenter.enter("Alles", for: "pills[1].title")
        expect(undo(bench), is: "pills[1].title \"Football\"")
        expect(bench.selected, is: "pills")

        bench.presenter.step("pills", by: 1)
        bench.presenter.step("pills[1]", by: 1)
        bench.presenter.enter("Alles", for: "pills[1].title")
        expect(undo(bench), is: "pills[1].title \"Football\"")

        expect(bench.selected, is: "pills[1].title")
    }

    @Test func `no more edits are kept than can be told apart, the oldest go first`() {
        var history = EditHistory(of: .integer(0))
        for number in 1...(EditHistory.capacity + 5) {
            let edit = StateEdit(path: [], old: .integer(number - 1), new: .integer(number))
            history.add(edit, leadingTo: .integer(number))
        }

        var count = 0
        while history.undo() != nil { count += 1 }

        expect(count, is: EditHistory.capacity)
        expect(history.value, is: .integer(5))
    }

    @Test func `a state file that is read again takes the place of what was edited, which undo brings back`() throws {
        let bench = try ControlsHarness("OutcomeItem")
        let component = try #require(bench.preview.content?.component)
        func file(_ title: String) throws -> GivenState {
            let state = try bench.state.replacing([.key("title")], with: .string(title))
            return GivenState(file: "a.yaml", data: try component.normalized(state: state.data))
        }
        let (first, second) = (try file("Haus"), try file("Hof"))
        bench.preview.show(component, in: first)
        bench.presenter.enter("Heim", for: "title")

        bench.preview.show(component, in: first)
        try expect(bench.value("title"), is: .string("Heim"))
        bench.preview.show(component, in: second)
        try expect(bench.value("title"), is: .string("Hof"))
        expect(bench.preview.content?.isEdited, is: false)

        expect(undo(bench), is: "the state of a.yaml")
        try expect(bench.value("title"), is: .string("Heim"))
        expect(bench.preview.content?.isEdited, is: true)
    }

    @Test func `a value that is entered as it is counts for nothing, and what was taken back can still be made again`()
        throws
    {
        let bench = try ControlsHarness("OutcomeItem")
        bench.presenter.enter("Haus", for: "title")
        expect(undo(bench), is: "title \"Home\"")
        let count = bench.services.eventLog.count

        #expect(bench.presenter.enter("Home", for: "title"))

        expect(bench.services.eventLog.count, is: count)
        expect(redo(bench), is: "title \"Haus\"")
        try expect(bench.value("title"), is: .string("Haus"))
    }

    @Test func `controls that have been closed select nothing where an edit is taken back`() throws {
        let bench = try ControlsHarness("OutcomeItem")
        bench.presenter.enter("Haus", for: "title")

        bench.presenter.stop()

        expect(undo(bench), is: "title \"Home\"")
        expect(bench.selected, is: nil)
    }

    // MARK: Languages

    @Test func `an edit in another language leaves those that were made before it`() throws {
        let bench = try ControlsHarness("OutcomeItem")
        bench.presenter.enter("1.9", for: "odds")
        bench.services.places.preview.emulation.language = .portuguese
        bench.preview.remake()

        bench.presenter.activate("isBoosted")
        bench.preview.showNextState()
        bench.preview.showPreviousState()

        try expect(bench.value("odds"), is: .number(1.9))
        try expect(bench.value("isBoosted"), is: .bool(true))
        expect([undo(bench), undo(bench), undo(bench)], is: ["isBoosted off", "odds 1.85", nil])
        expect(bench.preview.content?.isEdited, is: false)
    }

    @Test func `reset in another language is one edit, and shows the state in that language`() throws {
        let bench = try ControlsHarness("OutcomeItem")
        bench.presenter.enter("1.9", for: "odds")
        bench.services.places.preview.emulation.language = .portuguese
        bench.preview.remake()

        bench.presenter.reset()
        try expect(bench.value("title"), is: .string("Casa"))
        expect(bench.preview.content?.isEdited, is: false)

        expect(undo(bench), is: "reset")
        try expect(bench.value("odds"), is: .number(1.9))
        expect([undo(bench), undo(bench)], is: ["odds 1.85", nil])
    }

    @Test func `a state without edits is edited in the language in which it is shown by now`() throws {
        let bench = try ControlsHarness("OutcomeItem")
        bench.presenter.enter("Haus", for: "title")
        expect(undo(bench), is: "title \"Home\"")
        bench.services.places.preview.emulation.language = .portuguese
        bench.preview.remake()

        bench.presenter.enter("1.9", for: "odds")
        bench.preview.showNextState()
        bench.preview.showPreviousState()

        try expect(bench.value("title"), is: .string("Casa"))
        try expect(bench.value("odds"), is: .number(1.9))
        expect([undo(bench), undo(bench)], is: ["odds 1.85", nil])
        expect(bench.preview.content?.isEdited, is: false)
    }

    @Test func `without edits a state is in the language in use, and with them in the one in which they were made`()
        throws
    {
        let bench = try ControlsHarness("OutcomeItem")
        bench.presenter.enter("1.9", for: "odds")
        bench.services.places.preview.emulation.language = .portuguese
        bench.preview.remake()
        try expect(bench.value("title"), is: .string("Home"))

        expect(undo(bench), is: "odds 1.85")
        try expect(bench.value("title"), is: .string("Casa"))
        expect(bench.preview.content?.isEdited, is: false)
        expect(bench.selected, is: "odds")

        expect(redo(bench), is: "odds 1.9")
        try expect(bench.value("title"), is: .string("Home"))
        try expect(bench.value("odds"), is: .number(1.9))
    }

    // MARK: Leaving

    @Test func `q says once what is edited and not saved, and quits when nothing is done meanwhile`() throws {
        let stage = try GalleryHarness(opening: "OutcomeItem")
        stage.type("c")
        stage.press(.down, .down, .right)
        stage.press(.escape)

        stage.type("q")
        #expect(!stage.hasQuit)
        expect(stage.text, contains: "1 state is edited and not saved: q again quits, s in the controls saves")
        stage.type("]q")
        #expect(!stage.hasQuit)
        stage.type("q")

        #expect(stage.hasQuit)
    }

    @Test func `who quits twice through the commands quits, and not where something is done meanwhile`() throws {
        let stage = try GalleryHarness(opening: "OutcomeItem")
        stage.type("c")
        stage.press(.down, .down, .right)
        stage.press(.escape)

        stage.go("\u{10}quit\n")
        #expect(!stage.hasQuit)
        stage.go("]\u{10}quit\n")
        #expect(!stage.hasQuit)
        stage.go("\u{10}quit\n")

        #expect(stage.hasQuit)
    }

    @Test func `edits that were saved or taken back are not in the way`() throws {
        let folder = try TemporaryFolder()
        let stage = try GalleryHarness(opening: "OutcomeItem", saves: SaveFolder(folder.path))
        stage.type("c")
        stage.press(.down, .down, .right)
        stage.type("s")
        expect(stage.services.edits.unsavedCount, is: 0)
        stage.press(.right)
        expect(stage.services.edits.unsavedCount, is: 1)
        stage.type("z")
        expect(stage.text, contains: "undone: odds 1.86")

        stage.type("q")

        #expect(stage.hasQuit)
    }

    @Test func `z and Z work with and without the controls, and say when there is nothing`() throws {
        let stage = try GalleryHarness(opening: "OutcomeItem")
        stage.type("z")
        expect(stage.text, contains: "nothing to undo in this state")
        stage.type("c")
        stage.press(.down, .down, .right)
        expect(stage.text, contains: "z undo")

        stage.type("z")
        expect(stage.text, contains: "undone: odds 1.85")
        expect(stage.text, lacks: "edited")
        stage.press(.escape)
        stage.type("Z")

        expect(stage.text, contains: "redone: odds 1.86")
        expect(stage.text, contains: "· edited")
        expect(
            stage.events.suffix(3), is: ["undo: Normal unselected", "close panel: controls", "redo: Normal unselected"])
    }
}
