import GomaUI
import TerminalKit

/// What screens ask of the catalogue, the themes and the event log.
@MainActor
final class GalleryInteractor {
    private let services: GalleryServices

    init(services: GalleryServices) { self.services = services }

    /// Every component, in the registry's order.
    var components: [ComponentDescriptor] { services.registry.components }

    /// The table's rows while nothing filters them.
    func rows(by order: CatalogueOrder) -> [CatalogueRow] { services.rows.rows(by: order) }

    /// Components that answer to all words of `filter`, best first.
    func hits(for filter: String) -> [SearchHit] { services.search.hits(for: filter) }

    /// Does what can be done before the first letter is typed.
    func prepareSearch() { services.search.prepare() }

    /// How the table is sorted while nothing filters it.
    var order: CatalogueOrder {
        get { services.places.order }
        set { services.places.order = newValue }
    }

    /// Whether the table has the living preview beside it.
    var showsPreview: Bool {
        get { services.places.showsPreview }
        set { services.places.showsPreview = newValue }
    }

    /// The state of a component that was looked at last.
    func stateIndex(of component: ComponentDescriptor) -> Int { services.places[component] }

    func rememberState(_ index: Int, of component: ComponentDescriptor) { services.places[component] = index }

    /// The component that was chosen last, in the table or from outside.
    var currentComponent: ComponentDescriptor? {
        get { services.places.current }
        set { services.places.current = newValue }
    }

    /// A component at work in one of its states.
    func instance(of component: ComponentDescriptor, stateAt index: Int) throws -> ComponentInstance {
        try component.instance(stateAt: index, in: services.environment)
    }

    var themeTitle: String { services.themes.current.title }

    /// How many colours the screen shows, in words.
    var depthTitle: String {
        switch services.themes.depth {
        case .direct: "true colour"
        case .indexed256: "256 colours"
        case .indexed16: "16 colours"
        case .indexed8: "8 colours"
        case .monochrome: "no colours"
        }
    }

    /// What was done last.
    var lastEvent: GalleryEvent? { services.eventLog.events.last }

    /// All that was done in the gallery.
    var eventLog: EventLog { services.eventLog }

    var currentTheme: StyleProvider { services.themes.current }

    /// Every theme, or why it cannot be used.
    var themes: [ThemeLibrary.Entry] { services.themes.entries }

    func select(_ theme: StyleProvider) { services.themes.select(theme) }

    /// Every role of a theme as it looks on this screen, and who uses it.
    func roles(of theme: StyleProvider) throws -> RoleListing {
        RoleListing(
            theme, depth: services.themes.depth, pairs: try services.colorUse.pairs(),
            isInUse: theme == services.themes.current)
    }

    func selectNextTheme() throws { try services.themes.selectNext() }

    func record(_ event: String, _ subject: String = "") { services.eventLog.record(event, subject) }

    /// Every view-model call.
    var actionLog: ActionLog { services.environment.actionLog }

    /// How time goes.
    var time: any TimeControl { services.time }

    /// Writes something that somebody wants to keep into the folder in which the program was started.
    /// - Returns: a sentence on where it is, or on why it could not be written.
    func save(_ text: String, as name: String) -> String {
        record("save", name)
        do {
            return "saved in \(try services.saves.write(text, as: name))"
        } catch {
            return "\(error)"
        }
    }
}
