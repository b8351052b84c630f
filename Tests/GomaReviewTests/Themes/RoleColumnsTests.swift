import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaReview

@MainActor
struct RoleColumnsTests {
    private typealias Column = RoleColumns.Column

    private func row(
        _ name: String = "backgroundDisabledOdds", users: [String]? = ["OutcomeItem", "PillItem"],
        ratio: Double? = 15.09
    ) -> RoleListing.Row {
        RoleListing.Row(
            name: name, value: "#ffffff", otherValue: "#000000", shown: "#ffffff", ratio: ratio,
            partner: users == nil ? "" : "on backgroundCards", users: users, swatch: .role(.backgroundDisabledOdds),
            sample: (.role(.textPrimary), .role(.backgroundDisabledOdds)))
    }

    @Test func `each column is as wide as its widest text, two columns from the next`() {
        let columns = RoleColumns([row()], width: nil)

        expect(columns.places.map(\.column), is: Column.allCases)
        expect(columns.places.map(\.x), is: [9, 33, 42, 51, 61, 81, 90])
        expect(columns.places.map(\.width), is: [22, 7, 7, 8, 18, 7, 21])
        expect(columns.naturalWidth, is: 111)
    }

    @Test func `where room runs out the users are cut first, then the name, and then columns go one by one`() {
        let order: [Column] = [.otherValue, .partner, .shown, .users, .ratio, .value]
        for (gone, least) in [100, 91, 71, 62, 48, 38].enumerated() {
            let kept = Column.allCases.filter { !order.prefix(gone).contains($0) }

            expect(RoleColumns([row()], width: least).places.map(\.column), is: kept, "\(least)")
            expect(
                RoleColumns([row()], width: least - 1).places.map(\.column), is: kept.filter { $0 != order[gone] },
                "\(least - 1)")
        }
        let (whole, cut, least) = (
            RoleColumns([row()], width: 111), RoleColumns([row()], width: 102), RoleColumns([row()], width: 100)
        )
        expect([whole, cut, least].map { $0.places[0].width }, is: [22, 22, 20])
        expect([whole, cut, least].map { $0.places[6].width }, is: [21, 12, 12])
    }

    @Test func `a name that is short already makes no room for others`() {
        // A name of 20 columns needs no cut: with it all are there in 100 columns, and one is gone in 99.
        let rows = [row(String(repeating: "a", count: 20))]

        expect(RoleColumns(rows, width: 100).places.map(\.column), is: Column.allCases)
        expect(RoleColumns(rows, width: 99).places.map(\.column), is: Column.allCases.filter { $0 != .otherValue })
    }

    @Test func `before users are known there is room for any partner, and nobody is a dash`() {
        let (unknown, nobody) = (row(users: nil, ratio: nil), row(users: [], ratio: nil))

        expect(RoleColumns([unknown], width: nil).places[4].width, is: "under backgroundDisabledOdds".count)
        expect([Column.users, .ratio].map { $0.text(of: unknown) }, is: ["", ""])
        expect([Column.users, .ratio].map { $0.text(of: nobody) }, is: ["–", "–"])
    }
}
