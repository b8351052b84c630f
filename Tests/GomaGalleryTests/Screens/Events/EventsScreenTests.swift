import Expectations
import Foundation
import TerminalKit
import TestSupport
import Testing

@testable import GomaGallery
@testable import GomaReview

@MainActor
struct EventsScreenTests {
    @Test func `the screen lists what was done, newest last, and filters it`() throws {
        let stage = try GalleryHarness()
        stage.press(.down)
        stage.type("]]oE")

        expect(stage.text, contains: "select component: goma:")
        expect(stage.text, contains: "▌  show events")
        stage.type("/sort")
        expect(stage.text, contains: "sort table: name")
        expect(stage.text, lacks: "select component")
    }

    @Test func `an older one that is looked at is still selected after the list of keys`() throws {
        let stage = try GalleryHarness()
        stage.type("]oE")
        stage.press(.up)
        expect(stage.text, contains: "▌  sort table: name")

        stage.type("?")
        stage.press(.escape)

        expect(stage.text, contains: "▌  sort table: name")
        expect(stage.text, contains: "show keys")
    }

    @Test func `Esc leads back to where one was`() throws {
        let stage = try GalleryHarness(opening: "PillItem")

        stage.type("E")
        stage.press(.escape)

        expect(stage.events.last, is: "back from the events")
        expect(stage.text, contains: "Read-only")
    }

    @Test func `s writes the events into a file, a line each with its moment, newest last`() throws {
        let folder = try TemporaryFolder()
        let stage = try GalleryHarness(saves: SaveFolder(folder.path))
        stage.services.environment.scheduler.advance(by: .milliseconds(1250))
        stage.type("oE")

        stage.type("s")

        let text = try folder.text(of: "events.txt")
        #expect(text.hasSuffix("1.250 s  sort table: name\n1.250 s  show events\n"))
    }

    @Test(arguments: [Key.enter, .tab])
    func `a filter that is left empty is gone, and Esc leads back`(key: Key) throws {
        let stage = try GalleryHarness()
        stage.type("oE/")
        #expect(stage.window.surface.rows[2].hasPrefix("/ filter"))

        stage.press(key)
        #expect(!stage.window.surface.rows[2].hasPrefix("/"))
        expect(stage.window.surface.rows.last?.contains("Esc back"), is: true)
        stage.press(.escape)

        expect(stage.events.last, is: "back from the events")
    }

    @Test func `an empty filter is there still once the list of commands has gone`() throws {
        let stage = try GalleryHarness()
        stage.type("oE/")

        stage.go("\u{10}")
        stage.press(.escape)

        #expect(stage.window.focusedView is TextField)
        #expect(stage.window.surface.rows[2].hasPrefix("/ filter"))
    }

    @Test func `while the filter is typed the status line names the keys that work there`() throws {
        let stage = try GalleryHarness()
        func status() -> String { stage.window.surface.rows.last ?? "" }
        stage.type("]oE")
        #expect(status().hasPrefix(" / filter   Y copy   s save   Esc back "))

        stage.type("/so")
        expect(status().trimmingCharacters(in: .whitespaces), is: "Enter keep   Esc show all")
        stage.type("zz")
        expect(status().trimmingCharacters(in: .whitespaces), is: "Esc show all")
        stage.press(.backspace, .backspace)
        expect(status().trimmingCharacters(in: .whitespaces), is: "Enter keep   Esc show all")
        stage.press(.enter)
        #expect(status().hasPrefix(" / filter   Y copy   s save   Esc show all "))
        stage.press(.escape)

        #expect(status().hasPrefix(" / filter   Y copy   s save   Esc back "))
    }
}
