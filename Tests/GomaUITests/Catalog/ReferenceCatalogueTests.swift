import GomaUI
import Testing

/// What is missing from the catalogue is known by name, and gets less.
@MainActor
struct ReferenceCatalogueTests {
    @Test func `what is built and what is not make up the reference catalogue`() throws {
        let reference = try Self.list("reference")
        let catalogue = ReferenceCatalogue(
            reference: reference, notBuilt: try Self.list("not-built"), own: ReferenceCatalogue.additions)
        let built = ComponentRegistry.goma.components.map { ($0.name, $0.category.rawValue) }

        let problems = catalogue.problems(with: Dictionary(uniqueKeysWithValues: built))

        #expect(reference.count == 138)
        #expect(problems == [])
    }

    @Test func `every category of the reference is one of the library's`() throws {
        let categories = Set(try Self.list("reference").values)

        #expect(categories == Set(Category.own.map(\.rawValue)))
    }

    @Test(arguments: [
        (["OutcomeItem": "Betting", "Dail": "Forms"], "Dail is built, and neither in the reference nor an addition"),
        (
            ["OutcomItem": "Betting"],
            "OutcomItem is built, and neither in the reference nor an addition; did you mean \"OutcomeItem\"?"
        ),
        (["Score": "Betting"], "OutcomeItem is in the reference, and neither built nor listed as not built"),
        (["OutcomeItem": "Betting", "Wheel": "Casino"], "Wheel is built, and still listed as not built"),
        (["OutcomeItem": "Forms"], "OutcomeItem is built in Forms, and Betting in the reference"),
        ([:], "Extra is an addition, and not built"),
        (["OutcomeItem": "Betting"], "Ghost is listed as not built, and not in the reference"),
        (["OutcomeItem": "Betting"], "Dial is listed as not built in Casino, and Forms in the reference"),
    ])
    func `what is misspelt, forgotten or in the wrong place is named`(built: [String: String], sentence: String) {
        let catalogue = ReferenceCatalogue(
            reference: ["OutcomeItem": "Betting", "Wheel": "Casino", "Dial": "Forms"],
            notBuilt: ["Wheel": "Casino", "Ghost": "Casino", "Dial": "Casino"], own: ["Extra": "more"])

        #expect(catalogue.problems(with: built).contains(sentence), "\(catalogue.problems(with: built))")
    }

    @Test func `a list is read by category`() {
        let names = ReferenceCatalogue.names(in: "# A list.\n\nForms\n  Field\n  Code\n\nStatus\n  Toast\n")

        #expect(names == ["Field": "Forms", "Code": "Forms", "Toast": "Status"])
    }

    private static func list(_ name: String) throws -> [String: String] {
        ReferenceCatalogue.names(in: try SourceFile.text(at: "Tests/Catalogue/\(name).txt"))
    }
}
