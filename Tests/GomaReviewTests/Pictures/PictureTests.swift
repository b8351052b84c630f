import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaReview

@MainActor
struct PictureTests {
    private var outcome: ComponentDescriptor {
        get throws { try ComponentRegistry.goma.component(named: "OutcomeItem") }
    }

    @Test func `a picture shows the moment it is asked for`() throws {
        let before = try Picture(outcome, stateAt: 2, options: RenderOptions(time: .milliseconds(2900)))
        let after = try Picture(outcome, stateAt: 2, options: RenderOptions(time: .seconds(4)))

        expect(before.surface.rows[2], is: "█    1.95 ▲    █")
        expect(after.surface.rows[2], is: "█     1.95     █")
    }

    @Test func `styles are told by role`() throws {
        let picture = try Picture(outcome, stateAt: 1, options: RenderOptions())

        let map = StyleMap(picture.surface)

        expect(map.rows.count, is: 4)
        #expect(map.legend.contains { $0.hasSuffix("= highlightPrimaryContrast on highlightPrimary, bold") })
    }

    @Test func `the reading text says what a control is and how it stands`() throws {
        let picture = try Picture(outcome, stateAt: 1, options: RenderOptions())

        expect(picture.reading.count, is: 1)
        expect(picture.reading[0], contains: "Home")
        expect(picture.reading[0], contains: "1.85")
        #expect(picture.reading[0].hasSuffix("selected"))
    }

    @Test func `the focus order names places and cursors`() throws {
        let line = try ComponentRegistry.goma.component(named: "MarketOutcomesLine")

        let picture = try Picture(line, stateAt: 0, options: RenderOptions(width: 31))

        expect(picture.focusOrder.map(\.frame.minX), is: [0, 11, 22])
        #expect(picture.focusOrder.allSatisfy { $0.cursor != nil })
    }

    @Test func `what scripts call controls is found out for those who ask, and a dump says the same without`() throws {
        let line = try ComponentRegistry.goma.component(named: "MarketOutcomesLine")
        var options = RenderOptions(width: 31)

        let named = try Picture(line, stateAt: 0, options: options)
        options.namesViews = false
        let unnamed = try Picture(line, stateAt: 0, options: options)

        expect(named.focusOrder.map { $0.identifier != nil }, is: [true, true, true])
        expect(unnamed.focusOrder.map { $0.identifier != nil }, is: [false, false, false])
        expect(DumpBlock(unnamed), is: DumpBlock(named))
    }
}
