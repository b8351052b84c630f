import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaGallery

/// Other states below the one that the table previews.
@MainActor
struct CatalogueTilesTests {
    private func stage(_ width: Int = 120, _ height: Int = 40) throws -> GalleryHarness {
        try GalleryHarness(width: width, height: height, hasTiles: true)
    }

    private func tiles(_ stage: GalleryHarness) -> [View] {
        (stage.window.topController?.view.tree ?? []).filter { $0.accessibilityIdentifier?.hasPrefix("tile.") == true }
    }

    private func pass(_ milliseconds: Int, on stage: GalleryHarness) {
        stage.services.environment.scheduler.advance(by: .milliseconds(milliseconds))
        stage.update()
    }

    @Test func `once the table rests on a component the others stand below, as wide as the one on show`() throws {
        let stage = try stage()
        pass(149, on: stage)
        expectEmpty(tiles(stage))

        pass(1, on: stage)

        let frames = tiles(stage).map(\.frame).sorted { $0.minY < $1.minY }
        let preview = try #require((stage.window.topController?.view.tree ?? []).first { $0 is PreviewView })
        #expect(frames.count > 2)
        #expect(frames.allSatisfy { $0.minX == 0 && $0.width == preview.frame.width && $0.minY >= preview.frame.maxY })
        expect(tiles(stage).compactMap(\.accessibilityText).sorted().first?.hasPrefix("2  "), is: true)
    }

    @Test func `each looks as it does alone, with the room inside its edges`() throws {
        let stage = try stage()
        pass(150, on: stage)
        let rows = stage.window.surface.rows
        let title = try #require(rows.firstIndex { $0.contains("2  Lost") })

        #expect(!rows[title + 2].contains("Ceara SC CE x") && rows[title + 3].contains("Ceara SC CE x"))
    }

    @Test func `going through the table makes none, and those of the component before are gone`() throws {
        let stage = try stage()
        pass(150, on: stage)
        for _ in 0..<5 {
            stage.press(.down)
            expectEmpty(tiles(stage))
            pass(100, on: stage)
        }

        pass(50, on: stage)

        let component = try #require(stage.services.places.current)
        let names = tiles(stage).compactMap(\.accessibilityText)
        #expect(!names.isEmpty)
        for name in names { #expect(component.states.contains { name.hasSuffix("  \($0.name)") }, "\(name)") }
    }

    @Test func `time that stands still holds none of them back`() throws {
        let stage = try stage()
        expectEmpty(tiles(stage))

        stage.type(" ")
        #expect(stage.services.time.isPaused)
        #expect(!tiles(stage).isEmpty)
        for _ in 0..<5 { stage.press(.down) }

        let component = try #require(stage.services.places.current)
        let names = tiles(stage).compactMap(\.accessibilityText)
        #expect(!names.isEmpty)
        for name in names { #expect(component.states.contains { name.hasSuffix("  \($0.name)") }, "\(name)") }
    }

    @Test(arguments: [0.25, 4]) func `however fast time goes, the table rests by the clock on the wall`(
        speed: Double
    ) throws {
        let stage = try stage()
        stage.services.time.speed = speed
        for _ in 0..<5 { stage.press(.down) }
        pass(Int(149 * speed), on: stage)
        expectEmpty(tiles(stage))

        pass(Int(150 * speed) - Int(149 * speed) + 1, on: stage)

        #expect(!tiles(stage).isEmpty)
    }

    @Test func `none are made for a table that has gone before it rested`() throws {
        let stage = try stage()
        pass(100, on: stage)
        stage.press(.enter)

        stage.services.environment.scheduler.advance(by: .milliseconds(50))

        #expect(stage.services.idle.isDone)
    }

    @Test func `a click on one shows that state, and keys go on from there`() throws {
        let stage = try stage()
        pass(150, on: stage)
        let tile = try #require(tiles(stage).first { $0.accessibilityText?.hasPrefix("3  ") == true })
        let place = tile.convertToWindow(tile.bounds)

        stage.click(x: place.minX + 4, y: place.minY + 2)
        let component = try #require(stage.services.places.current)
        expect(stage.services.places[component], is: 2)
        stage.type("]")

        expect(stage.services.places[component], is: 3)
        #expect(!tiles(stage).isEmpty)
    }

    @Test func `in other characters they are made anew`() throws {
        let stage = try stage()
        pass(150, on: stage)
        let count = tiles(stage).count

        stage.type("y")
        expectEmpty(tiles(stage))
        pass(150, on: stage)

        expect(tiles(stage).count, is: count)
        stage.type("w")
        #expect(!tiles(stage).isEmpty)
    }

    @Test func `a state that was edited on the component's own screen is seen so when that has gone`() throws {
        let stage = try stage()
        stage.router.choose(try stage.services.registry.component(named: "OutcomeItem"), stateAt: 0)
        stage.update()
        pass(150, on: stage)
        func title() -> String? { tiles(stage).compactMap(\.accessibilityText).first { $0.hasPrefix("2  ") } }
        expect(title(), is: "2  Normal selected")

        stage.press(.enter)
        stage.type("]c")
        stage.press(.down, .down, .right, .escape)
        stage.type("[")
        stage.press(.escape)

        expect(title()?.hasPrefix("2  Normal selected "), is: true)
        expect(stage.text, contains: "1.86")
        expect(stage.services.places.current.map { stage.services.places[$0] }, is: 0)
    }

    @Test func `a smaller screen shows the one alone`() throws {
        for (width, height) in [(119, 40), (120, 39)] {
            let stage = try stage(width, height)
            pass(500, on: stage)
            expectEmpty(tiles(stage))
        }
    }
}
