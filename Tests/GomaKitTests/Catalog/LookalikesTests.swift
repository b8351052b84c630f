import Expectations
import GomaKit
import TerminalKit
import Testing

struct LookalikesTests {
    private func surface(
        _ text: String, _ foreground: ColorReference = .role(.textPrimary),
        on background: ColorReference = .role(.backgroundPrimary), attributes: TextAttributes = []
    ) -> Surface {
        var surface = Surface(size: Size(width: text.count, height: 1))
        for (x, character) in text.enumerated() {
            surface[x, 0] = Cell(
                cluster: Cluster(character), foreground: foreground, background: background, attributes: attributes)
        }
        return surface
    }

    private func pairs(_ surfaces: [Surface], _ depth: ColorDepth = .direct, theme: String = "goma-dark") throws
        -> [[Int]]
    {
        Lookalikes.pairs(among: surfaces, colors: try ThemeLibrary.embedded.theme(named: theme), depth: depth)
            .map { [$0.one, $0.other] }
    }

    @Test func `each that looks like an earlier one is found, with the first of its kind`() throws {
        let (a, b) = (surface("on"), surface("of"))

        try expect(pairs([a, b]), is: [])
        try expect(pairs([a, b, a, a, b]), is: [[0, 2], [0, 3], [1, 4]])
        try expect(pairs([]), is: [])
    }

    @Test(arguments: ColorDepth.allCases)
    func `a hue parts where there are hues, and a weight everywhere`(depth: ColorDepth) throws {
        let (plain, hue, bold) = (surface("on"), surface("on", .role(.alertError)), surface("on", attributes: .bold))

        try expect(pairs([plain, hue, bold], depth), is: (depth == .monochrome ? [[0, 1]] : []))
    }

    @Test func `a ground parts where there are grounds`() throws {
        let (page, accent) = (surface("on"), surface("on", on: .role(.highlightPrimary)))

        try expect(pairs([page, accent]), is: [])
        try expect(pairs([page, accent], .indexed8), is: [])
    }

    @Test func `on a blank neither colour nor weight shows, what lies across it does`() throws {
        let blank = surface(" ")

        try expect(pairs([blank, surface(" ", .role(.alertError), attributes: .bold)]), is: [[0, 1]])
        for attribute in [TextAttributes.reverse, .underline, .strikethrough] {
            try expect(pairs([blank, surface(" ", attributes: attribute)]), is: [], "\(attribute)")
        }
    }

    @Test func `blanks lie around a smaller picture`() throws {
        let own = ColorReference.terminalDefault

        try expect(pairs([surface("on", own, on: own), surface("on  ", own, on: own)]), is: [[0, 1]])
        try expect(pairs([surface("on", own, on: own), surface("on x", own, on: own)]), is: [])
        try expect(pairs([surface("on", own, on: own), surface("on  ", own, on: .role(.highlightPrimary))]), is: [])
    }
}
