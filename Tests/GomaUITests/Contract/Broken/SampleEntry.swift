import GomaCatalog

/// The page of a sample, sound or broken: named after its view.
enum SampleEntry<SampleType: SampleView>: CatalogEntry {
    static var name: String { String(describing: SampleType.self) }
    static var category: Category { .uiElements }
    static var subcategory: String { "Samples" }
    static var summary: String { "A component that shows what the contract is worth." }
    static var tags: [String] { ["sample"] }
    static var variants: [Variant<SampleDisplayState>] {
        let common = [
            Variant("Plain", SampleDisplayState.plain), Variant("On", .on), Variant("Counted", .counted),
        ]
        return common + SampleType.additionalVariants
    }

    static var guide: ComponentGuide {
        ComponentGuide(
            purpose: "For tests of the contract.", data: "What each test needs.",
            answers: "A press switches it, or counts up.", time: SampleType.time, reading: "Its title, then its parts.")
    }

    static var actions: [Action<SampleViewModel>] { SampleType.actions }

    static var plays: [Play] { SampleType.plays }

    static func makeView(in environment: ViewEnvironment) -> SampleType { SampleType(environment: environment) }

    static func makeViewModel(
        _ state: SampleDisplayState, in environment: ViewEnvironment
    ) -> SampleViewModel { .init(state, in: environment) }
}
