import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaGallery

/// Each command of the palette does what its key does.
@MainActor
struct PaletteCommandsTests {
    private nonisolated static let places = [
        "table", "component", "controls", "actions", "inspector", "usage", "sheet", "differences", "themes",
    ]

    private func stage(_ place: String) throws -> GalleryHarness {
        let stage = try GalleryHarness(
            width: 120, height: 40, opening: ["table", "themes", "events"].contains(place) ? nil : "Price",
            state: place == "table" ? 0 : 1,
            registry: SampleRegistry.make())
        switch place {
        case "controls": stage.type("c")
        case "actions": stage.type("a")
        case "inspector": stage.type("i")
        case "usage": stage.type("u")
        case "sheet": stage.type("A")
        case "differences": stage.type("D")
        case "themes": stage.type("T")
        case "events": stage.type("E")
        default: break
        }
        return stage
    }

    /// The commands of a place, with the first of their keys.
    private func commands(_ place: String) throws -> [(title: String, key: KeyEvent)] {
        let screen = try #require(try stage(place).window.topController as? any GalleryScreenController)
        return screen.keySections.dropLast(screen.componentSections.count).flatMap(\.bindings).compactMap { binding in
            binding.trigger.keys.first.map { (binding.title, $0) }
        }
    }

    @Test(arguments: places)
    func `a command that is chosen does what its key does`(place: String) throws {
        let palette = try stage(place)
        palette.window.send(.key(.control("p")))
        palette.window.update()
        expect(palette.events, contains: "show commands")
        let rows =
            palette.window.topController.flatMap { $0.view.tree.lazy.compactMap { $0 as? GalleryListView }.first }?
            .shownRows ?? []
        let listed = rows.filter { !$0.isHeading }.map(\.text)
        let commands = try commands(place).filter { listed.contains($0.title) }
        #expect(commands.count > 4)

        for (title, key) in commands where !["commands", "events"].contains(title) {
            let (pressed, chosen) = (try stage(place), try stage(place))
            pressed.window.send(.key(key))
            pressed.window.update()
            pressed.services.idle.work()
            pressed.window.update()
            chosen.window.send(.key(.control("p")))
            chosen.window.update()
            let list = chosen.window.topController?.view.tree.lazy.compactMap { $0 as? GalleryListView }.first
            list?.select(id: rows.first { $0.text == title }?.id ?? "")
            chosen.press(.enter)

            let own = chosen.events.filter { $0 != "show commands" && !$0.hasPrefix("choose: ") }
            expect(own, is: pressed.events, "\(place): \(title)")
            expect(chosen.hasQuit, is: pressed.hasQuit, "\(place): \(title)")
            expect(
                chosen.window.surface.rows.dropLast(), is: pressed.window.surface.rows.dropLast(), "\(place): \(title)")
        }
    }
}
