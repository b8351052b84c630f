import Expectations
import Testing

@testable import GomaAccount
@testable import GomaBetting
@testable import GomaCasino
@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms
@testable import GomaPromotions

/// The choice of one among several: up and down, none, nobody's, and what takes no part in it.
struct OneOfManyTests {
    private struct Item: OneOfMany, Hashable {
        var id: String
        var isSelected = false
        var canBeChosen = true
    }

    private func items(_ text: String, fixed: Set<String> = []) -> [Item] {
        text.map { character in
            let id = character.lowercased()
            return Item(id: id, isSelected: character.isUppercase, canBeChosen: !fixed.contains(id))
        }
    }

    /// The items as letters, capital for those that are selected.
    private func letters(_ items: [Item]) -> String {
        items.map { $0.isSelected ? $0.id.uppercased() : $0.id }.joined()
    }

    @Test(arguments: [
        ("abc", "a", "Abc"), ("Abc", "c", "abC"), ("abC", "a", "Abc"), ("aBc", "b", "aBc"), ("ABC", "b", "aBc"),
        ("aBc", nil, "abc"), ("aBc", "x", "abc"), ("", "a", ""), ("a", "a", "A"),
    ])
    func `the one that is chosen is the only one`(before: String, id: String?, after: String) {
        var items = items(before)

        items.choose(id)

        expect(letters(items), is: after)
    }

    @Test(arguments: [
        ("aBC", "a", "ABc"), ("aBC", "b", "aBc"), ("aBC", nil, "aBc"), ("abc", "b", "abc"), ("Abc", "b", "abc"),
    ])
    func `what takes no part keeps what it shows, and is not chosen`(before: String, id: String?, after: String) {
        var items = items(before, fixed: ["b"])

        items.choose(id)

        expect(letters(items), is: after)
    }

    @Test func `of two with one name the first is chosen, and the second where the first takes no part`() {
        var both = [Item(id: "a"), Item(id: "a")]
        var second = [Item(id: "a", canBeChosen: false), Item(id: "a")]

        both.choose("a")
        both.choose("a")
        second.choose("a")

        expect(both.map(\.isSelected), is: [true, false])
        expect(second.map(\.isSelected), is: [false, true])
    }
}
