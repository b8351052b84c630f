import Expectations
import GomaCatalog
import Testing

/// The registry is the single source, and says the truth about the folders.
@MainActor
struct CatalogHygieneTests {
    @Test
    func `catalogue and folders agree`() throws {
        let paths = try SourceFile.paths(in: "Sources/GomaUI") + SourceFile.paths(in: "Sources/GomaCatalog")

        let problems = CatalogHygiene.problems(in: .goma, paths: paths)

        expectEmpty(problems)
    }

    @Test
    func `a folder without an entry is a problem`() throws {
        let stray = "Sources/GomaUI/Casino/ReelView/ReelView.swift"
        let paths =
            try SourceFile.paths(in: "Sources/GomaUI") + SourceFile.paths(in: "Sources/GomaCatalog") + [stray]

        expect(
            CatalogHygiene.problems(in: .goma, paths: paths),
            is: [
                "Sources/GomaUI/Casino/ReelView has no entry in the catalogue"
            ])
    }

    @Test
    func `an entry without its files is told all that it lacks`() throws {
        var registry = ComponentRegistry()
        try registry.register(UntidyEntry.self, namespace: "test")

        let paths = [
            "Sources/GomaUI/Casino/SampleView/SampleView.swift", "Sources/GomaCatalog/Casino/SampleView/Other.swift",
        ]
        let problems = CatalogHygiene.problems(in: registry, paths: paths)

        expect(
            problems,
            is: [
                "test:Untidy: Sources/GomaUI/Casino/SampleView lacks UntidyCatalog.swift",
                "test:Untidy: Sources/GomaUI/Casino/SampleView lacks UntidyDisplayState.swift",
                "test:Untidy: Sources/GomaUI/Casino/SampleView lacks UntidyView.swift",
                "test:Untidy: Sources/GomaUI/Casino/SampleView lacks UntidyViewModel.swift",
                "test:Untidy: Sources/GomaUI/Casino/SampleView lacks UntidyViewModelProtocol.swift",
                "test:Untidy: has no tags to be found by",
                "test:Untidy: is in UIElements, its folder in Casino",
                "test:Untidy: its child \"Sample\" is not in the registry",
                "test:Untidy: its summary ends without a full stop",
                "test:Untidy: its view is named SampleView",
                "test:Untidy: two states are named \"On\"",
            ])
    }

    private enum UntidyEntry: CatalogEntry {
        static let name = "Untidy"
        static let category = Category.uiElements
        static let subcategory = "Samples"
        static let summary = "Something"
        static let tags: [String] = []
        static let children: [any StandardComponent.Type] = [SampleView.self]
        static let variants = [Variant("On", SampleDisplayState.on), Variant("on", SampleDisplayState.plain)]

        static func makeView(in environment: ViewEnvironment) -> SampleView { .init(environment: environment) }

        static func makeViewModel(
            _ state: SampleDisplayState, in environment: ViewEnvironment
        ) -> SampleViewModel { .init(state, in: environment) }
    }
}
