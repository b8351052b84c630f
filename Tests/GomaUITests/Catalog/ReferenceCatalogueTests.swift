import Expectations
import GomaCatalog
import Testing

/// The library has every component of the reference catalogue, by its name and in its category.
@MainActor
struct ReferenceCatalogueTests {
    @Test func `all of the reference catalogue is built, and nothing beside it but the additions`() throws {
        let reference = try Self.list("reference")
        let catalogue = ReferenceCatalogue(
            reference: reference, own: ReferenceCatalogue.additions)
        let built = ComponentRegistry.goma.components.map { ($0.name, $0.category.rawValue) }

        let problems = catalogue.problems(with: Dictionary(uniqueKeysWithValues: built))

        expect(reference.count, is: 138)
        expect(problems, is: [])
    }

    @Test func `every category of the reference is one of the library's`() throws {
        let categories = Set(try Self.list("reference").values)

        expect(categories, is: Set(Category.own.map(\.rawValue)))
    }

    @Test(arguments: [
        (
            ["OutcomeItem": "Betting", "Dail": "Forms"],
            "Dail is built, and neither in the reference nor an addition; did you mean \"Dial\"?"
        ),
        (
            ["OutcomItem": "Betting"],
            "OutcomItem is built, and neither in the reference nor an addition; did you mean \"OutcomeItem\"?"
        ),
        (["Score": "Betting"], "OutcomeItem is in the reference, and not built"),
        (["OutcomeItem": "Forms"], "OutcomeItem is built in Forms, and Betting in the reference"),
        ([:], "Extra is an addition, and not built"),
    ])
    func `what is misspelt, forgotten or in the wrong place is named`(built: [String: String], sentence: String) {
        let catalogue = ReferenceCatalogue(
            reference: ["OutcomeItem": "Betting", "Wheel": "Casino", "Dial": "Forms"],
            own: ["Extra": "more"])

        expect(catalogue.problems(with: built), contains: sentence, "\(catalogue.problems(with: built))")
    }

    @Test func `a list is read by category`() {
        let names = ReferenceCatalogue.names(in: "# A list.\n\nForms\n  Field\n  Code\n\nStatus\n  Toast\n")

        expect(names, is: ["Field": "Forms", "Code": "Forms", "Toast": "Status"])
    }

    private static func list(_ name: String) throws -> [String: String] {
        ReferenceCatalogue.names(in: try SourceFile.text(at: "Tests/Catalogue/\(name).txt"))
    }
}
