import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaReview

@MainActor
struct RoleUseTests {
    /// Pictures of one glyph, as often as is said, in a text role on a ground.
    private func use(_ pictures: (glyph: Character, count: Int, text: ColorRole, ground: ColorRole)...) -> RoleUse {
        var pairs = DrawnPairs()
        for picture in pictures {
            var surface = Surface(size: Size(width: picture.count, height: 1))
            for x in 0..<picture.count {
                surface[x, 0] = Cell(
                    cluster: Cluster(picture.glyph), foreground: .role(picture.text), background: .role(picture.ground))
            }
            pairs.add(surface, component: "Sample", state: "one")
        }
        return RoleUse(pairs)
    }

    @Test func `a role is usually seen with what most of its cells have`() {
        let use = use(
            ("a", 2, .textPrimary, .backgroundCards), ("a", 3, .textPrimary, .backgroundOdds),
            ("a", 4, .textSecondary, .backgroundCards))

        expect(use.usualPair(of: .textPrimary)?.background, is: .role(.backgroundOdds))
        expect(use.usualPair(of: .backgroundCards)?.foreground, is: .role(.textSecondary))
    }

    @Test func `the sample of a ground is written in the text that it is usually under`() throws {
        let theme = try ThemeLibrary.embedded.theme(named: "goma-dark")
        let use = use(("a", 1, .textSecondary, .backgroundCards))

        let listing = RoleListing(theme, depth: .direct, use: use, isInUse: true)

        let row = try #require(listing.rows.first { $0.name == "backgroundCards" })
        expect(row.partner, is: "under textSecondary")
        expect(row.sample.foreground, is: .role(.textSecondary))
        expect(row.sample.background, is: .role(.backgroundCards))
    }

    @Test func `of as many cells the first name counts`() {
        let use = use(
            ("a", 2, .textPrimary, .backgroundPrimary), ("a", 2, .textPrimary, .backgroundCards),
            ("a", 2, .textPrimary, .backgroundOdds))

        expect(use.usualPair(of: .textPrimary)?.background, is: .role(.backgroundCards))
    }

    @Test func `decoration counts only where there is nothing else`() {
        let shade = (glyph: Character("░"), count: 5, text: ColorRole.textSecondary, ground: ColorRole.backgroundCards)

        expect(use(shade).usualPair(of: .textSecondary)?.background, is: .role(.backgroundCards))
        expect(
            use(shade, ("a", 1, .textSecondary, .backgroundPrimary)).usualPair(of: .textSecondary)?.background,
            is: .role(.backgroundPrimary))
    }

    @Test func `who uses a role is not known before all is drawn, and may be nobody`() {
        expect(RoleUse.unknown.userNames(of: .textPrimary), is: nil)
        expect(RoleUse(DrawnPairs()).userNames(of: .textPrimary), is: [])
        expect(RoleUse(DrawnPairs()).usualPair(of: .textPrimary), is: nil)
    }
}
