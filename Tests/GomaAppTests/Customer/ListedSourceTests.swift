import Expectations
import GomaKit
import TerminalKit
import Testing

@testable import GomaApp
@testable import GomaPages

/// A list of a page of which each element is found by its identity.
@MainActor
struct ListedSourceTests {
    private let changes = Broadcast<Void>()

    private func makeSource(_ read: @escaping () -> [Listed<String>]) -> ListedSource<Listed<String>> {
        ListedSource(following: { [changes] in changes.subscribe($0) }, read: read)
    }

    private func item(_ id: String, of source: PageSource) -> String? {
        (source.member(id)?.value as? Listed<String>)?.item
    }

    @Test func `of two elements of one identity the first is found, and none of an identity that is not there`() {
        let source = makeSource {
            [Listed(id: "a", item: "One"), Listed(id: "b", item: "Two"), Listed(id: "a", item: "Three")]
        }

        expect(source.elementIDs, is: ["a", "b", "a"])
        expect(item("a", of: source), is: "One")
        expect(item("b", of: source), is: "Two")
        #expect(source.member("c") == nil)
    }

    @Test func `it is worked out once until it is told to have changed, and elements that stay are what they became`() {
        var (items, readings) = ([Listed(id: "a", item: "One"), Listed(id: "b", item: "Two")], 0)
        let source = makeSource {
            readings += 1
            return items
        }
        let element = source.member("b")
        expect(source.elementIDs, is: ["a", "b"])
        expect(item("a", of: source), is: "One")
        expect(readings, is: 1)

        items = [Listed(id: "b", item: "Other")]
        changes.tell(())

        #expect(source.elementIDs == ["b"] && source.member("a") == nil && readings == 2)
        expect((element?.value as? Listed<String>)?.item, is: "Other")
    }
}
