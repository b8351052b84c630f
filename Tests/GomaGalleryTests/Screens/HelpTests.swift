import Expectations
import GomaTestSupport
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaGallery

/// What the list of keys and the hints say, on every screen of the gallery.
@MainActor
struct HelpTests {
    nonisolated private static let places = ScreenSweepTests.Place.allCases.filter {
        ![.keys, .palette, .states, .choices].contains($0)
    }

    private func stage(_ path: [String], width: Int = 120, height: Int = 40) throws -> GalleryHarness {
        let stage = try GalleryHarness(width: width, height: height, knowsColors: true)
        stage.router.choose(try stage.services.registry.component(named: "TallOddsMatchCard"), stateAt: 0)
        for step in path {
            for character in step { character == "\n" ? stage.press(.enter) : stage.type(String(character)) }
        }
        return stage
    }

    @Test(arguments: places.map(\.path) + PanelKind.allCases.map { ["\n", String($0.key)] })
    func `no key is listed with two meanings`(path: [String]) throws {
        for component in ["TallOddsMatchCard", "BetInfoSubmission"] {
            let stage = try stage(path)
            if path.first == "\n" {
                stage.press(.escape, .escape, .escape)
                stage.router.choose(try stage.services.registry.component(named: component), stateAt: 0)
                for step in path {
                    for character in step { character == "\n" ? stage.press(.enter) : stage.type(String(character)) }
                }
            }
            guard let screen = stage.window.topController as? GalleryScreenController else {
                Issue.record("\(path): not a screen with keys")
                return
            }
            let parts = screen.componentSections
            let own = screen.keySections.dropLast(parts.count)

            expect(own.repeatedKeys, is: [], "\(path)")
            for part in parts { expect([part].repeatedKeys, is: [], "\(path), \(part.title)") }
            for section in own where section.bindings.isEmpty {
                #expect(!section.described.isEmpty || section.keys.isEmpty)
            }
        }
    }

    @Test(arguments: places.filter { $0 != .filter }.map(\.path) + PanelKind.allCases.map { ["\n", String($0.key)] })
    func `help and the way out are always among the hints`(path: [String]) throws {
        for size in [(80, 24), (120, 40)] {
            let status = try stage(path, width: size.0, height: size.1).window.surface.rows.last ?? ""

            expect(status, contains: "? keys", "\(path): \(status)")
            expect(status, contains: "q quit", "\(path): \(status)")
        }
    }

    @Test func `the hint names what Enter does where the focus is`() throws {
        let stage = try GalleryHarness(opening: "TallOddsMatchCard")
        stage.press(.tab)
        var words: [String: String] = [:]
        for _ in 0..<20 {
            let focused = try #require(stage.window.focusedView)
            let said = (ReadingText.words(of: focused) ?? String(nameOf: focused))
            let binding = try #require(focused.answeringBindings().first { $0.trigger.matches(KeyEvent(.enter)) })
            let status = stage.window.surface.rows.last ?? ""
            expect(status, contains: "\(binding.trigger.label) \(binding.title)", "at \(said): \(status)")
            words[said] = binding.title
            stage.press(.tab)
        }

        #expect(Set(words.values).count > 2)
        expect(words.values.filter { $0 == "open the match" }.count, is: 1)
    }

    @Test func `a hint goes with what it names, and a message stays meanwhile`() throws {
        let stage = try GalleryHarness(opening: "PillItem")
        stage.press(.tab)
        let pill = try #require(stage.window.focusedView as? Control)
        expect(stage.window.surface.rows.last?.contains("Enter, Space"), is: true)

        pill.isEnabled = false
        stage.resize(width: 121, height: 40)
        expect(stage.window.surface.rows.last?.contains("Enter, Space"), is: false)
        let screen = try #require(stage.window.topController as? PreviewScreenController)
        screen.show(message: "saved")
        pill.isEnabled = true
        stage.window.update()

        expect(stage.window.surface.rows.last?.hasPrefix(" saved"), is: true)
    }

    @Test(arguments: [Localization.english, .french, .portuguese], [(80, 24), (120, 40)])
    func `a box over a screen says on its edge what closes it`(language: Localization, size: (Int, Int)) throws {
        let words = GalleryWords(language)
        for key in [KeyEvent(.character("?")), KeyEvent(.character("s")), .control("p")] {
            let stage = try GalleryHarness(width: size.0, height: size.1, opening: "OutcomeItem", words: words)
            let screen = stage.window.topController
            stage.window.send(.key(key))
            stage.window.update()
            let hint = "Esc \(words.title(.close))"

            let edge = try #require(stage.window.surface.rows.last { $0.contains("╰─") })
            expect(edge, contains: "╰─ \(hint) ─", "\(key): \(edge)")
            try stage.click(hint)

            #expect(stage.window.topController === screen, "\(key)")
        }
    }

    @Test func `help heads the keys of each kind of part with what it says`() throws {
        let stage = try stage(["\n", "?"])

        expect(stage.text, contains: "open the match")
        expect(stage.text, contains: "On ")
        expect(stage.text, contains: "between its parts")
    }
}
