@testable import GomaCatalog

/// A registry of as many components as one likes: pills under made-up names, tags and categories.
///
/// Each is a type of its own, as entries are: a number written in binary digits, each digit a generic type.
enum SyntheticRegistry {
    @MainActor
    static func make(count: Int) -> ComponentRegistry {
        var registry = ComponentRegistry()
        do {
            try registry.register((0..<count).map { entry(for: $0 + 1, End.self) }, namespace: "synthetic")
        } catch {
            preconditionFailure("\(error)")
        }
        return registry
    }

    @MainActor
    private static func entry<Rest: Digits>(for number: Int, _: Rest.Type) -> any CatalogEntry.Type {
        if number == 0 { return SyntheticCatalog<Rest>.self }
        return number % 2 == 0 ? entry(for: number / 2, Zero<Rest>.self) : entry(for: number / 2, One<Rest>.self)
    }
}

/// A number, its highest digit outermost.
protocol Digits {
    static var value: Int { get }
    static var place: Int { get }
}

enum End: Digits {
    static var value: Int { 0 }
    static var place: Int { 1 }
}

enum Zero<Rest: Digits>: Digits {
    static var value: Int { Rest.value }
    static var place: Int { Rest.place * 2 }
}

enum One<Rest: Digits>: Digits {
    static var value: Int { Rest.value + Rest.place }
    static var place: Int { Rest.place * 2 }
}

/// The page of the component with a number: "TallMarketCard117" and the like.
enum SyntheticCatalog<Number: Digits>: CatalogEntry {
    private static var words: [String] {
        let number = Number.value
        let sizes = ["Tall", "Inline", "Compact", "Wide", "Live", "Boosted", "Plain"]
        let subjects = ["Market", "Outcome", "Ticket", "Wallet", "Casino", "Promotion", "Profile", "Score", "Search"]
        let parts = ["Card", "Row", "Header", "Selector", "Banner", "Label", "Button", "Field"]
        return [sizes[number % 7], subjects[number / 7 % 9], parts[number / 63 % 8]]
    }

    static var name: String { words.joined() + String(Number.value) }
    static var category: Category { Category.own[Number.value % Category.own.count] }
    static var subcategory: String { words[1] }
    static var summary: String {
        "Shows a \(words[1].lowercased()) in a \(words[2].lowercased()), number \(Number.value)."
    }
    static var tags: [String] { words.map { $0.lowercased() } }
    static var variants: [Variant<PillItemDisplayState>] { PillItemCatalog.variants }

    static func makeView(in environment: ViewEnvironment) -> PillItemView { PillItemCatalog.makeView(in: environment) }

    static func makeViewModel(
        _ state: PillItemDisplayState, in environment: ViewEnvironment
    ) -> PillItemViewModel { PillItemCatalog.makeViewModel(state, in: environment) }
}
