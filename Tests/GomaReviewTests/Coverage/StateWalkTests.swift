import Expectations
import Foundation
import GomaCatalog
import Testing

@testable import GomaReview

@MainActor
struct StateWalkTests {
    /// A state with a field of each kind.
    struct WalkedState: DisplayState {
        enum Tone: String, Codable, CaseIterable, Sendable { case calm, loud, silent }

        enum Delivery: Codable, Hashable, Sendable {
            case atOnce
            case later(minutes: Int)
        }

        var title = ""
        var isOn = false
        var count = 0
        var price = 0.0
        var note: String?
        var tone = Tone.calm
        var delivery = Delivery.atOnce
        var marks: [String] = []
        var part: BadgeDisplayState?

        static let blank = Self()
    }

    final class WalkedView: ComponentView<any DisplayStateSource<WalkedState>, WalkedState>, StandardComponent {
        typealias Model = WalkedViewModel
    }

    final class WalkedViewModel: ViewModel<WalkedState>, PlacedModel {}

    enum WalkedEntry: CatalogEntry {
        typealias ComponentType = WalkedView
        static let category = Category.status
        static let subcategory = "Samples"
        static let summary = "Shows nothing."
        static let tags: [String] = []
        static let variants: [Variant<WalkedState>] = []
    }

    private static let schema = ComponentDescriptor(WalkedEntry.self, namespace: "test").stateSchema
    private static let part = ComponentDescriptor(BadgeCatalog.self, namespace: "test").stateSchema

    private func gaps(_ states: [String]) throws -> [String] {
        var walk = StateWalk(parts: [Self.part])
        for state in states { walk.visit(try JSONValue(Data(state.utf8)), as: Self.schema) }
        return walk.gaps(in: Self.schema).map { "\($0.path) \($0.words)" }
    }

    private static let plain = """
        {"title": "", "isOn": false, "count": 0, "price": 0, "note": null, "tone": "calm", "delivery": {"atOnce": {}}, "marks": [], "part": null}
        """
    private static let full = """
        {"title": "a", "isOn": true, "count": -1, "price": 0.5, "note": "b", "tone": "loud", "delivery": {"later": {"minutes": 1}}, "marks": ["c"], "part": {"text": ""}}
        """

    @Test func `what no state shows is told for each kind of field`() throws {
        try expect(
            gaps([Self.plain]),
            is: [
                "title has no text in any variant", "isOn is true in no variant", "count is nought in every variant",
                "price is nought in every variant", "note is there in no variant",
                "tone.loud is a case that no variant has", "tone.silent is a case that no variant has",
                "delivery.later is a case that no variant has", "marks is empty in every variant",
                "part is there in no variant",
            ])
    }

    @Test func `a switch wants both, a field one value beside the plainest`() throws {
        try expect(
            gaps([Self.full]),
            is: [
                "isOn is true in every variant that has it", "tone.calm is a case that no variant has",
                "tone.silent is a case that no variant has", "delivery.atOnce is a case that no variant has",
            ])
        try expect(gaps([Self.plain, Self.full]), is: ["tone.silent is a case that no variant has"])
    }

    @Test func `below what is never there nothing more is told, and of a part nothing at all`() throws {
        let nought = Self.full.replacing("\"minutes\": 1", with: "\"minutes\": 0").replacing("[\"c\"]", with: "[\"\"]")

        try expect(
            gaps([Self.plain, nought]),
            is: [
                "tone.silent is a case that no variant has", "delivery.later.minutes is nought in every variant",
                "marks[] has no text in any variant",
            ])
    }

    @Test func `without any state every field is missing`() throws {
        expect(StateWalk(parts: []).gaps(in: .optional(.bool), at: "note").map(\.words), is: ["is there in no variant"])
        expect(
            StateWalk(parts: []).gaps(in: .choice([.string("calm")]), at: "tone").map(\.words), is: ["is in no variant"]
        )
        expect(StateWalk(parts: []).gaps(in: .map(.text), at: "map").map(\.words), is: ["is empty in every variant"])
        expect(StateWalk(parts: []).gaps(in: .integer(5...9), at: "five").map(\.words), is: ["is 5 in every variant"])
    }
}
