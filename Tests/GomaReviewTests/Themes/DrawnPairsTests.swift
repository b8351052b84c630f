import Expectations
import Foundation
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaReview

@MainActor
struct DrawnPairsTests {
    /// A row of cells, one for each character.
    private func surface(
        _ text: String, _ foreground: ColorReference, on background: ColorReference, _ attributes: TextAttributes = []
    ) -> Surface {
        var surface = Surface(size: Size(width: text.count, height: 1))
        for (x, character) in text.enumerated() {
            surface[x, 0] = Cell(
                cluster: Cluster(character), foreground: foreground, background: background, attributes: attributes)
        }
        return surface
    }

    private func kinds(_ surface: Surface) -> Set<DrawnPair.Kind> {
        var pairs = DrawnPairs()
        pairs.add(surface, component: "Sample", state: "one")
        return Set(pairs.pairs.map(\.kind))
    }

    @Test func `letters and digits are text, other glyphs are graphics`() {
        let page = ColorReference.role(.backgroundPrimary)

        expect(kinds(surface("a1", .role(.textPrimary), on: page)), is: [.text])
        expect(kinds(surface("▲╭", .role(.alertSuccess), on: page)), is: [.graphics])
        expectEmpty(kinds(surface("  ", .role(.textPrimary), on: page)))
    }

    @Test func `what is dim or in a role for the disabled is disabled text`() {
        let page = ColorReference.role(.backgroundPrimary)

        expect(kinds(surface("a", .role(.textDisabledOdds), on: page)), is: [.disabledText])
        expect(kinds(surface("a", .role(.textPrimary), on: page, .dim)), is: [.disabledText])
    }

    @Test func `a colour that is mixed of one for the disabled and another is disabled text too`() {
        let mixed = ColorReference.blend(.textDisabledOdds, share: 0.5, on: .backgroundPrimary)

        expect(kinds(surface("a", mixed, on: .role(.backgroundPrimary))), is: [.disabledText])
    }

    @Test func `hairlines, fading rules, shades and disabled borders are decoration`() {
        let page = ColorReference.role(.backgroundPrimary)
        let fading = ColorReference.blend(.highlightPrimary, share: 0.3, on: .backgroundPrimary)

        expect(kinds(surface("─", .role(.separatorLine), on: page)), is: [.decoration])
        expect(kinds(surface("─", fading, on: page)), is: [.decoration])
        expect(kinds(surface("░", .role(.textSecondary), on: page)), is: [.decoration])
        expect(kinds(surface("┆", .role(.buttonDisablePrimary), on: page)), is: [.decoration])
        expect(kinds(surface("─", .role(.highlightPrimary), on: page)), is: [.graphics])
    }

    @Test func `half a cell of the ground beside it is its edge, and elsewhere a mark`() {
        var edge = surface("▐ ", .role(.buttonBackgroundPrimary), on: .role(.backgroundPrimary))
        edge[1, 0].background = .role(.buttonBackgroundPrimary)

        expect(kinds(edge), is: [.decoration])
        expect(kinds(surface("▐ ", .role(.highlightPrimary), on: .role(.backgroundPrimary))), is: [.graphics])
    }

    @Test func `a glyph is told for each place where it stands, whatever it was at another`() {
        let (page, mark) = (ColorReference.role(.backgroundPrimary), ColorReference.role(.highlightPrimary))
        for places in [[1], [4], [1, 4]] {
            var row = surface("▐ ▐▐ ▐", mark, on: page)
            for x in places { row[x, 0].background = mark }

            expect(kinds(row), is: [.decoration, .graphics], "\(places)")
        }
    }

    @Test func `each picture counts, one like the picture before too`() throws {
        let card = ColorReference.role(.backgroundCards)
        let (one, other) = (surface("aa", .role(.textPrimary), on: card), surface("a ", .role(.textPrimary), on: card))
        for (pictures, cells) in [([one], 2), ([one, one], 4), ([one, other], 3), ([one, other, one], 5)] {
            var pairs = DrawnPairs()
            for picture in pictures { pairs.add(picture, component: "Card", state: "open") }

            expect(pairs.cellCounts[try #require(pairs.pairs.first)], is: cells)
            expect(pairs.groundUsers[NamedReference(card)], is: ["Card"])
        }
    }

    @Test func `pictures bring colours that no theme decides`() {
        expectEmpty(kinds(surface("▀", .rgb(RGBColor(0x102030)), on: .role(.backgroundCards))))
    }

    @Test func `states in which a pair is drawn are kept by component`() throws {
        var pairs = DrawnPairs()
        let picture = surface("a", .role(.textPrimary), on: .role(.backgroundCards))
        pairs.add(picture, component: "Card", state: "open")
        pairs.add(picture, component: "Card", state: "closed")
        pairs.add(picture, component: "Row", state: "open")

        let pair = try #require(pairs.pairs.first)

        expect(pair.name, is: "textPrimary on backgroundCards")
        expect(pairs.users[pair], is: ["Card": ["open", "closed"], "Row": ["open"]])
    }

    @Test func `the focus is visited, and so are later moments`() throws {
        let components = ComponentRegistry.goma.components
        let focused = DrawnPairs.Scope(widths: [], moments: [.zero], visitsFocus: true)
        let later = DrawnPairs.Scope(widths: [], moments: [.zero, .milliseconds(3200)], visitsFocus: false)

        let first = Samples.firstFramePairs

        #expect(Set(first.pairs).isStrictSubset(of: DrawnPairs(of: components, scope: focused).pairs))
        expect(DrawnPairs(of: components, scope: later).users, isNot: first.users)
    }

    @Test func `a search of all there is goes on from the first frame for some seconds, and never back in time`() {
        let moments = DrawnPairs.Scope.whole.moments

        #expect(moments.allSatisfy { $0 < .seconds(5) })
        expect(moments.first, is: .zero)
        expect(moments, is: moments.sorted())
    }

    @Test func `what another program tells is as what is drawn here, in its place`() throws {
        let components = Array(ComponentRegistry.goma.components.prefix(6))
        let told = try [1, 4].map { index in
            let pairs = DrawnPairs(of: [components[index]], scope: .firstFrames)
            let read = try JSONDecoder().decode(DrawnPairs.self, from: JSONEncoder().encode(pairs))
            return (components[index].id, read)
        }

        let drawn = DrawnPairs(of: components, scope: .firstFrames)
        let pairs = DrawnPairs(
            of: components, scope: .firstFrames, told: Dictionary(uniqueKeysWithValues: told))

        expect(pairs.users, is: drawn.users)
        expect(pairs.cellCounts, is: drawn.cellCounts)
        expect(pairs.firstUsers, is: drawn.firstUsers)
        expect(pairs.groundUsers, is: drawn.groundUsers)
    }

    @Test func `grounds count for those who fill them`() {
        expect(RoleUse(Samples.firstFramePairs).userNames(of: .backgroundOdds)?.contains("OutcomeItem"), is: true)
    }
}
