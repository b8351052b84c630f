import Expectations
import GomaApp
import GomaCatalog
import GomaPictures
import Testing

@testable import GomaPages

/// What is answered to pages with mistakes: all of them at once, each with its place and what would be right.
@MainActor
struct PageMistakesTests {
    /// What is said of a page; nothing where it can be shown.
    private func answers(to text: String) -> [String] {
        do {
            let page = try PageDescription(parsing: text, file: "a.yaml") { throw PageFileError.none(path: $0) }
            _ = try PageSession(page, kit: .goma, registry: .goma, environment: .simulated())
            return []
        } catch let error as PageMistakes {
            return error.all.map { String($0.description.dropFirst("a.yaml:".count)) }
        } catch {
            return ["\(error)".replacing("a.yaml:", with: "")]
        }
    }

    @Test(arguments: BadPage.all)
    func `each mistake is answered with its place and what would be right`(page: BadPage) {
        expect(answers(to: page.text), is: page.answers)
    }

    @Test func `a page can be gone to by a name that is words and a value in one`() {
        let page = """
            parts: [{component: Button}]
            on: {"betting:open-match": {go: "tab-${id}"}}
            routes: {tab-home: {parts: [{component: Button}]}}
            """

        expect(answers(to: page), is: [])
        expect(
            answers(to: page.replacing("{tab-home:", with: "{top-home:")),
            is: [
                "2:28: no page is called \"tab-${id}\"; there are top-home"
            ])
    }

    @Test(arguments: [
        ("x/{id}/{other}", [String]()),
        (
            "x/{it}",
            [#"2:10: routes: "it" is the element of a list; call the parameter of "x/{it}" otherwise, such as {id}"#]
        ), ("{id}/{id}", [#"2:10: routes: "{id}/{id}" has two parameters called "id"; give each a name of its own"#]),
    ])
    func `a parameter has a name of its own, which is not that of a list's element`(route: String, told: [String]) {
        let page = """
            parts: [{component: Button}]
            routes: {"\(route)": {parts: [{component: Button}]}}
            """

        expect(answers(to: page), is: told)
    }

    @Test(arguments: [
        (["match/new", "match/{id}"], [String]()), (["match/{id}", "match/{id}/{tab}", "race/{id}"], []),
        (
            ["match/{id}", "match/new"],
            [
                #""match/new" is never gone to, as "match/{id}" above it takes all of its names; "#
                    + #"put "match/new" above it"#
            ]
        ),
        (
            ["match/{id}", "match/{game}"],
            [
                #""match/{game}" is never gone to, as "match/{id}" above it takes all of its names; "#
                    + "leave one of them out"
            ]
        ),
    ])
    func `a page is told to which nothing leads, as one above it takes all of its names`(
        routes: [String], told: [String]
    ) {
        let lines = routes.map { "  \($0): {parts: [{component: Button}]}" }.joined(separator: "\n")

        let answers = answers(to: "parts: [{component: Button}]\nroutes:\n\(lines)")

        expect(answers, is: told.map { "4:3: routes: \($0)" })
    }

    @Test func `a tab can be called by a number`() {
        let page = """
            parts: [{component: Button}]
            tabs: [2026]
            routes: {2026: {parts: [{component: Button}]}}
            """

        expect(answers(to: page), is: [])
    }

    @Test func `a request can be told by a field that its example goes without`() {
        let page = """
            parts: [{component: Button}]
            on: {"betting:open-market match=derby": {say: $match}}
            """

        expect(answers(to: page), is: [])
        expect(
            answers(to: page.replacing("match=derby", with: "mach=derby")),
            is: [
                "2:6: betting:open-market has no field \"mach\"; did you mean \"match\"? there are id, match"
            ])
    }

    @Test(arguments: [
        ("[{id: a}, {id: b}]", [String]()),
        ("[{id: a}, {id: b}, {id: a}]", [#"1:54: two values have the id "a"; a name means one"#]),
        (#"[{title: One}, {id: "0"}]"#, [#"1:50: two values have the id "0"; a name means one"#]),
    ])
    func `two values of one identity are told, also where one has it by its place`(values: String, told: [String]) {
        let page = """
            sources: {n: {kind: data, values: \(values)}}
            parts: [{component: Button}]
            """

        expect(answers(to: page), is: told)
    }

    @Test func `what a page is opened with goes before a source of its name`() {
        let page = """
            sources: {item: {value: {a: 1}}}
            parts: [{component: Button}]
            routes: {"x/{item}": {title: "${item.b}", parts: [{component: Button}]}}
            """

        expect(answers(to: page), is: [])
        expect(answers(to: page.replacing("{item}", with: "{id}")).count, is: 1)
    }

    @Test func `of what cannot be included nothing else is told than that it cannot`() {
        let page = """
            title: {include: title.yaml}
            parts: [{component: Button, with: {include: with.yaml}, when: {include: when.yaml}}]
            on: {app:press: {include: press.yaml}}
            """
        let words = "a page that does not stand in a file cannot include one"

        expect(
            answers(to: page),
            is: [
                "1:8: include: title.yaml: \(words)", "2:35: include: with.yaml: \(words)",
                "2:63: include: when.yaml: \(words)", "3:17: include: press.yaml: \(words)",
            ])
    }

    @Test func `there are as many bad pages as were promised`() { #expect(BadPage.all.count >= 200) }
}
