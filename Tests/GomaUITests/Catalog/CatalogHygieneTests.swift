import GomaUI
import Testing

/// The registry is the single source, and says the truth about the folders.
@MainActor
struct CatalogHygieneTests {
    @Test
    func `catalogue and folders agree`() throws {
        let paths = try SourceFile.paths(in: "Sources/GomaUI/Components")

        let problems = CatalogHygiene.problems(in: .goma, paths: paths)

        #expect(problems.isEmpty, "\(problems)")
    }

    @Test
    func `a folder without an entry is a problem`() throws {
        let stray = "Sources/GomaUI/Components/Casino/ReelView/ReelView.swift"
        let paths = try SourceFile.paths(in: "Sources/GomaUI/Components") + [stray]

        #expect(
            CatalogHygiene.problems(in: .goma, paths: paths) == [
                "Sources/GomaUI/Components/Casino/ReelView has no entry in the catalogue"
            ])
    }

    @Test
    func `an entry without its files is told all that it lacks`() throws {
        var registry = ComponentRegistry()
        try registry.register(UntidyEntry.self, namespace: "test")

        let path = "Sources/GomaUI/Components/Casino/SampleView/SampleView.swift"
        let problems = CatalogHygiene.problems(in: registry, paths: [path])

        #expect(
            problems == [
                "test:Untidy: Sources/GomaUI/Components/Casino/SampleView lacks UntidyCatalog.swift",
                "test:Untidy: Sources/GomaUI/Components/Casino/SampleView lacks UntidyDisplayState.swift",
                "test:Untidy: Sources/GomaUI/Components/Casino/SampleView lacks UntidyView.swift",
                "test:Untidy: Sources/GomaUI/Components/Casino/SampleView lacks UntidyViewModel.swift",
                "test:Untidy: Sources/GomaUI/Components/Casino/SampleView lacks UntidyViewModelProtocol.swift",
                "test:Untidy: has no tags to be found by",
                "test:Untidy: is in UIElements, its folder in Casino",
                "test:Untidy: its child \"SampleView\" is not in the registry",
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
        static let children: [any CatalogEntry.Type] = [SampleEntry<SampleView>.self]
        static let variants = [Variant("On", SampleDisplayState.on), Variant("on", SampleDisplayState.plain)]

        static func makeView(in environment: ViewEnvironment) -> SampleView { .init(environment: environment) }

        static func makeViewModel(
            _ state: SampleDisplayState, in environment: ViewEnvironment
        ) -> SampleViewModel { .init(state, in: environment) }
    }
}
