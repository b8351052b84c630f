import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaGallery

/// Ten thousand components: what a key costs is counted in work, not in time, so that no machine is too slow for it.
@MainActor
struct LargeRegistryTests {
    static let registry = SyntheticRegistry.make(count: 10_000)

    /// Views laid out and drawn, and cells written, by what `body` does.
    private func work(in stage: GalleryHarness, _ body: () -> Void) -> FrameStatistics {
        stage.window.statistics = FrameStatistics()
        body()
        return stage.window.statistics
    }

    @Test func `all of them are in the table`() throws {
        let stage = try GalleryHarness(registry: Self.registry)

        expect(stage.text, contains: "10000 components")
        stage.type("G")
        expect(stage.services.places.current?.id, is: Self.registry.components.last?.id)
    }

    @Test func `each letter looks only at what the letters before it had found`() {
        let search = ComponentSearch(Self.registry.components)

        let first = search.hits(for: "7").count
        expect(search.examinedCount, is: 10_000)
        let second = search.hits(for: "77").count
        expect(search.examinedCount, is: 10_000 + first)
        _ = search.hits(for: "777")

        #expect(first < 10_000 && second < first && second > 0)
        expect(search.examinedCount, is: 10_000 + first + second)
    }

    @Test func `taking a letter back looks at nothing`() {
        let search = ComponentSearch(Self.registry.components)
        let found = search.hits(for: "mar")
        _ = search.hits(for: "mark")
        let before = search.examinedCount

        expect(search.hits(for: "mar"), is: found)
        expect(search.examinedCount, is: before)
    }

    @Test func `a letter that goes on finds what a search from the start finds`() {
        let search = ComponentSearch(Self.registry.components)
        let text = "live card 7"

        for end in 1...text.count { _ = search.hits(for: String(text.prefix(end))) }

        let whole = ComponentSearch(Self.registry.components).hits(for: text)
        #expect(!whole.isEmpty)
        expect(search.hits(for: text), is: whole)
    }

    @Test func `moving costs the same as among a handful`() throws {
        let large = try GalleryHarness(registry: Self.registry)
        let small = try GalleryHarness(registry: SyntheticRegistry.make(count: 100))

        let among10000 = work(in: large) { large.press(.down) }
        let among100 = work(in: small) { small.press(.down) }

        #expect(among10000.layoutPasses <= among100.layoutPasses)
        #expect(among10000.viewsDrawn <= among100.viewsDrawn)
    }

    @Test func `a letter lays out and draws no more than the screen holds`() throws {
        let stage = try GalleryHarness(registry: Self.registry)
        stage.type("/")

        let statistics = work(in: stage) { stage.type("m") }

        #expect(statistics.viewsDrawn < 2 * (40 + 40))
        #expect(statistics.layoutPasses < 2 * (40 + 40))
    }
}
