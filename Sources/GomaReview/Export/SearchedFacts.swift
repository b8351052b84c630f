import Foundation

/// What the index finds a component by, for its script.
struct SearchedFacts: Encodable {
    let name: String
    let category: String
    let tags: [String]
    let states: [String]
    /// What addresses call the states.
    let anchors: [String]
    let summary: String

    @MainActor
    init(_ component: ComponentDescriptor) {
        name = component.name
        category = component.category.title
        tags = component.tags
        states = component.states.map(\.name)
        anchors = ComponentPage.anchors(states)
        summary = component.summary
    }

    /// JSON as an attribute takes it.
    @MainActor var markup: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            return SiteShell.text(String(decoding: try encoder.encode(self), as: UTF8.self))
        }
    }
}
