import GomaCatalog
import Testing

@testable import GomaGallery

struct ControlTreeTests {
    @Test(
        arguments: [
            ([], ["a.b", "a.b.c"]), (["a"], ["a.b.c"]), (["a.b"], ["a.b", "a.b.c"]), (["a", "a.b"], []),
        ] as [(Set<String>, [String])])
    func `what lies inside something closed is folded, though what is between is open`(
        switched: Set<String>, folded: [String]
    ) {
        let state = JSONValue.object(["a": .object(["b": .object(["c": .integer(1)])])])

        let tree = ControlTree(state, schema: .unknown, switched: switched)

        #expect(tree.fields.map(\.id) == ["a", "a.b", "a.b.c"])
        #expect(tree.fields.filter(\.isFolded).map(\.id) == folded)
    }
}
