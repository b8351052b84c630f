import Foundation
import GomaUI
import TerminalKit
import Testing

@testable import GomaGallery

/// Edits stay with the component on show, and with nothing else.
@MainActor
struct ControlsLeakTests {
    @Test func `focus, cursor and typed text stay through an edit`() throws {
        let bench = try ControlsBench("BorderedTextField")
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
        #expect(window.surface.rows.joined().contains("Another title"))
    }

    @Test func `reset and every other state are without the edit`() throws {
        let bench = try ControlsBench("OutcomeItem")
        let before = try bench.state

        bench.presenter.enter("Haus", for: "title")
        bench.presenter.reset()
        #expect(try bench.state == before)
        #expect(bench.preview.content?.isEdited == false)

        bench.presenter.enter("Haus", for: "title")
        bench.preview.showNextState()
        bench.preview.showPreviousState()
        #expect(try bench.state == before)
        #expect(bench.preview.content?.isEdited == false)
    }

    @Test func `pictures and the next visit are without the edit`() throws {
        let stage = try GalleryStage(opening: "OutcomeItem")
        let component = try ComponentRegistry.goma.component(named: "OutcomeItem")
        let picture = try Picture(component, stateAt: 0, options: RenderOptions()).surface

        stage.type("c")
        stage.press(.down, .enter)
        stage.type("XYZ")
        stage.press(.enter)
        #expect(stage.text.contains("HomeXYZ"))
        #expect(stage.text.contains("· edited"))
        #expect(try Picture(component, stateAt: 0, options: RenderOptions()).surface == picture)
        stage.press(.escape, .escape)
        #expect(!stage.text.contains("HomeXYZ"))
        stage.press(.enter)

        #expect(stage.text.contains("Esc back"))
        #expect(!stage.text.contains("HomeXYZ"))
        #expect(!stage.text.contains("edited"))
    }

    @Test func `other characters and languages keep the edit`() throws {
        let bench = try ControlsBench("OutcomeItem")
        bench.presenter.enter("Haus", for: "title")

        bench.preview.remake()

        #expect(try bench.value("title") == .string("Haus"))
        #expect(bench.preview.content?.isEdited == true)
        bench.presenter.reset()
        #expect(try bench.value("title") == .string("Home"))
    }

    @Test func `a state from a file shows until another is chosen, and reset goes back to it`() throws {
        let bench = try ControlsBench("OutcomeItem")
        let component = try #require(bench.preview.content?.component)
        let data = try component.normalized(
            state: bench.state.replacing([.key("title")], with: .string("Haus")).data)

        bench.preview.show(component, in: GivenState(file: "a.yaml", data: data))
        #expect(bench.preview.content?.file == "a.yaml")
        #expect(try bench.value("title") == .string("Haus"))
        bench.presenter.enter("Hof", for: "title")
        #expect(bench.preview.content?.isEdited == true)
        bench.presenter.reset()
        #expect(try bench.value("title") == .string("Haus"))
        bench.preview.showNextState()
        bench.preview.showPreviousState()

        #expect(try bench.value("title") == .string("Home"))
        #expect(bench.preview.content?.file == nil)
    }
}
