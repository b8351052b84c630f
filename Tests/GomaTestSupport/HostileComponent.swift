@testable import GomaCatalog

/// A pill whose page in the catalogue is made of hostile words.
package enum HostileComponent: CatalogEntry {
    package static let name = HostileWords.text
    package static let category = Category(rawValue: HostileWords.text)
    package static let subcategory = HostileWords.text
    package static let summary = HostileWords.text
    package static let tags = [HostileWords.text]
    package static let variants = [
        Variant(
            HostileWords.text, PillItemDisplayState(id: HostileWords.text, title: HostileWords.text),
            summary: HostileWords.text),
        Variant("Plain", .football),
    ]
    package static let plays = [
        Play(HostileWords.text, state: HostileWords.text, "press Enter"),
        Play("fails", state: "Plain", "expect \"nothing of the kind\""),
    ]
    package static let guide = ComponentGuide(
        purpose: HostileWords.text, data: HostileWords.text, answers: HostileWords.text, time: HostileWords.text,
        reading: HostileWords.text)

    package static func makeView(in environment: ViewEnvironment) -> PillItemView {
        PillItemCatalog.makeView(in: environment)
    }

    package static func makeViewModel(
        _ state: PillItemDisplayState, in environment: ViewEnvironment
    ) -> PillItemViewModel { PillItemCatalog.makeViewModel(state, in: environment) }

    /// A registry of this one alone.
    @MainActor
    package static var registry: ComponentRegistry {
        get throws {
            // Registering refuses this namespace; what writes it does not count on that.
            try ComponentRegistry([ComponentDescriptor(Self.self, namespace: HostileWords.text)])
        }
    }
}
