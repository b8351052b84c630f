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
        #expect(answers(to: page.text) == page.answers)
    }

    @Test func `a page can be gone to by a name that is words and a value in one`() {
        let page = """
            parts: [{component: Button}]
            on: {"betting:open-match": {go: "tab-${id}"}}
            routes: {tab-home: {parts: [{component: Button}]}}
            """

        #expect(answers(to: page) == [])
        #expect(
            answers(to: page.replacing("{tab-home:", with: "{top-home:")) == [
                "2:28: no page is called \"tab-${id}\"; there are top-home"
            ])
    }

    @Test func `what a page is opened with goes before a source of its name`() {
        let page = """
            sources: {item: {value: {a: 1}}}
            parts: [{component: Button}]
            routes: {"x/{item}": {title: "${item.b}", parts: [{component: Button}]}}
            """

        #expect(answers(to: page) == [])
        #expect(answers(to: page.replacing("{item}", with: "{id}")).count == 1)
    }

    @Test func `there are as many bad pages as were promised`() { #expect(BadPage.all.count >= 200) }
}
