import Expectations
import Testing

@testable import TerminalKit

/// A view with a ground and a border is a block; where its ground cannot be seen, its edge is a line.
@MainActor
@Suite struct GroundBlockTests {
    private nonisolated static let page = ColorRole(number: 1)
    private nonisolated static let control = ColorRole(number: 2)
    private nonisolated static let chosen = ColorRole(number: 3)

    private struct Theme: ColorResolver {
        func color(of role: ColorRole) -> RGBColor? {
            switch role {
            case GroundBlockTests.page: RGBColor(0x121319)
            case GroundBlockTests.control: RGBColor(0x363841)
            default: RGBColor(0xFF7D24)
            }
        }

        var page: RGBColor? { color(of: GroundBlockTests.page) }

        func isEmphasis(_ role: ColorRole) -> Bool { role == GroundBlockTests.chosen }

        func isGround(_ role: ColorRole) -> Bool { true }
    }

    private func stage(
        on ground: ColorRole = Self.control, border: BorderStyle = .light, glyphs: Glyphs = .unicode
    ) -> ViewHarness {
        let box = View()
        box.border = border
        box.background = .role(ground)
        box.embed(Label("1.85"))
        let stage = ViewHarness(box, width: 6, height: 3, glyphs: glyphs)
        stage.window.background = .role(Self.page)
        stage.window.update()
        return stage
    }

    private func shown(_ stage: ViewHarness, _ depth: ColorDepth) -> [String] {
        stage.window.surface.shown(in: Theme(), depth: depth).rows
    }

    @Test func `its first and last row are half a row high`() {
        let stage = stage()

        expect(shown(stage, .direct), is: ["▄▄▄▄▄▄", "█1.85█", "▀▀▀▀▀▀"])
        expect(stage.window.surface[2, 1].background, is: .role(Self.control))
        expect(stage.window.surface[0, 0].background, is: .role(Self.page))
    }

    private final class Drawing: View {
        override func draw(in painter: Painter) {
            painter.drawBlock(.role(GroundBlockTests.control), isOff: false, in: Rect(x: 1, y: 1, width: 4, height: 4))
        }
    }

    @Test func `it stands where it is drawn`() {
        let stage = ViewHarness(Drawing(), width: 6, height: 6)
        stage.window.background = .role(Self.page)
        stage.window.update()

        expect(shown(stage, .direct), is: ["", " ▄▄▄▄", " █  █", " █  █", " ▀▀▀▀", ""])
    }

    @Test(arguments: [ColorDepth.indexed16, .indexed8, .monochrome])
    func `where its ground cannot be told from the page it is a hairline that is seen`(depth: ColorDepth) {
        let stage = stage()
        var resolver = StyleResolver(colors: Theme(), depth: depth)

        expect(shown(stage, depth), is: ["╭────╮", "│1.85│", "╰────╯"])
        let edge = resolver.style(of: resolver.shown(stage.window.surface[0, 0]))
        #expect(depth == .monochrome || edge.foreground != edge.background)
        expect(edge.attributes.subtracting(.dim).isEmpty, is: true)
        #expect(!edge.attributes.contains(.dim) || depth == .indexed8)
    }

    @Test(arguments: [ColorDepth.direct, .indexed256, .indexed16, .monochrome])
    func `on a ground like its own it is a hairline at every depth`(depth: ColorDepth) {
        let stage = stage()
        stage.window.background = .role(Self.control)
        stage.window.update()

        expect(shown(stage, depth), is: ["╭────╮", "│1.85│", "╰────╯"])
    }

    @Test func `out of use its hairline has gaps`() {
        expect(shown(stage(border: .broken), .indexed8), is: ["╭┄┄┄┄╮", "┆1.85┆", "╰┄┄┄┄╯"])
    }

    @Test(arguments: [ColorDepth.direct, .indexed16, .indexed8, .monochrome])
    func `a ground that says something is a block at every depth`(depth: ColorDepth) {
        expect(shown(stage(on: Self.chosen), depth), is: ["▄▄▄▄▄▄", "█1.85█", "▀▀▀▀▀▀"])
    }

    @Test func `where there is no part of a cell it is a border around the ground`() {
        expect(shown(stage(glyphs: .ascii), .direct), is: ["+----+", "|1.85|", "+----+"])
    }

    @Test func `what has the focus has a line in place of its edge`() {
        expect(shown(stage(border: .heavy), .direct), is: ["┏━━━━┓", "┃1.85┃", "┗━━━━┛"])
    }

    @Test(arguments: [(ColorDepth.indexed16, 8, false), (.indexed8, 7, true)], [true, false])
    func `on the terminal's own ground the ends of a pill are seen, upright with gaps where it is out of use`(
        at depth: (colors: ColorDepth, index: Int, isDim: Bool), isInUse: Bool
    ) {
        var resolver = StyleResolver(colors: Theme(), depth: depth.colors)
        let end = Cell(
            cluster: Cluster(Unicode.Scalar("▐")), foreground: .role(Self.control), background: .terminalDefault,
            attributes: isInUse ? [] : .dim)
        let shown = resolver.shown(end)

        expect(shown.cluster.string, is: (isInUse ? "(" : "┆"))
        expect(resolver.style(of: shown).foreground, is: .indexed(depth.index))
        expect(resolver.style(of: shown).attributes.contains(.dim), is: depth.isDim)
    }

    // MARK: Tiles

    private func tile(_ size: Size = Size(width: 6, height: 3), glyphs: Glyphs = .unicode) -> ViewHarness {
        let picture = PictureView(label: "Plink Goal", style: TextStyle(Self.chosen, on: Self.control))
        let stage = ViewHarness(picture, width: size.width, height: size.height, glyphs: glyphs)
        stage.window.background = .role(Self.page)
        stage.window.update()
        return stage
    }

    @Test func `a picture that has not come is whole rows of its ground`() {
        let stage = tile()
        var resolver = StyleResolver(colors: Theme(), depth: .direct)

        for x in 0..<6 where x != 2 && x != 3 {
            let look = resolver.style(of: resolver.shown(stage.window.surface[x, 1]))
            #expect(look.foreground == .rgb(RGBColor(0x363841)) || stage.window.surface[x, 1].cluster == .space)
            expect(look.background, is: .rgb(RGBColor(0x363841)))
        }
        for x in 0..<6 {
            let look = resolver.style(of: resolver.shown(stage.window.surface[x, 0]))
            expect(look.foreground, is: look.background)
            expect(look.background, is: .rgb(RGBColor(0x363841)))
        }
    }

    @Test(arguments: [ColorDepth.indexed16, .indexed8, .monochrome])
    func `where its ground cannot be told from the page it has a hairline that is seen`(depth: ColorDepth) {
        let stage = tile()
        var resolver = StyleResolver(colors: Theme(), depth: depth)

        expect(shown(stage, depth), is: ["╭────╮", "│ PG │", "╰────╯"])
        for place in [Point(x: 0, y: 0), Point(x: 5, y: 1), Point(x: 3, y: 2)] {
            let edge = resolver.style(of: resolver.shown(stage.window.surface[place.x, place.y]))
            #expect(depth == .monochrome || edge.foreground != edge.background)
        }
    }

    @Test func `out of use it is whole rows of a fainter ground`() {
        let button = Control()
        button.fadesWhenDisabled = true
        button.isEnabled = false
        button.embed(PictureView(label: "Plink Goal", style: TextStyle(Self.chosen, on: Self.control)))
        let card = View()
        card.background = .role(Self.page)
        card.embed(button)
        let stage = ViewHarness(card, width: 6, height: 3)
        var resolver = StyleResolver(colors: Theme(), depth: .direct)

        for y in 0..<3 {
            let cell = stage.window.surface[0, y]
            let look = resolver.style(of: resolver.shown(cell))
            expect(resolver.shown(cell).cluster, is: cell.cluster)
            expect(look.foreground, is: look.background)
            expect(look.background, isNot: .rgb(RGBColor(0x363841)))
        }
        expect(shown(stage, .indexed8), is: ["╭┄┄┄┄╮", "┆ PG ┆", "╰┄┄┄┄╯"])
    }

    @Test func `a picture in which initials have no room inside an edge has none`() {
        expect(shown(tile(Size(width: 5, height: 3)), .indexed8), is: ["", " PG", ""])
        expect(shown(tile(Size(width: 6, height: 2)), .indexed8), is: ["  PG", ""])
    }

    @Test func `a picture has a border where there is no part of a cell`() {
        expect(shown(tile(glyphs: .ascii), .direct), is: ["+----+", "| PG |", "+----+"])
    }

    @Test func `in three rows a padding above and below stays`() {
        let box = View()
        box.embed(Label("1.85"), insetBy: Insets(horizontal: 1, vertical: 1))

        expect(ViewHarness(box, width: 6, height: 3).rows, is: ["", " 1.85", ""])
        expect(ViewHarness(box, width: 6, height: 1).rows, is: [" 1.85"])
    }
}
