import Expectations
import GomaKit
import TerminalKit
import Testing

@testable import GomaPages

/// A list that follows from something else is written as JSON once, however many of its elements are asked for.
@MainActor
struct DerivedSourceTests {
    private final class Count {
        var written = 0
        var read = 0
    }

    /// An element that counts how often it is written.
    private struct Item: Encodable {
        let id: String
        let title: String
        let count: Count

        private enum CodingKeys: CodingKey { case id, title }

        func encode(to encoder: any Encoder) throws {
            count.written += 1
            var fields = encoder.container(keyedBy: CodingKeys.self)
            try fields.encode(id, forKey: .id)
            try fields.encode(title, forKey: .title)
        }
    }

    private let count = Count()
    private let changes = Broadcast<Void>()

    @Test func `work grows with the length of the list, and not with its square`() throws {
        let items = (0..<500).map { Item(id: "i\($0)", title: "Title \($0)", count: count) }
        let source = DerivedSource(following: { [changes] in changes.subscribe($0) }) { items }

        let ids = try #require(source.elementIDs)
        expect(ids, is: items.map(\.id))
        for (id, item) in zip(ids, items) {
            #expect(source.member(id)?.member("title")?.value as? JSONValue == .string(item.title))
        }

        expect(count.written, is: 500)
    }

    @Test func `who is told of a change finds what it has become, whoever was told first`() {
        var items = [Item(id: "a", title: "Before", count: count)]
        let source = DerivedSource(following: { [changes] in changes.subscribe($0) }) { items }
        var seen: [JSONValue?] = []
        func title() -> JSONValue? { source.member("a")?.member("title")?.value as? JSONValue }
        // This one began to follow before anything had been looked at.
        let early = source.follow { seen.append(title()) }
        expect(title(), is: .string("Before"))
        let late = source.member("a")?.follow { seen.append(title()) }

        items = [Item(id: "a", title: "After", count: count)]
        changes.tell(())
        expect(seen, is: [.string("After"), .string("After")])
        items = []
        source.languageChanged()

        expect(source.elementIDs, is: [])
        withExtendedLifetime((early, late)) {}
    }

    @Test func `a value that is no list is as it is, told or not`() {
        var title = "Before"
        let source = DerivedSource(following: { [changes] in changes.subscribe($0) }) { ["title": title] }
        #expect(source.member("title")?.value as? JSONValue == .string("Before"))
        title = "After"
        changes.tell(())

        #expect(source.member("title")?.value as? JSONValue == .string("After") && source.elementIDs == nil)
    }

    @Test func `what follows is worked out once until it is told to have changed`() {
        let value = FollowedValue(following: { [changes] in changes.subscribe($0) }) { [count] in
            count.read += 1
            return count.read
        }
        expect(count.read, is: 0)
        expect([value.value, value.value], is: [1, 1])
        changes.tell(())
        expect(value.value, is: 2)
        value.forget()

        expect([value.value, value.value], is: [3, 3])
    }
}
