import Expectations
import PageTestSupport
import Testing

@testable import GomaKit
@testable import GomaPages

/// What a part is brought of its fields: the rest of its state is the customer's.
@MainActor
struct ShownFieldsTests {
    /// What a part has been brought at once.
    private struct Change: Equatable {
        let fields: JSONValue
        var gone: [String] = []
    }

    private func fields(_ title: String, _ count: Int) -> JSONValue {
        .object(["title": .string(title), "count": .integer(count)])
    }

    private let two = JSONValue.object(["count": .integer(2)])
    private let uno = JSONValue.object(["title": .string("Uno")])

    /// What a part is brought that takes no title that is empty.
    private func changes(to fields: JSONValue, of shown: ShownFields) -> [Change] {
        var taken: [Change] = []
        shown.bring(fields) { changed, before in
            guard changed[[.key("title")]] != .string("") else { return false }
            let gone = changed.waysGone(since: before).map { JSONValue.words(for: $0) }
            taken.append(Change(fields: changed, gone: gone))
            return true
        }
        return taken
    }

    @Test func `a part is brought what has changed since, and all of it where nobody knows what it shows`() {
        let shown = ShownFields(nil)

        expect(changes(to: fields("One", 1), of: shown), is: [Change(fields: fields("One", 1))])
        expectEmpty(changes(to: fields("One", 1), of: shown))
        expect(changes(to: fields("One", 2), of: shown), is: [Change(fields: two)])
        expect(changes(to: fields("Uno", 2), of: shown), is: [Change(fields: uno)])
        expectEmpty(changes(to: fields("One", 1), of: ShownFields(fields("One", 1))))
    }

    @Test func `what is said no more is taken away once`() {
        let shown = ShownFields(fields("One", 1))

        expect(changes(to: uno, of: shown), is: [Change(fields: uno, gone: ["count"])])
        expectEmpty(changes(to: uno, of: shown))
        expect(changes(to: .object([:]), of: shown), is: [Change(fields: .object([:]), gone: ["title"])])
    }

    @Test func `a part that is made again is brought all that is said, and what is said no more is taken away`() {
        let shown = ShownFields(fields("One", 1))

        shown.bringAllNext()
        expect(changes(to: fields("One", 1), of: shown), is: [Change(fields: fields("One", 1))])
        expectEmpty(changes(to: fields("One", 1), of: shown))
        shown.bringAllNext()
        expect(changes(to: two, of: shown), is: [Change(fields: two, gone: ["title"])])
    }

    @Test func `what cannot be brought keeps nothing else back, and is brought when it can be`() {
        let shown = ShownFields(fields("One", 1))

        expect(changes(to: fields("", 2), of: shown), is: [Change(fields: two)])
        expectEmpty(changes(to: fields("", 2), of: shown))
        expectEmpty(changes(to: fields("One", 2), of: shown))
        expect(changes(to: fields("Uno", 2), of: shown), is: [Change(fields: uno)])
        expect(changes(to: fields("", 2), of: ShownFields(nil)), is: [Change(fields: two)])
    }

    @Test func `what is said no more is found at whatever depth, but not in what is taken whole`() throws {
        func ways(from old: String, to new: String) throws -> [String] {
            let before = try DataText.value(of: old, file: "a")
            return try DataText.value(of: new, file: "a").waysGone(since: before).map { JSONValue.words(for: $0) }
        }

        try expect(ways(from: "{b: {d: 1, c: {e: 1, f: 1}}, a: 1}", to: "{b: {c: {f: 2}}}"), is: ["a", "b.c.e", "b.d"])
        try expect(ways(from: "{a: [{b: 1}], c: {d: 1}}", to: "{a: [{}], c: 7}"), is: [])
        // Two cases of an enum, and fields that only look like some.
        try expect(ways(from: "{a: {b: {x: 1}}}", to: "{a: {c: {x: 1}}}"), is: [])
        try expect(ways(from: "{b: {x: 1}}", to: "{c: {x: 1}}"), is: ["b"])
    }

    // MARK: On a page

    /// A page with a row for an element, which is called Primo and is Fresh.
    private func makePage(with fields: String) throws -> PageHarness {
        try PageHarness(
            describing: """
                sources: {news: {kind: data, values: [{id: a, title: Primo, value: Fresh}]}}
                parts: [{component: ActionRow, each: news, with: \(fields)}]
                """, width: 60, height: 20)
    }

    private func words(on page: PageHarness) -> [String] {
        ["Primo", "Secondo", "Fresh", "Late"].filter { page.text.contains($0) }
    }

    @Test func `a field that an element has no more is shown no more`() throws {
        let page = try makePage(with: "$it")
        expect(words(on: page), is: ["Primo", "Fresh"])

        try page.feed(#"{"all":[{"id":"a","title":"Secondo"}]}"#)

        expect(words(on: page), is: ["Secondo"])
    }

    @Test func `a field that something in an element has no more is shown no more`() throws {
        let page = try PageHarness(
            describing: """
                sources: {news: {kind: data, values: [{id: a, game: {id: g, name: Primo, pictureName: lucky}}]}}
                parts:
                  - {component: CasinoGameImagePair, id: pair, with: {id: p, top: $news.a.game}}
                  - {component: HeaderText, with: {title: "<${pair.top.name} ${pair.top.pictureName}>"}}
                """, width: 60, height: 20)
        expect(page.text, contains: "<Primo lucky>")

        try page.feed(#"{"all":[{"id":"a","game":{"id":"g","name":"Secondo"}}]}"#)

        expect(page.text, contains: "<Secondo >")
    }

    @Test func `a field that an element had before it went and came again is shown no more`() throws {
        let page = try makePage(with: "$it")

        try page.feed(#"{"remove":"a"}"#)
        expectEmpty(words(on: page))
        try page.feed(#"{"insert":{"id":"a","title":"Secondo"}}"#)

        expect(words(on: page), is: ["Secondo"])
    }

    @Test func `what comes with something that cannot be shown is shown all the same`() throws {
        let page = try makePage(with: "{id: $it.id, title: $it.title, value: $it.value}")

        try page.feed(#"{"all":[{"id":"a","value":"Late"}]}"#)
        expect(words(on: page), is: ["Primo", "Late"])
        try page.feed(#"{"set":{"id":"a","title":"Secondo"}}"#)

        expect(words(on: page), is: ["Secondo", "Late"])
    }
}
