import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaGallery

/// Every screen in every size that the gallery promises, in both character sets.
@MainActor
struct ScreenSweepTests {
    /// A place in the gallery, and the keys that lead there.
    enum Place: String, CaseIterable {
        case table, filter, component, controls, actions, states, sheet, differences, choices, beside, wide, themes
        case events, keys, palette

        /// Steps from the outermost screen, each of which Esc takes back.
        var path: [String] {
            switch self {
            case .table: []
            case .filter: ["/out"]
            case .component: ["\n"]
            case .controls: ["\n", "c"]
            case .actions: ["\n", "a"]
            case .states: ["\n", "s"]
            case .sheet: ["\n", "A"]
            case .differences: ["\n", "D"]
            case .choices: ["\n", "D", "/"]
            case .beside: ["\n=="]
            case .wide: ["\nW"]
            case .themes: ["T"]
            case .events: ["E"]
            case .keys: ["\n", "?"]
            case .palette: ["\n", "\u{10}"]
            }
        }
    }

    nonisolated static let sizes = [(120, 40), (100, 30), (80, 24), (40, 12), (200, 60), (60, 40)]

    private func stage(_ size: (Int, Int), glyphs: Glyphs) throws -> GalleryHarness {
        let stage = try GalleryHarness(
            width: size.0, height: size.1, hasTiles: true, glyphs: glyphs, knowsColors: true)
        stage.router.choose(try stage.services.registry.component(named: "TallOddsMatchCard"), stateAt: 0)
        stage.window.update()
        return stage
    }

    @Test(arguments: Place.allCases, [false, true])
    func `parts keep apart, texts that are cut say so, and Esc leads out step by step`(
        place: Place, isASCII: Bool
    ) throws {
        for size in Self.sizes {
            let stage = try stage(size, glyphs: isASCII ? .ascii : .unicode)
            var screens: [String] = []
            for step in place.path {
                screens.append(stage.text)
                stage.go(step)
            }
            let name = "\(place) at \(size)"

            try check(stage, name)
            if isASCII { checkASCII(stage, name) }
            for before in screens.reversed() {
                stage.press(.escape)
                expect(body(stage.text), is: body(before), "\(name)")
            }
        }
    }

    @Test(arguments: Place.allCases, [(20, 5), (30, 8), (100, 6)])
    func `nothing lies over anything in a window that has become too small`(place: Place, size: (Int, Int)) throws {
        let stage = try stage((100, 30), glyphs: .unicode)
        place.path.forEach { stage.go($0) }

        stage.resize(width: size.0, height: size.1)

        try check(stage, "\(place) at \(size)")
    }

    @Test func `a contact sheet that becomes wider shows what it would have shown from the start`() throws {
        func sheet(_ size: (Int, Int)) throws -> GalleryHarness {
            let stage = try GalleryHarness(width: size.0, height: size.1, opening: "OutcomeItem")
            stage.type("A")
            stage.press(.end)
            return stage
        }
        let widened = try sheet((30, 8))

        widened.resize(width: 80, height: 24)

        expect(widened.window.surface.rows.dropLast(), is: (try sheet((80, 24))).window.surface.rows.dropLast())
    }

    nonisolated private static let moves: [Key] = [
        .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .tab, .enter, .backspace, .delete,
    ]

    @Test(arguments: Place.allCases)
    func `a screen that opens without room takes every key`(place: Place) throws {
        for key in Self.moves {
            let stage = try stage((1, 1), glyphs: .unicode)
            place.path.forEach { stage.go($0) }

            stage.press(key, key)
            stage.resize(width: 100, height: 30)
            stage.press(key)

            try check(stage, "\(place), after \(key)")
        }
    }

    /// All but the filter's line and the status line, which say what was done last; and the table, in which Esc shows
    /// all components again.
    private func body(_ text: String) -> String {
        let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard !text.contains("Best match"), !text.contains(" components") else { return "table" }
        return rows.dropLast().joined(separator: "\n")
    }

    // MARK: Checks

    /// Where there is no room for two, a panel covers the whole preview; a value is edited where it stands; nothing else
    /// lies on top of anything.
    private func check(_ stage: GalleryHarness, _ name: String) throws {
        let root = try #require(stage.window.topController).view
        let components = Set(previews(in: root).map(ObjectIdentifier.init))
        let rows = stage.window.surface.rows
        for view in own(root, components) {
            let inside = view.subviews.filter { !$0.isHidden && !$0.frame.isEmpty }
            for (index, one) in inside.enumerated() {
                for other in inside[(index + 1)...]
                where one.frame.intersects(other.frame) && !isEmptyList(one) && !isEmptyList(other)
                    && !(other is Panel && one.frame == other.frame) && !(other is TextField && other.isFocused)
                {
                    let (under, over) = (String(nameOf: one), String(nameOf: other))
                    Issue.record("\(name): \(under) \(one.frame) overlaps \(over) \(other.frame)")
                }
            }
            for issue in view.layoutIssues { Issue.record("\(name): \(issue)") }
            checkLabel(view, rows, name)
        }
    }

    /// Whether a list has nothing to show, so that a sentence stands in its place.
    private func isEmptyList(_ view: View) -> Bool { (view as? ListView)?.dataSource?.rowCount == 0 }

    /// A label shows all of its text, or as much as there is room for and an ellipsis.
    private func checkLabel(_ view: View, _ rows: [String], _ name: String) {
        guard let label = view as? Label, label.maximumLines == 1, !label.visibleRect.isEmpty else { return }
        let place = label.visibleRect
        let shown = rows[place.minY].columns(place.minX..<place.maxX)
        let text = DisplayText(label.text)
        let isWhole = shown.hasPrefix(label.text)
        let end = label.glyphs.ellipsis.string
        #expect(
            isWhole || shown.split(separator: " ").last?.hasSuffix(end) == true,
            "\(name): \"\(text.string)\" is cut to \"\(shown)\"")
    }

    private func checkASCII(_ stage: GalleryHarness, _ name: String) {
        for (y, row) in stage.window.surface.rows.enumerated() {
            let strange = row.filter { !$0.isASCII }
            expectEmpty(strange, "\(name), row \(y): \(strange) in \(row)")
        }
    }

    /// The components on show, whose inside is their own affair.
    private func previews(in root: View) -> [View] {
        root.tree.filter { $0 is any BindableView }
    }

    /// The gallery's own views.
    private func own(_ view: View, _ components: Set<ObjectIdentifier>) -> [View] {
        guard !view.isHidden, !components.contains(ObjectIdentifier(view)) else { return [] }
        return [view] + view.subviews.flatMap { own($0, components) }
    }

    // MARK: Without colours

    @Test(arguments: [Place.table, .controls, .states, .sheet, .choices, .themes, .events, .palette])
    func `what is selected can be told without colours`(place: Place) throws {
        let stage = try stage((100, 30), glyphs: .unicode)
        stage.type("oo")
        place.path.forEach { stage.go($0) }
        let before = Self.monochrome(stage.window.surface)

        stage.press(place == .events ? .up : .down)

        expect(Self.monochrome(stage.window.surface), isNot: before)
    }

    @Test func `the state on show and the focus can be told without colours`() throws {
        let stage = try stage((100, 30), glyphs: .unicode)
        stage.go("\n")
        let first = Self.monochrome(stage.window.surface).dropFirst(100).prefix(100)
        let outside = Self.monochrome(stage.window.surface)

        stage.type("]")
        #expect(!Self.monochrome(stage.window.surface).dropFirst(100).prefix(100).elementsEqual(first))
        stage.type("[")
        stage.press(.tab)

        expect(Self.monochrome(stage.window.surface), isNot: outside)
    }

    private static func monochrome(_ surface: Surface) -> [TerminalCell] {
        var styles = StyleResolver(colors: ThemeLibrary.embedded.fallback, depth: .monochrome)
        return surface.cells.map { TerminalCell(text: $0.cluster.string, attributes: styles.style(of: $0).attributes) }
    }

    private struct TerminalCell: Hashable {
        let text: String
        let attributes: TextAttributes
    }
}

extension ThemeLibrary {
    fileprivate var fallback: StyleProvider {
        do { return try theme(named: Self.defaultName) } catch { preconditionFailure("\(error)") }
    }
}

extension String {
    /// The part of a row that stands in some columns.
    fileprivate func columns(_ range: Range<Int>) -> String {
        var x = 0
        var text = ""
        for character in self {
            guard x < range.upperBound else { break }
            if x >= range.lowerBound { text.append(character) }
            x += DisplayText(String(character)).width
        }
        return text
    }
}
