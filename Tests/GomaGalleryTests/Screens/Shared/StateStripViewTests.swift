import Expectations
import TerminalKit
import Testing

@testable import GomaGallery

@MainActor
struct StateStripViewTests {
    private func said(on stage: GalleryHarness) -> String? {
        let views = stage.window.topController?.view.tree ?? []
        return views.first { $0 is StateStripView }.flatMap { ReadingText.words(of: $0) }
    }

    @Test func `what is heard of the strip is which state is on show, and whether it is edited`() throws {
        let stage = try GalleryHarness(opening: "OutcomeItem", state: 1)
        let states = try stage.services.registry.component(named: "OutcomeItem").states

        expect(said(on: stage), is: "state 2 of \(states.count): \(states[1].name)")
        stage.type("c")
        stage.press(.down, .down, .right)
        expect(said(on: stage), is: "state 2 of \(states.count): \(states[1].name), edited")
        stage.press(.escape)
        stage.type("]")
        expect(said(on: stage), is: "state 3 of \(states.count): \(states[2].name)")
    }

    @Test func `before there is a component there is nothing to hear`() {
        expect(StateStripView().accessibilityText, is: nil)
    }
}
