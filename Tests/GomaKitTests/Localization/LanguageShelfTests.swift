import Expectations
import Testing

@testable import GomaKit

struct LanguageShelfTests {
    private static func language(_ locale: String, _ name: String) throws -> LanguageFile {
        try LanguageFile(parsing: "{locale: \(locale), name: \(name), texts: {}}", file: "\(locale).yaml")
    }

    @Test func `a language that is added stands behind the others, and is found by its name`() throws {
        var shelf = LanguageShelf([("en", { .english })])
        try shelf.add(Localization(Self.language("es", "Español")))
        try shelf.add(Localization(Self.language("is", "Íslenska")))

        expect(shelf.locales, is: ["en", "es", "is"])
        expect(shelf.languages.map(\.name), is: ["English", "Español", "Íslenska"])
        expect(shelf.language(named: "es")?.name, is: "Español")
        expect(shelf.language(named: "ES"), is: nil)
    }

    @Test(arguments: ["en", "es"])
    func `a language that is there already is refused, and stays as it was`(locale: String) throws {
        var shelf = LanguageShelf([("en", { .english })])
        try shelf.add(Localization(Self.language("es", "Español")))
        let other = Localization(try Self.language(locale, "Another"))

        #expect(throws: LanguageError.taken(locale: locale)) { try shelf.add(other) }
        expect(shelf.locales, is: ["en", "es"])
        expect(shelf.language(named: locale)?.name, isNot: "Another")
    }

    @Test func `a language of the library cannot be added again`() throws {
        let portuguese = try Self.language("pt", "Brasileiro")

        let error = #expect(throws: LanguageError.self) { try Localization.add(portuguese) }
        expect("\(try #require(error))", contains: "\"pt\" is there already")
        expect(Localization(rawValue: "pt"), is: .portuguese)
    }
}
