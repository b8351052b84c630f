import Testing

@testable import GomaKit
@testable import GomaPages

/// What a part is brought of its fields: the rest of its state is the customer's.
@MainActor
struct ShownFieldsTests {
    private func fields(_ title: String, _ count: Int) -> JSONValue {
        .object(["title": .string(title), "count": .integer(count)])
    }

    @Test func `a part is brought what has changed since, and all of it where nobody knows what it shows`() {
        let shown = ShownFields(nil)

        #expect(shown.changes(to: fields("One", 1)) == fields("One", 1))
        #expect(shown.changes(to: fields("One", 1)) == nil)
        #expect(shown.changes(to: fields("One", 2)) == .object(["count": .integer(2)]))
        #expect(shown.changes(to: fields("Uno", 2)) == .object(["title": .string("Uno")]))
        #expect(ShownFields(fields("One", 1)).changes(to: fields("One", 1)) == nil)
    }
}
