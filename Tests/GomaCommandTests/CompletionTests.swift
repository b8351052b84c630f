import Expectations
import ArgumentParser
import Testing

@testable import GomaCatalog
@testable import GomaCommand

@MainActor
struct CompletionTests {
    @Test func `the categories of a program's own components are offered beside the library's`() {
        let program = Program(name: "shop") { try ComponentRegistry([RaceEntry.self]) }

        let (all, some) = Program.$current.withValue(program) {
            (Completion.categoryNames(beginningWith: ""), Completion.categoryNames(beginningWith: "Ho"))
        }

        expect(all, is: Category.own.map(\.rawValue) + ["HorseRacing"])
        expect(some, is: ["HorseRacing"])
    }

    @Test func `a component whose name another one has is offered with its namespace`() {
        let program = Program(name: "shop") {
            var registry = try ComponentRegistry([RaceEntry.self])
            try registry.register([PillItemCatalog.self, ScoreCatalog.self], namespace: "acme")
            try registry.register(PillItemCatalog.self, namespace: "goma")
            return registry
        }

        let (all, some) = Program.$current.withValue(program) {
            (Completion.componentNames(beginningWith: ""), Completion.componentNames(beginningWith: "goma:"))
        }

        expect(all.sorted(), is: ["Race", "Score", "acme:PillItem", "goma:PillItem"])
        expect(some, is: ["goma:PillItem"])
    }

    @Test(arguments: [
        ("my page.yaml", true), ("~/été/a&b;c.yaml", true), ("$(reboot).yaml", false), ("`reboot`.yaml", false),
        ("`\u{301}reboot`.yaml", false), ("<(reboot).yaml", false), (">(reboot).yaml", false), ("$HOME.yaml", false),
        ("it's.yaml", false), ("a\"b.yaml", false), ("a\\b.yaml", false), ("a\nb.yaml", false),
    ])
    func `a file whose name a shell would run, or read as another, is not offered`(name: String, isOffered: Bool) {
        expect(Completion.canBeOffered(name), is: isOffered)
    }

    @Test(
        arguments: [
            (.zsh, "acme\\:PillItem"), (.bash, "acme:PillItem"), (.fish, "acme:PillItem"),
        ] as [(CompletionShell, String)])
    func `a namespace is a part of the word in every shell`(shell: CompletionShell, word: String) {
        expect(Completion.spelled("acme:PillItem", for: shell), is: word)
    }
}

private enum RaceEntry: CatalogEntry {
    typealias ComponentType = PillItemView

    static let name = "Race"
    static let category = Category(rawValue: "HorseRacing")
    static let subcategory = "Cards"
    static let summary = "A race."
    static let tags = ["race"]
    static var variants: [Variant<PillItemDisplayState>] { PillItemCatalog.variants }
}
