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

        #expect(shown(stage, .direct) == ["▄▄▄▄▄▄", "█1.85█", "▀▀▀▀▀▀"])
        #expect(stage.window.surface[2, 1].background == .role(Self.control))
        #expect(stage.window.surface[0, 0].background == .role(Self.page))
    }

    @Test(arguments: [ColorDepth.indexed16, .indexed8, .monochrome])
    func `where its ground cannot be told from the page it is a hairline that is seen`(depth: ColorDepth) {
        let stage = stage()
        var resolver = StyleResolver(colors: Theme(), depth: depth)

        #expect(shown(stage, depth) == ["╭────╮", "│1.85│", "╰────╯"])
        let edge = resolver.style(of: resolver.shown(stage.window.surface[0, 0]))
        #expect(depth == .monochrome || edge.foreground != edge.background)
        #expect(edge.attributes.subtracting(.dim).isEmpty)
        #expect(!edge.attributes.contains(.dim) || depth == .indexed8)
    }

    @Test func `out of use its hairline has gaps`() {
        #expect(shown(stage(border: .broken), .indexed8) == ["╭┄┄┄┄╮", "┆1.85┆", "╰┄┄┄┄╯"])
    }

    @Test(arguments: [ColorDepth.direct, .indexed16, .indexed8, .monochrome])
    func `a ground that says something is a block at every depth`(depth: ColorDepth) {
        #expect(shown(stage(on: Self.chosen), depth) == ["▄▄▄▄▄▄", "█1.85█", "▀▀▀▀▀▀"])
    }

    @Test func `where there is no part of a cell it is a border around the ground`() {
        #expect(shown(stage(glyphs: .ascii), .direct) == ["+----+", "|1.85|", "+----+"])
    }

    @Test func `what has the focus has a line in place of its edge`() {
        #expect(shown(stage(border: .heavy), .direct) == ["┏━━━━┓", "┃1.85┃", "┗━━━━┛"])
    }

    @Test func `in three rows a padding above and below stays`() {
        let box = View()
        box.embed(Label("1.85"), insetBy: Insets(horizontal: 1, vertical: 1))

        #expect(ViewHarness(box, width: 6, height: 3).rows == ["", " 1.85", ""])
        #expect(ViewHarness(box, width: 6, height: 1).rows == [" 1.85"])
    }
}
