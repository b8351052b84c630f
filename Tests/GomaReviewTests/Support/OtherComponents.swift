import GomaReview
@testable import GomaCatalog
import TerminalKit

/// Components that somebody else might register, with names that nobody should choose.
@MainActor
enum OtherComponents {
    static var registry: ComponentRegistry {
        get throws {
            // Registering refuses this namespace; what writes files does not count on it.
            var registry = try ComponentRegistry([ComponentDescriptor(Climbing.self, namespace: "../..")])
            try registry.register(Rooted.self, namespace: "goma")
            try registry.register(Hidden.self, namespace: "goma")
            try registry.register(Markup.self, namespace: "acme")
            try registry.register(Markup.self, namespace: "goma")
            return registry
        }
    }

    enum Climbing: OtherEntry {
        static let name = "../../../outside"
        static let category = Category(rawValue: "../../<script>\n── x")
    }
    enum Rooted: OtherEntry { static let name = "/tmp/rooted" }
    enum Hidden: OtherEntry { static let name = ".." }
    enum Markup: OtherEntry { static let name = "</title><script>alert(1)</script>\u{1B}[2J\n── x" }

    /// One state is called as another, and "name".
    enum Named: OtherEntry {
        static let name = "Named"
        static let variants = [Variant("Long", PillItemDisplayState.football), Variant("Long name", .custom)]
    }

    /// Two states have one name.
    enum Twice: OtherEntry {
        static let name = "Twice"
        static let variants = [Variant("Same", PillItemDisplayState.football), Variant("Same", .custom)]
    }
}

/// A pill under another name.
@MainActor
protocol OtherEntry: CatalogEntry where Model == PillItemViewModel, ComponentType == PillItemView {}

extension OtherEntry {
    static var category: Category { .filters }
    static var subcategory: String { "<b>\n" }
    static var summary: String { "<i>\"&" }
    static var tags: [String] { ["\"><u>"] }
    static var variants: [Variant<PillItemDisplayState>] {
        [
            Variant("../\n── <s>\u{1B}[31m", .football), Variant("Read-only", .readOnly),
            Variant("read only", .custom, summary: "</p>"),
        ]
    }

    static func makeView(in environment: ViewEnvironment) -> PillItemView { .init(environment: environment) }

    static func makeViewModel(
        _ state: PillItemDisplayState, in environment: ViewEnvironment
    ) -> PillItemViewModel { .init(state, in: environment) }
}
