/// A component as it ships, with no page in a catalogue: its standard model, and its blank state to begin with.
enum StandardEntry<Component: StandardComponent>: UncataloguedEntry {
    typealias ComponentType = Component

    static var name: String { Component.name }
    static var category: Category { Category(rawValue: "Standard") }
    static var subcategory: String { "" }
    static var summary: String { "" }
    static var tags: [String] { [] }
    static var variants: [Variant<State>] { [Variant("Standard", .blank)] }
}
