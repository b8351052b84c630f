import GomaCatalog

/// The page of a sample; those that conform say what it is called and where it stands.
protocol SampleEntry: CatalogEntry where ComponentType == SampleView {}

extension SampleEntry {
    static var subcategory: String { "Samples" }
    static var tags: [String] { [] }
    static var defaultWidth: Int { 20 }
    static var variants: [Variant<SampleDisplayState>] {
        [
            Variant("Off", SampleDisplayState(name)),
            Variant("On", SampleDisplayState(name, isOn: true, count: 1), summary: "Pressed once"),
            Variant("Noted", SampleDisplayState(name, note: "back at noon", marks: [.init(id: "a", title: "A")])),
        ]
    }
}
