import Expectations
import Foundation
import PageTestSupport
import Testing

@testable import GomaKit
@testable import GomaPages

/// Collections whose elements have identities, and lists that a page holds itself.
@MainActor
struct CollectionSourceTests {
    private func item(_ id: String, _ title: String) -> JSONValue {
        .object(["id": .string(id), "title": .string(title)])
    }

    @Test func `who shows an element is told what it has become, alone or with all, and nobody else's`() throws {
        let source = CollectionSource([item("a", "One"), item("b", "Two")]) { $0.identity ?? "" }
        let element = try #require(source.member("a"))
        var (told, tellings) = ([JSONValue?](), 0)
        let follower = element.follow { told.append(element.value as? JSONValue) }
        let listener = source.follow { tellings += 1 }

        source.append([item("a", "Uno"), item("c", "Three")])
        expect(source.ids, is: ["a", "b", "c"])
        expect(told, is: [item("a", "Uno")])
        expect(tellings, is: 1)
        source.apply(.put(item("b", "Due")))
        source.apply(.put(item("a", "Eins")))
        expect(source.ids, is: ["a", "b", "c"])
        expect(source["b"], is: item("b", "Due"))
        expect(tellings, is: 1)
        expect(told, is: [item("a", "Uno"), item("a", "Eins")])
        source.apply(.put(item("d", "Four")))
        expect(source.ids, is: ["a", "b", "c", "d"])
        expect(tellings, is: 2)
        source.replaceAll(with: [item("b", "Two")])
        expect(told.count, is: 2)
        source.replaceAll(with: [item("b", "Two"), item("a", "Last")])

        expect(told.last, is: item("a", "Last"))
        expect(told.count, is: 3)
        withExtendedLifetime((follower, listener)) {}
    }

    @Test func `who shows an element that was taken away is told when more brings it again`() throws {
        let source = CollectionSource([item("a", "One"), item("b", "Two")]) { $0.identity ?? "" }
        let element = try #require(source.member("a"))
        var told: [JSONValue?] = []
        let follower = element.follow { told.append(element.value as? JSONValue) }
        source.remove("a")

        source.append([item("a", "Uno")])

        expect(source.ids, is: ["b", "a"])
        expect(told, is: [item("a", "Uno")])
        withExtendedLifetime(follower) {}
    }

    @Test func `an element comes into a list in place of its like, or makes one of nothing, and into nothing else`() {
        let (one, seven) = (JSONValue.object(["id": .string("7")]), JSONValue.array([.integer(7), .string("x")]))

        expect(JSONValue.null.inserting(one), is: .array([one]))
        expect(seven.inserting(one), is: .array([.string("x"), one]))
        expect(JSONValue.array([.bool(true)]).inserting(.bool(true)), is: .array([.bool(true), .bool(true)]))
        expect(JSONValue.string("x").inserting(one), is: nil)
        expect(seven.removing("7"), is: .array([.string("x")]))
        expect(seven.removing("8"), is: seven)
        expect(JSONValue.null.removing("7"), is: nil)
    }

    @Test func `texts of the kit in a list are called as they read, and each of them is there`() throws {
        let list = OwnSource(.array([.string("$words.one"), .string("b")])) { $0 == "$words.one" ? "One" : $0 }

        let ids = try #require(list.elementIDs)

        expect(ids, is: ["One", "b"])
        expect(ids.map { list.member($0)?.value as? JSONValue }, is: [.string("One"), .string("b")])
    }

    @Test func `a sequence that is followed no more is no failure where it ends`() async {
        let (silence, keeper) = AsyncStream<Void>.makeStream()
        let (stream, continuation) = AsyncStream<CollectionChange<JSONValue>>.makeStream()
        let source = CollectionSource<JSONValue> { $0.identity ?? "" }
        source.follow(
            AsyncThrowingStream<CollectionChange<JSONValue>, any Error>(unfolding: {
                for await _ in silence {}
                throw CancellationError()
            }))

        source.follow(stream)
        continuation.yield(.all([.string("a")]))
        while source.ids.isEmpty { await Task.yield() }
        for _ in 0..<100 { await Task.yield() }

        expect(source.ids, is: ["a"])
        expect(source.phase, is: .ready)
        withExtendedLifetime(keeper) {}
    }

    @Test func `values without an identity are called by their places, and keep their own where they have one`() {
        let source = DataSource(
            DataOptions(values: [.object(["title": .string("One")]), .object(["id": .integer(9)]), .string("x")]))

        expect(source.ids, is: ["0", "9", "x"])
        expect(source["0"], is: item("0", "One"))
        expect(source["9"], is: .object(["id": .integer(9)]))
    }

    @Test func `an element that comes again gives way, and stands where it has come`() {
        let source = CollectionSource([item("a", "One"), item("b", "Two"), item("c", "Three")]) { $0.identity ?? "" }

        source.insert(item("c", "Drei"), before: "a")
        expect(source.ids, is: ["c", "a", "b"])
        expect(source["c"], is: item("c", "Drei"))
        source.insert(item("a", "Eins"))
        expect(source.ids, is: ["c", "b", "a"])
        expect(source["a"], is: item("a", "Eins"))
        source.insert(item("d", "Four"), before: "nobody")

        expect(source.ids, is: ["c", "b", "a", "d"])
    }

    @Test func `an element that comes again before itself stays in its place`() {
        let source = CollectionSource([item("a", "One"), item("b", "Two"), item("c", "Three")]) { $0.identity ?? "" }

        source.insert(item("b", "Due"), before: "b")
        source.insert(item("d", "Four"), before: "d")

        expect(source.ids, is: ["a", "b", "c", "d"])
        expect(source["b"], is: item("b", "Due"))
    }

    @Test(arguments: [
        #"{"set":{"id":"a","title":"Uno"}}"#, #"{"insert":{"id":"b"}}"#, #"{"move":"a"}"#, #"{"remove":"a"}"#,
    ])
    func `a feed that has failed and goes on has failed no more`(line: String) throws {
        let source = DataSource(DataOptions(values: [item("a", "One")]))
        func take(_ line: String) throws {
            source.take(try JSONDecoder().decode(DataChange.self, from: Data(line.utf8)))
        }
        try take(#"{"failed":"off the air"}"#)
        expect(source.phase, is: .failed(reason: "off the air"))

        try take(line)

        expect(source.phase, is: .ready)
    }

    @Test func `a source of somebody's own that has failed and goes on has failed no more`() {
        let source = CollectionSource([item("a", "One")]) { $0.identity ?? "" }
        let changes: [CollectionChange<JSONValue>] = [
            .put(item("a", "Uno")), .insert(item("b", "Two")), .move("b", before: "a"), .remove("b"),
        ]

        for change in changes {
            source.apply(.failed(reason: "off the air"))
            source.apply(change)

            expect(source.phase, is: .ready, "\(change)")
        }
    }

    @Test func `a way leads to the first of several elements of one identity, whether it is read or changed`() {
        let list = JSONValue.array([item("b", "Zero"), item("a", "One"), item("a", "Two"), item("a", "Three")])
        let source = OwnSource(list) { $0 }

        let title = PageValue.word(of: source.member("a")?.member("title")?.value)
        let place = list.steps(along: ["a"])

        expect(title, is: "One")
        expect(place, is: [.index(1)])
    }

    @Test func `elements of a list that are alike are each there, by their places`() {
        func read(_ values: [JSONValue]) -> [String] {
            let source = OwnSource(.array(values)) { $0 }
            return (source.elementIDs ?? []).map { id in
                let element = source.member(id)
                return "\(id): \(PageValue.word(of: element?.member("title")?.value ?? element?.value) ?? "nothing")"
            }
        }

        expect(read([item("a", "One"), item("b", "Two"), item("a", "Three")]), is: ["a: One", "b: Two", "2: Three"])
        expect(read([.string("W"), .string("L"), .string("W")]), is: ["W: W", "L: L", "2: W"])
        expect(read([.integer(1), .integer(1)]), is: ["1: 1", "1: 1"])
    }

    @Test func `elements of a file that are alike are each there, however often it is looked for them`() throws {
        let text = #"[{"id":"a","title":"One"},{"id":"b","title":"Two"},{"id":"a","title":"Three"}]"#
        let source = FileSource { try JSONDocument.read(text, file: "a.json") }
        func titles() -> [String] {
            (source.elementIDs ?? []).map { id in
                "\(id): \(PageValue.word(of: source.member(id)?.member("title")?.value) ?? "nothing")"
            }
        }

        expect(titles(), is: ["a: One", "b: Two", "2: Three"])
        source.retry()

        expect(titles(), is: ["a: One", "b: Two", "2: Three"])
    }

    @Test func `an element that comes twice is shown once, and leaves no hole where it came first`() throws {
        func text(_ values: String) throws -> String {
            try PageHarness(
                describing: """
                    sources: {n: {value: \(values)}}
                    parts: [{component: HeaderText, each: n, with: {title: "no ${it}"}}]
                    """, width: 40, height: 12
            ).text
        }

        // The place of the second is the name of the first.
        try expect(text("[1, 1]"), is: text("[1]"))
    }

    @Test func `a number names an element in a feed as a text does`() throws {
        let news = DataSource(DataOptions(values: [.integer(1), .integer(2), .integer(3)]))
        func change(_ line: String) throws -> DataChange {
            try JSONDecoder().decode(DataChange.self, from: Data(line.utf8))
        }

        for line in [#"{"move":1}"#, #"{"insert":{"id":4},"before":2}"#, #"{"remove":3}"#] {
            news.take(try change(line))
        }

        expect(news.ids, is: ["4", "2", "1"])
        for (line, field) in [(#"{"remove":[1]}"#, "remove"), (#"{"move":"a","before":true}"#, "before")] {
            let error = #expect(throws: DecodingError.self) { try change(line) }
            expect(
                error.map { StateProblem.words(for: $0) },
                is: "\(field): wants an \"id\", which is a text or a whole number")
        }
    }

    @Test func `an element is meant by its identity before its place, whether it is read or changed`() {
        let list = JSONValue.array([item("1", "One"), item("0", "Two"), .object(["title": .string("Three")])])
        let source = OwnSource(list) { $0 }
        let names = ["0", "1", "2", "3", "-1"]

        let titles = names.map { PageValue.word(of: source.member($0)?.member("title")?.value) }
        let places = names.map { list.steps(along: [$0])?.first }

        expect(titles, is: ["Two", "One", "Three", nil, nil])
        expect(places, is: [.index(1), .index(0), .index(2), nil, nil])
    }
}
