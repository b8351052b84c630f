import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaGallery

@MainActor
struct MouseTests {
    @Test func `a click selects, and on the selected row opens`() throws {
        let stage = try GalleryHarness()
        let component = stage.services.registry.components[4]

        try stage.click(" \(component.name) ")
        expect(stage.services.places.current?.id, is: component.id)
        expect(stage.events.last, is: "select component: \(component.id)")
        try stage.click(" \(component.name) ")

        expect(stage.events.last, is: "open component: \(component.id)")
    }

    @Test func `the wheel scrolls the table and leaves the selection`() throws {
        let stage = try GalleryHarness(width: 120, height: 12)
        let selected = stage.services.places.current?.id

        stage.window.send(.mouse(MouseEvent(.wheelDown, at: Point(x: 4, y: 5))))
        stage.window.update()

        expect(stage.window.surface.rows[2], lacks: "Betting")
        expect(stage.services.places.current?.id, is: selected)
    }

    @Test func `a click on a state's name shows it, in the table and on the component's screen`() throws {
        for opened in [nil, "OutcomeItem"] {
            let stage = try GalleryHarness(opening: opened)
            if opened == nil { stage.type("/outcomeitem") }

            try stage.click("Odds up")

            expect(stage.text, contains: "▲")
            expect(stage.events.last, is: "show state: goma:OutcomeItem Odds up")
        }
    }

    @Test func `a click on the mark at the strip's end goes on, the wheel too, and neither runs over the ends`() throws
    {
        let stage = try GalleryHarness(opening: "Button")
        let button = try stage.services.registry.component(named: "Button")

        stage.click(x: 119, y: 1)
        expect(stage.services.places[button], is: 1)
        stage.window.send(.mouse(MouseEvent(.wheelUp, at: Point(x: 40, y: 1))))
        stage.window.send(.mouse(MouseEvent(.wheelUp, at: Point(x: 40, y: 1))))

        expect(stage.services.places[button], is: 0)
        for _ in button.states {
            stage.window.send(.mouse(MouseEvent(.wheelDown, at: Point(x: 40, y: 1))))
            stage.window.update()
        }
        expect(stage.services.places[button], is: button.states.count - 1)
    }

    @Test func `a click inside the living preview acts there`() throws {
        let stage = try GalleryHarness()
        stage.type("/outcomeitem")
        stage.press(.tab)

        try stage.click("1.85")

        expect(stage.text, contains: "✓")
        expect(stage.text, contains: "OutcomeItem.toggleSelection()")
    }

    @Test func `a click on a heading of the table sorts by it`() throws {
        let stage = try GalleryHarness()

        try stage.click("States")
        expect(stage.services.places.order, is: .states)
        expect(stage.text, contains: "States ▾")
        try stage.click("Category")
        expect(stage.text, contains: "Category ▾")
        try stage.click("Name")

        expect(stage.text, contains: "Name ▾")
        expect(stage.events.suffix(3), is: ["sort table: states", "sort table: category", "sort table: name"])
    }

    @Test func `what a filter ranks is not sorted by a click`() throws {
        let stage = try GalleryHarness()
        stage.type("/score")
        let before = stage.text

        try stage.click("Name")
        stage.click(x: 3, y: 1)

        expect(stage.text, is: before)
        expect(stage.services.places.order, is: .category)
    }

    @Test func `a click on a hint does what its key does`() throws {
        let stage = try GalleryHarness(opening: "OutcomeItem")
        let component = try stage.services.registry.component(named: "OutcomeItem")

        try stage.click("] state")
        expect(stage.services.places[component], is: 1)
        try stage.click("[ ] state")
        expect(stage.services.places[component], is: 0)
        try stage.click("go inside")
        expect(stage.text, contains: "leave the component")
        try stage.click("Esc leave")
        try stage.click("keys")
        expect(stage.text, contains: "next state")
        stage.press(.escape)
        try stage.click("q quit")

        #expect(stage.hasQuit)
    }

    @Test func `a click on a hint inside a component goes to the component`() throws {
        let stage = try GalleryHarness(opening: "OutcomeItem")
        stage.press(.tab)

        try stage.click("Enter, Space")

        expect(stage.text, contains: "✓")
    }

    @Test func `a click on a message or between the hints does nothing`() throws {
        let stage = try GalleryHarness(opening: "OutcomeItem")
        stage.click(x: 11, y: 39)
        stage.router.show(message: "q quit")

        try stage.click("q quit")

        #expect(!stage.hasQuit)
        expectEmpty(stage.events)
    }

    @Test func `a click on another panel's name opens that, and on the open one's nothing`() throws {
        let stage = try GalleryHarness(opening: "OutcomeItem")
        stage.type("u")

        for (name, event) in [("Actions", "actions"), ("Inspector", "inspector"), ("Controls", "controls")] {
            try stage.click(name)
            expect(stage.events.last, is: "open panel: \(event)")
        }
        try stage.click("Controls")

        expect(stage.events.last, is: "open panel: controls")
    }

    @Test func `a click chooses in the palette`() throws {
        let stage = try GalleryHarness()
        stage.window.send(.key(.control("p")))
        stage.window.update()

        try stage.click("next order of the table")
        try stage.click("next order of the table")

        expect(stage.text, contains: "Name ▾")
    }
}
