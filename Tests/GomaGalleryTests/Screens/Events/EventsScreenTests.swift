import Testing

@testable import GomaGallery

@MainActor
struct EventsScreenTests {
    @Test func `the screen lists what was done, newest last, and filters it`() throws {
        let stage = try GalleryHarness()
        stage.press(.down)
        stage.type("]]oE")

        #expect(stage.text.contains("select component: goma:"))
        #expect(stage.text.contains("▌  show events"))
        stage.type("/sort")
        #expect(stage.text.contains("sort table: name"))
        #expect(!stage.text.contains("select component"))
    }

    @Test func `Esc leads back to where one was`() throws {
        let stage = try GalleryHarness(opening: "PillItem")

        stage.type("E")
        stage.press(.escape)

        #expect(stage.events.last == "back from the events")
        #expect(stage.text.contains("Read-only"))
    }
}
