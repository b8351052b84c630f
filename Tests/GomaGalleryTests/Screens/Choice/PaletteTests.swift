import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaGallery

@MainActor
struct PaletteTests {
    private func press(_ key: KeyEvent, _ stage: GalleryHarness) {
        stage.window.send(.key(key))
        stage.window.update()
    }

    @Test func `every command of the list of keys is in the palette, with the same key`() {
        let section = KeySection(
            "Place",
            [
                KeyBinding(KeyEvent(.character("x")), "do this") {}, KeyBinding(.activate, "do that") {},
                KeyBinding(.keys((1...9).map { KeyEvent(.character(Character(String($0)))) }), "by number") {},
                KeyBinding(.text, "type") {},
            ])

        let palette = ChoiceList.palette([section], components: []) { _ in }

        expect(palette.rows.map(\.text), is: ["Place", "do this", "do that"])
        expect(palette.rows.map(\.detail), is: ["", "x", "Enter, Space"])
        expect(section.keys.map(\.title), is: ["do this", "do that", "by number", "type"])
    }

    @Test func `a place where no key is a command has no heading in the palette`() {
        let sections = [
            KeySection("Field", [KeyBinding(.text, "type") {}]),
            KeySection("Place", [KeyBinding(KeyEvent(.character("x")), "do this") {}]),
        ]

        let palette = ChoiceList.palette(sections, components: []) { _ in }

        expect(palette.rows.map(\.text), is: ["Place", "do this"])
    }

    @Test func `a command is run where the palette was opened`() throws {
        let stage = try GalleryHarness()

        press(.control("p"), stage)
        expect(stage.text, contains: "command or component")
        stage.type("order")
        stage.press(.enter)

        expect(stage.text, contains: "Name ▾")
        expect(stage.events, contains: "choose: next order of the table")
        expect(stage.text, lacks: "command or component")
    }

    @Test func `components are found once something is typed, and open`() throws {
        let stage = try GalleryHarness(opening: "Score")
        press(.control("p"), stage)
        expect(stage.text, lacks: "open PillItem")

        stage.type("openpillitem")
        stage.press(.enter)

        expect(stage.services.places.current?.name, is: "PillItem")
        stage.press(.escape)
        expect(stage.text, contains: "▌ PillItem")
    }

    @Test func `Esc leaves everything as it was`() throws {
        let stage = try GalleryHarness()
        let before = stage.text

        press(.control("p"), stage)
        stage.type("quit")
        stage.press(.escape)

        #expect(!stage.hasQuit)
        expect(stage.text, is: before)
    }

    @Test func `the palette opens from the themes, the events and the list of keys too`() throws {
        for key in ["T", "E", "?"] {
            let stage = try GalleryHarness()
            stage.type(key)

            press(.control("p"), stage)

            expect(stage.text, contains: "command or component", "\(key)")
        }
    }

    @Test func `keys typed into the palette command nothing`() throws {
        let stage = try GalleryHarness()
        press(.control("p"), stage)

        stage.type("qov")

        #expect(!stage.hasQuit)
        expect(stage.services.places.order, is: .category)
    }

    @Test func `the list of states goes to the one that is chosen`() throws {
        let stage = try GalleryHarness(opening: "OutcomeItem")

        stage.type("s")
        expect(stage.text, contains: "States of OutcomeItem")
        stage.type("odds up")
        stage.press(.enter)

        let component = try stage.services.registry.component(named: "OutcomeItem")
        expect(stage.services.places[component], is: component.stateIndex(named: "Odds up"))
        expect(stage.text, contains: "▲")
    }
}
