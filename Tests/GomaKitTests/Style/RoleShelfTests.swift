import Expectations
import TerminalKit
import Testing

@testable import GomaKit

struct RoleShelfTests {
    private static func definition(_ name: String, _ color: UInt32 = 0xFFB454, standIn: Int? = nil) -> RoleDefinition {
        RoleDefinition(
            name: name, use: .ink, color: DynamicColor(.rgb(RGBColor(color))), standIn: standIn, attributes: [])
    }

    @Test func `a role that is declared is found by its name and its number, behind those of the library`() {
        let shelf = RoleShelf()

        let photo = shelf.declare(Self.definition("race:photoFinish"))
        let track = shelf.declare(Self.definition("race:track", 0x203020))

        #expect(photo != track && photo.token == nil && track.token == nil)
        expect(shelf.roles, is: [photo, track])
        expect(shelf.role(named: "race:track"), is: track)
        expect(shelf.role(named: "race:trak"), is: nil)
        expect(shelf[photo]?.name, is: "race:photoFinish")
        expect(shelf[.textPrimary], is: nil)
        expect(shelf[ColorRole(number: 200)], is: nil)
    }

    @Test func `the same declaration twice is one role`() {
        let shelf = RoleShelf()

        let first = shelf.declare(Self.definition("race:photoFinish"))
        let second = shelf.declare(Self.definition("race:photoFinish"))

        expect(first, is: second)
        expect(shelf.roles, is: [first])
        expect(shelf.refusals, is: [])
    }

    @Test(arguments: [
        (definition("photoFinish"), RoleError.badName(name: "photoFinish")),
        (definition("race:photo finish"), .badName(name: "race:photo finish")),
        (definition("textPrimary"), .badName(name: "textPrimary")),
        (definition("race:track", standIn: 16), .badStandIn(name: "race:track", place: 16)),
        (definition("race:photoFinish", 0x000000), .taken(name: "race:photoFinish")),
    ])
    func `what cannot be declared is refused with the reason, and the roles that are there stay`(
        definition: RoleDefinition, reason: RoleError
    ) {
        let shelf = RoleShelf()
        let photo = shelf.declare(Self.definition("race:photoFinish"))

        let role = shelf.declare(definition)
        _ = shelf.declare(definition)

        expect(role, is: RoleShelf.refused)
        expect(shelf.refusals, is: [reason])
        expect(shelf.roles, is: [photo])
        expect(shelf[photo], is: Self.definition("race:photoFinish"))
    }

    @Test(arguments: [0, 15])
    func `the first and the last of the ANSI colours can stand in for a role`(place: Int) {
        let shelf = RoleShelf()

        let role = shelf.declare(Self.definition("race:track", standIn: place))

        expect(shelf.refusals, is: [])
        expect(shelf.roles, is: [role])
        expect(shelf[role]?.standIn, is: place)
    }

    @Test func `there is room for 140 roles, and the next is refused`() {
        let shelf = RoleShelf()

        let roles = (0..<140).map { shelf.declare(Self.definition("race:horse\($0)")) }
        let refused = shelf.declare(Self.definition("race:horse140"))

        expect(Set(roles).count, is: 140)
        expect(roles, lacks: RoleShelf.refused)
        expect(roles.map { shelf[$0]?.name }, is: (0..<140).map { "race:horse\($0)" })
        expect(refused, is: RoleShelf.refused)
        expect(shelf.refusals, is: [.full(name: "race:horse140", capacity: 140)])
    }

    @Test(arguments: [
        (
            RoleError.badName(name: "finish"),
            "\"finish\" is not a name for a colour role; write namespace:name in letters and digits, such as "
                + "\"race:photoFinish\""
        ),
        (
            .badStandIn(name: "race:a", place: 16),
            "race:a: 16 is not one of the 16 ANSI colours; write 0 to 15, or leave it out"
        ),
        (.taken(name: "race:a"), "the colour role \"race:a\" is declared twice, and otherwise; declare it once"),
        (
            .full(name: "race:a", capacity: 140),
            "there is no room for the colour role \"race:a\": other packages have declared 140 already"
        ),
    ])
    func `an error says what is wrong`(error: RoleError, sentence: String) {
        expect("\(error)", is: sentence)
    }
}
