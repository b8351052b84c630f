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

        #expect(try pairs([a, b]) == [])
        #expect(try pairs([a, b, a, a, b]) == [[0, 2], [0, 3], [1, 4]])
        #expect(try pairs([]) == [])
    }

    @Test(arguments: ColorDepth.allCases)
    func `a hue parts where there are hues, and a weight everywhere`(depth: ColorDepth) throws {
        let (plain, hue, bold) = (surface("on"), surface("on", .role(.alertError)), surface("on", attributes: .bold))

        #expect(try pairs([plain, hue, bold], depth) == (depth == .monochrome ? [[0, 1]] : []))
    }

    @Test func `a ground parts where there are grounds`() throws {
        let (page, accent) = (surface("on"), surface("on", on: .role(.highlightPrimary)))

        #expect(try pairs([page, accent]) == [])
        #expect(try pairs([page, accent], .indexed8) == [])
    }

    @Test func `on a blank neither colour nor weight shows, what lies across it does`() throws {
        let blank = surface(" ")

        #expect(try pairs([blank, surface(" ", .role(.alertError), attributes: .bold)]) == [[0, 1]])
        for attribute in [TextAttributes.reverse, .underline, .strikethrough] {
            #expect(try pairs([blank, surface(" ", attributes: attribute)]) == [], "\(attribute)")
        }
    }

    @Test func `blanks lie around a smaller picture`() throws {
        let own = ColorReference.terminalDefault

        #expect(try pairs([surface("on", own, on: own), surface("on  ", own, on: own)]) == [[0, 1]])
        #expect(try pairs([surface("on", own, on: own), surface("on x", own, on: own)]) == [])
        #expect(try pairs([surface("on", own, on: own), surface("on  ", own, on: .role(.highlightPrimary))]) == [])
    }
}
