import Expectations
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

        expect(tree.fields.map(\.id), is: ["a", "a.b", "a.b.c"])
        expect(tree.fields.filter(\.isFolded).map(\.id), is: folded)
    }

    @Test(
        arguments: [
            ([.key("odds")], "odds"), ([.key("later"), .key("_0")], "value"), ([.key("_1")], "value 2"),
            ([.key("_x")], "_x"), ([.key("marks"), .index(3)], "[3]"), ([], ""),
        ] as [([JSONValue.Step], String)])
    func `a field goes by the last step to it, and values without a name are counted`(
        path: [JSONValue.Step], name: String
    ) {
        let field = ControlField(
            id: JSONValue.words(for: path), path: path, schema: .text, isOptional: false, value: .string(""),
            content: .text(""), level: 0, hasInside: false, isOpen: false, isFolded: false)

        expect(field.name(in: .english), is: name)
    }
}
