import Expectations
import Foundation
import GomaKit
import Testing

struct CategoryTests {
    @Test(arguments: [
        ("Betting", "Betting"), ("MatchCards", "Match Cards"), ("UIElements", "UI Elements"), ("Live TV", "Live TV"),
        ("TV", "TV"), ("Slots2Go", "Slots2Go"), ("", ""),
    ])
    func `the title is the words of the name`(name: String, title: String) {
        expect(Category(rawValue: name).title, is: title)
    }

    @Test func `the library's own come first, in their order, and others by name`() {
        let racing = Category(rawValue: "Racing")
        let arcade = Category(rawValue: "Arcade")

        let mixed: [Category] = [racing] + Category.own.reversed() + [arcade]
        let sorted: [Category] = Category.own + [arcade, racing]

        expect(mixed.sorted(), is: sorted)
        expect(Set(Category.own).count, is: 11)
    }

    @Test func `a category is its name in JSON`() throws {
        let categories = [Category.matchCards, Category(rawValue: "Racing")]

        let data = try JSONEncoder().encode(categories)

        expect(String(decoding: data, as: UTF8.self), is: "[\"MatchCards\",\"Racing\"]")
        try expect(JSONDecoder().decode([Category].self, from: data), is: categories)
    }
}
