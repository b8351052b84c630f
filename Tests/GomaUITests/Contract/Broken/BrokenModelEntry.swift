import GomaCatalog

/// The page of a sound sample whose model keeps another note than it is given.
enum BrokenModelEntry: CatalogEntry {
    static let name = "BrokenModel"
    static let category = Category.uiElements
    static let subcategory = "Samples"
    static let summary = "A component that shows what the contract is worth."
    static let tags = ["sample"]
    static var variants: [Variant<SampleDisplayState>] { SampleEntry<SampleView>.variants }

    static func makeView(in environment: ViewEnvironment) -> SampleView { SampleView(environment: environment) }

    static func makeViewModel(
        _ state: SampleDisplayState, in environment: ViewEnvironment
    ) -> SampleViewModel {
        var kept = state
        kept.note = "Unread"
        return SampleViewModel(kept, in: environment)
    }
}
