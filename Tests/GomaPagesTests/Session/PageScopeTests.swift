import Expectations
import Testing

@testable import GomaKit
@testable import GomaPages

/// What names mean at one place of a page.
@MainActor
struct PageScopeTests {
    private func word(_ text: String, in scope: PageScope) throws -> String? {
        let way = try #require(PageWay(text))
        return PageValue.word(of: scope.source(at: way)?.value)
    }

    private func item(_ title: String) -> JSONValue { .object(["id": .string("a"), "title": .string(title)]) }

    @Test func `what is given here goes before what the page was opened with, and that before sources`() throws {
        let sources: [String: PageSource] = [
            "x": ValueSource("source"), "y": ValueSource("source"), "z": ValueSource("source"),
        ]
        let scope = PageScope(
            sources: sources, address: PageAddress(name: "a", parameters: ["x": "page", "y": "page"]),
            parts: PartStates(["z"]))
        let given = scope.naming(["x": .string("given")])

        let words = try ["x", "y", "z"].map { try word($0, in: given) }
        expect(words, is: ["given", "page", "source"])
        #expect(try word("$x", in: given) == "page" && word("x", in: scope) == "page")
        try expect(word("x", in: given.naming(["x": .string("later")])), is: "later")
    }

    @Test func `a page is checked by the order in which its names are read`() throws {
        let shapes = ShapeScope(
            sources: ["x": .group([]), "y": .group([]), "z": .group([])], parameters: ["y"], partIDs: ["z", "w"]
        ).naming(["x"])

        let areOpen = try ["x", "y", "z", "w"].map { name in
            let way = try #require(PageWay("\(name).member"))
            return (try? shapes.shape(at: way)) != nil
        }

        expect(areOpen, is: [true, true, false, true])
        expect(["x", "y", "z", "w"].map(shapes.isSource), is: [false, false, true, false])
    }

    @Test func `what is in an element is named without the sign that stands for what it is called`() throws {
        let shapes = ShapeScope(sources: ["days": .data], parameters: [], partIDs: []).copy(.data)
        let answers = try ["it.rows", "days.$it", "$it", "$it.rows"].map { name -> String in
            let way = try #require(PageWay(name))
            do {
                _ = try shapes.shape(at: way)
                return ""
            } catch {
                return "\(error)"
            }
        }

        expect(answers, is: ["", "", "", "there is no \"$it\"; did you mean \"it\"? there are days, it"])
    }

    @Test func `an element is called by its identity in a way, however few fields it has`() throws {
        let list = OwnSource(
            .array([
                .object(["id": .string("a")]), .object(["name": .string("x")]), .string("c"),
                .object(["football": .object([:])]),
            ])
        ) { $0 }
        let titles = ["a": "One", "1": "Two", "c": "Three", "football": "Four"].mapValues { title in
            JSONValue.object(["title": .string(title)])
        }
        let scope = PageScope(
            sources: ["titles": ValueSource(JSONValue.object(titles)), "list": list], address: .root,
            parts: PartStates([]))

        let words = try ["a", "1", "c", "3"].map { id in
            let element = try #require(list.member(id))
            return try word("titles.$it.title", in: scope.copy(for: id, at: "list", element))
        }

        expect(words, is: ["One", "Two", "Three", "Four"])
    }

    @Test func `braces in a value that one of the program's texts shows are a part of that`() throws {
        let key = LocalizationKey("sent", english: "{a} and {b}")
        let sources: [String: PageSource] = [
            "words": WordsSource([key.name: key], in: ViewEnvironment()), "first": ValueSource("{b}"),
            "second": ValueSource("2"),
        ]
        let scope = PageScope(sources: sources, address: .root, parts: PartStates([]))
        let text = try DataText.located(of: "{$words: sent, a: $first, b: $second}", file: "a")

        let words = PartFields(PageNode(text, file: "a")).json(in: scope)

        expect(words, is: .string("{b} and 2"))
    }

    @Test func `a way that leads elsewhere by now is followed there, for as long as somebody wants to know`() throws {
        let news = DataSource(DataOptions(values: []))
        let scope = PageScope(sources: ["news": news], address: .root, parts: PartStates([]))
        let way = try #require(PageWay("news.a.title"))
        var (title, tellings) = ("nothing", 0)
        var follower: AnyObject? = scope.follow(way) {
            title = (try? word("news.a.title", in: scope)) ?? "nothing"
            tellings += 1
        }

        news.insert(item("One"))
        expect(title, is: "One")
        news.update("a") { $0 = item("Uno") }
        expect(title, is: "Uno")
        news.remove("a")
        expect(title, is: "nothing")
        news.insert(item("Again"))
        news.update("a") { $0 = item("Once more") }
        expect(title, is: "Once more")
        withExtendedLifetime(follower) {}
        let before = tellings
        follower = nil
        news.update("a") { $0 = item("Late") }

        expect(title, is: "Once more")
        expect(tellings, is: before)
    }
}
