import Expectations
import GomaCatalog
import Testing

@testable import GomaGallery

struct StateMoveTests {
    private func state(_ elements: [JSONValue]) -> JSONValue { .object(["list": .array(elements)]) }

    private func path(_ index: Int) -> [JSONValue.Step] { [.key("list"), .index(index), .key("title")] }

    @Test(
        arguments: [
            (["a", "b", "c"], ["b", "a", "c"], 0, 1), (["a", "b", "c"], ["b", "a", "c"], 2, 2),
            (["a", "b"], ["a", "x"], 1, 1), (["a", "b", "c"], ["a", "c"], 1, nil),
            (["a", "b", "c"], ["a", "c"], 2, 1),
            (["a", "b"], ["a", "a", "b"], 1, 2), (["a", "c"], ["a", "b", "c"], 1, 2), (["a", "b"], ["x"], 1, nil),
            (["a", "b", "c", "a"], ["c", "a", "b", "a"], 0, 1),
        ] as [([String], [String], Int, Int?)])
    func `an element without an ID is where what surrounds it says`(
        old: [String], new: [String], index: Int, place: Int?
    ) {
        let move = StateMove(from: state(old.map(JSONValue.string)), to: state(new.map(JSONValue.string)))

        expect(move.path(of: path(index)), is: place.map(path))
    }

    @Test func `an element that has an ID is known by it, whatever else it says by now`() {
        func element(_ id: String, _ title: String) -> JSONValue {
            .object(["id": .string(id), "title": .string(title)])
        }
        let old = state([element("a", "A"), element("b", "B"), element("c", "C")])
        let new = state([element("c", "D"), element("a", "E")])
        let move = StateMove(from: old, to: new)

        expect(move.path(of: path(0)), is: path(1))
        expect(move.path(of: path(1)), is: nil)
        expect(move.path(of: path(2)), is: path(0))
    }

    @Test func `what lies in a list that is there no more stays where it was`() {
        let move = StateMove(from: state([.string("a")]), to: .object([:]))

        expect(move.path(of: path(0)), is: path(0))
    }
}
