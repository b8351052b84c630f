import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaReview

/// Roles of another package in dumps, lists, checks and pages.
@MainActor
struct ForeignRoleReviewTests {
    private func withRoles(_ body: (_ ink: ColorRole, _ ground: ColorRole) throws -> Void) rethrows {
        try RoleShelf.$current.withValue(RoleShelf()) {
            try body(
                ColorRole("race:photoFinish", .ink, DynamicColor(light: RGBColor(0x8A4B00), dark: RGBColor(0xFFB454))),
                ColorRole("race:track", .ground, DynamicColor(.rgb(RGBColor(0x24262E)))))
        }
    }

    /// A letter in a role on another, and one on a mixture.
    private func surface(_ ink: ColorRole, _ ground: ColorRole) -> Surface {
        var surface = Surface(size: Size(width: 2, height: 1))
        let letter = Cluster("a" as Unicode.Scalar)
        surface[0, 0] = Cell(cluster: letter, foreground: .role(ink), background: .role(ground))
        surface[1, 0] = Cell(
            cluster: letter, foreground: .role(ink), background: .blend(ink, share: 0.25, on: .backgroundCards))
        return surface
    }

    private func pairs(_ surface: Surface) -> DrawnPairs {
        var pairs = DrawnPairs()
        pairs.add(surface, component: "RaceCard", state: "Finished")
        return pairs
    }

    @Test func `a dump names the roles, and what it names is shown in them again`() {
        withRoles { ink, ground in
            let surface = surface(ink, ground)

            let map = StyleMap(surface)

            expect(
                map.legend,
                is: [
                    "a = race:photoFinish on race:track",
                    "b = race:photoFinish on 25% race:photoFinish over backgroundCards",
                ])
            expect(DrawnPicture(surface).surface, is: surface)
        }
    }

    @Test func `a theme's list has the roles with their values, what they are seen with and who uses them`() throws {
        try withRoles { ink, ground in
            let theme = try ThemeLibrary.embedded.theme(named: "goma-dark")

            let listing = RoleListing(
                theme, depth: .indexed16, use: RoleUse(pairs(surface(ink, ground))), isInUse: true)

            let rows = listing.rows.suffix(2)
            expect(listing.rows.count, is: ColorRole.ownCases.count + 2)
            expect(rows.map(\.name), is: ["race:photoFinish", "race:track"])
            expect(rows.map(\.value), is: ["#ffb454", "#24262e"])
            expect(rows.map(\.otherValue), is: ["#8a4b00", "#24262e"])
            expect(rows.map(\.partner).last, is: "under race:photoFinish")
            expect(rows.map(\.users), is: [["RaceCard"], ["RaceCard"]])
        }
    }

    @Test func `a check of a theme finds what is faint in a role, by its name`() throws {
        try withRoles { ink, ground in
            let dark = try ThemeLibrary.embedded.theme(named: "goma-dark")
            let faint = dark.customized([ink: DynamicColor(.rgb(RGBColor(0x303030)))])
            let pairs = pairs(surface(ink, ground))

            let checks = [dark, faint].map { ThemeCheck($0, pairs: pairs) }

            #expect(checks[0].depths[0].findings.isEmpty && checks[0].hasPassed)
            #expect(!checks[1].hasPassed)
            #expect(
                ThemeCheckReport.lines(of: [checks[1]]).contains {
                    $0.contains(" of 4.50  text: race:photoFinish on race:track")
                })
        }
    }

    @Test func `a theme is repaired in a role too`() throws {
        try withRoles { ink, ground in
            let faint = try ThemeLibrary.embedded.theme(named: "goma-dark")
                .customized([ink: DynamicColor(.rgb(RGBColor(0x303030)))])

            let repair = ThemeRepair(faint, pairs: pairs(surface(ink, ground)))

            expectEmpty(repair.remaining)
            expect(repair.style[ink], isNot: faint[ink])
        }
    }

    @Test func `a page of a review has a variable for each role, and its styles name them`() throws {
        try withRoles { ink, ground in
            let theme = try ThemeLibrary.embedded.theme(named: "goma-dark")
            var styles = PageStyles()

            for row in DrawnPicture(surface(ink, ground)).rows { for cell in row { _ = styles.name(of: cell.style) } }

            #expect(PageStyles.variables(of: theme).hasSuffix("--race_photoFinish:#ffb454;--race_track:#24262e;"))
            expect(styles.rules, contains: "color:var(--race_photoFinish,var(--textPrimary))")
            expect(styles.rules, contains: "background:var(--race_track,var(--backgroundPrimary))")
        }
    }

    @Test func `Swift that makes a value names a role as its constant`() {
        withRoles { ink, _ in
            let styles = [CapsuleStyle(ground: .pills, text: ink)]

            expect(
                SwiftLiteral.code(of: styles).lines(width: 100),
                is: ["[CapsuleStyle(ground: .pills, text: .photoFinish, isStrong: true)]"])
        }
    }
}
