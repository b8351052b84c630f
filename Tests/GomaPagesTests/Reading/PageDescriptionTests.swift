import Expectations
import Testing

@testable import GomaKit
@testable import GomaPages

/// What is read of a page, and what its names mean.
@MainActor
struct PageDescriptionTests {
    private func read(_ text: String) throws -> PageDescription { try PageDescription(parsing: text, file: "a.yaml") }

    @Test func `of two pages that a name may mean the first is meant`() throws {
        let parts = "parts: [{component: Button}]"
        let (new, every) = ("  match/new: {title: New, \(parts)}\n", "  match/{id}: {title: Any, \(parts)}\n")

        let (newFirst, everyFirst) = (
            try read("\(parts)\nroutes:\n\(new)\(every)"), try read("\(parts)\nroutes:\n\(every)\(new)")
        )

        expect(newFirst.route("match/new")?.page.title.written, is: "New")
        expect(newFirst.route("match/old")?.parameters, is: ["id": "old"])
        expect(everyFirst.route("match/new")?.page.title.written, is: "Any")
        expect(everyFirst.route("match/new")?.parameters, is: ["id": "new"])
    }

    @Test func `a number is a text where one is wanted`() throws {
        let page = try read("title: 2026\nparts: [{component: Button, id: 7}, {component: Button, id: 4.50}]")

        expectEmpty(page.mistakes)
        expect(page.page.title.written, is: "2026")
        expect(page.page.screen.parts.map(\.id), is: ["7", "4.5"])
    }

    @Test(arguments: ["$5", "$ five", "a$five", "Price ${", "${five x}"])
    func `what only looks like a value of the page stands as it is`(text: String) {
        let fields = PartFields(PageNode(.scalar(.string(text)), at: FilePlace(file: "a", line: 1, column: 1)))
        let sources = ["5": ValueSource("V"), "five": ValueSource("V")]
        let scope = PageScope(sources: sources, address: .root, parts: PartStates([]))

        expectEmpty(fields.steps)
        expect(fields.json(in: scope), is: .string(text))
    }

    @Test func `of two fields of one name the first counts`() {
        let place = FilePlace(file: "a", line: 1, column: 1)
        let entries = [1, 2].map { number in
            PageNode.Entry(key: "a", place: place, value: PageNode(.scalar(.integer(number)), at: place))
        }

        let node = PageNode(.mapping(entries), at: place)

        expect(node["a"]?.json, is: .integer(1))
        expect(node.json, is: .object(["a": .integer(1)]))
    }
}
