import Expectations
import Foundation
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaGallery
@testable import GomaReview

/// Edits stay with the state that they were made in, and with nothing else.
@MainActor
struct ControlsLeakTests {
    @Test func `focus, cursor and typed text stay through an edit`() throws {
        let bench = try ControlsHarness("BorderedTextField")
        let instance = try #require(bench.preview.content?.instance)
        let window = ComponentRenderer.hosting(instance, width: 40)
        window.update()
        for key in [Key.tab, .character("a"), .character("b"), .left] { window.send(.key(KeyEvent(key))) }
        window.update()
        let (focused, cursor) = (window.focusedView, window.cursor)

        bench.services.environment.scheduler.advance(by: .seconds(1))
        bench.presenter.enter("Another title", for: "title")
        window.update()

        #expect(focused != nil && window.focusedView === focused)
        #expect(cursor != nil && window.cursor == cursor)
        expect(window.surface.rows.joined(), contains: "Another title")
    }

    @Test func `reset and every other state are without the edit, and coming back finds it`() throws {
        let bench = try ControlsHarness("OutcomeItem")
        let before = try bench.state

        bench.presenter.enter("Haus", for: "title")
        bench.presenter.reset()
        try expect(bench.state, is: before)
        expect(bench.preview.content?.isEdited, is: false)

        bench.presenter.enter("Haus", for: "title")
        bench.preview.showNextState()
        try expect(bench.value("title"), is: .string("Home"))
        expect(bench.preview.content?.isEdited, is: false)
        expect(bench.preview.content?.editedStates, is: [0])
        bench.preview.showPreviousState()
        try expect(bench.value("title"), is: .string("Haus"))
        expect(bench.preview.content?.isEdited, is: true)
    }

    @Test func `pictures are without the edit, the next visit is with it`() throws {
        let stage = try GalleryHarness(opening: "OutcomeItem")
        let component = try ComponentRegistry.goma.component(named: "OutcomeItem")
        let picture = try Picture(component, stateAt: 0, options: RenderOptions()).surface

        stage.type("c")
        stage.press(.down, .enter)
        stage.type("XYZ")
        stage.press(.enter)
        expect(stage.text, contains: "HomeXYZ")
        expect(stage.text, contains: "· edited")
        try expect(Picture(component, stateAt: 0, options: RenderOptions()).surface, is: picture)
        stage.press(.escape, .escape)
        expect(stage.text, contains: "HomeXYZ")
        expect(stage.text, contains: "Normal unselected ✎")
        stage.type("A")
        stage.press(.enter)

        expect(stage.text, contains: "Esc back")
        expect(stage.text, contains: "HomeXYZ")
        expect(stage.text, contains: "Normal unselected · edited")
        try expect(Picture(component, stateAt: 0, options: RenderOptions()).surface, is: picture)
    }

    @Test func `edited states are marked in the strip, in the list of states and on the contact sheet`() throws {
        for (glyphs, mark) in [(Glyphs.unicode, "✎"), (.ascii, "+")] {
            let stage = try GalleryHarness(opening: "OutcomeItem", state: 1, glyphs: glyphs)
            stage.type("c")
            stage.press(.down, .down, .right)
            stage.press(.escape)
            stage.type("]")

            expect(stage.text, contains: "Normal selected \(mark) ")
            expect(stage.text, lacks: "edited")
            stage.type("s")
            expect(stage.text, contains: "Normal selected \(mark) ")
            stage.press(.escape)
            stage.type("A")
            expect(stage.text, contains: "2  Normal selected \(mark)")
            expect(stage.text, contains: "1.86")
        }
    }

    @Test func `while a value is typed nothing of the old one is left, and after Esc it is there again`() throws {
        for width in [120, 64, 40] {
            let stage = try GalleryHarness(width: width, height: 30, opening: "OutcomeItem")
            stage.type("c")
            stage.press(.down)
            stage.window.send(.key(KeyEvent(.enter)))
            stage.window.send(.key(.control("u")))
            stage.type("-1")

            let row = try #require(stage.window.surface.rows.first { $0.contains("title") })
            let end = try #require(row.range(of: "title")?.upperBound)
            expect(row[end...].trimmingCharacters(in: .whitespaces), is: "-1", "\(width): \(row)")

            stage.press(.escape, .character("Y"))
            #expect(stage.window.surface.rows.contains { $0.contains("title") && $0.contains("Home") }, "\(width)")
            expect(stage.text, contains: "copied title")
        }
    }

    @Test func `other characters and languages keep the edit`() throws {
        let bench = try ControlsHarness("OutcomeItem")
        bench.presenter.enter("Haus", for: "title")

        bench.preview.remake()

        try expect(bench.value("title"), is: .string("Haus"))
        expect(bench.preview.content?.isEdited, is: true)
        bench.presenter.reset()
        try expect(bench.value("title"), is: .string("Home"))
    }

    @Test func `a state from a file shows until another is chosen, and reset goes back to it`() throws {
        let bench = try ControlsHarness("OutcomeItem")
        let component = try #require(bench.preview.content?.component)
        let data = try component.normalized(
            state: bench.state.replacing([.key("title")], with: .string("Haus")).data)

        bench.preview.show(component, in: GivenState(file: "a.yaml", data: data))
        expect(bench.preview.content?.file, is: "a.yaml")
        try expect(bench.value("title"), is: .string("Haus"))
        bench.presenter.enter("Hof", for: "title")
        expect(bench.preview.content?.isEdited, is: true)
        bench.preview.showNextState()
        expect(bench.preview.content?.file, is: nil)
        bench.preview.showPreviousState()
        try expect(bench.value("title"), is: .string("Hof"))
        expect(bench.preview.content?.file, is: "a.yaml")
        bench.presenter.reset()
        try expect(bench.value("title"), is: .string("Haus"))
        bench.preview.showNextState()
        bench.preview.showPreviousState()

        try expect(bench.value("title"), is: .string("Home"))
        expect(bench.preview.content?.file, is: nil)
    }

    /// A file with the state on show, under another title.
    private func file(_ title: String, of bench: ControlsHarness) throws -> GivenState {
        let component = try #require(bench.preview.content?.component)
        let state = try bench.state.replacing([.key("title")], with: .string(title))
        return GivenState(file: "a.yaml", data: try component.normalized(state: state.data))
    }

    @Test func `a state from a file is one from that file in other characters too`() throws {
        let bench = try ControlsHarness("OutcomeItem")
        let component = try #require(bench.preview.content?.component)
        bench.preview.show(component, in: try file("Haus", of: bench))
        bench.services.places.preview.emulation.isASCII = true

        bench.preview.remake()

        expect(bench.preview.content?.instance.environment.glyphs.isASCII, is: true)
        expect(bench.preview.content?.file, is: "a.yaml")
        expect(bench.preview.content?.title, is: "OutcomeItem: a.yaml")
        try expect(bench.value("title"), is: .string("Haus"))
    }

    @Test func `a language that was chosen on another screen is taken over, and the same again changes nothing`() throws
    {
        let bench = try ControlsHarness("OutcomeItem")
        let content = try #require(bench.preview.content)
        let english = content.instance.view
        bench.preview.show(content.component)
        #expect(bench.preview.content?.instance.view === english)

        bench.services.places.preview.emulation.language = .portuguese
        bench.preview.show(content.component)
        let portuguese = bench.preview.content?.instance
        bench.preview.show(content.component)

        expect(portuguese?.environment.localization.locale, is: "pt")
        #expect(bench.preview.content?.instance.view === portuguese?.view)
    }

    @Test func `a state that was chosen on another screen takes the place of one from a file, for good`() throws {
        let bench = try ControlsHarness("OutcomeItem")
        let component = try #require(bench.preview.content?.component)
        bench.preview.show(component, in: try file("Haus", of: bench))

        bench.services.places[component] = 1
        bench.preview.show(component)
        expect(bench.preview.content?.title, is: "OutcomeItem: Normal selected")
        try expect(bench.value("title"), is: .string("Home"))
        try expect(bench.value("isSelected"), is: .bool(true))
        bench.services.places[component] = 0
        bench.preview.show(component)

        expect(bench.preview.content?.title, is: "OutcomeItem: Normal unselected")
        try expect(bench.value("title"), is: .string("Home"))
    }
}
