import Foundation
import GomaCatalog
import TestSupport
import Testing

@testable import GomaReview

/// The site of two small components, line by line.
@MainActor
struct SiteSpecimenTests {
    private func files() throws -> [String: String] {
        let folder = try TemporaryFolder()
        let components = [BadgeCatalog.self, LampCatalog.self].map { (entry: any CatalogEntry.Type) in descriptor(entry)
        }
        let themes = [try ThemeLibrary.embedded.theme(named: "goma-dark")]
        let writer = try DumpWriter(folder: folder.path)
        #expect(try SiteExport(components, options: .init(themes: themes)).write(to: writer) == 5)
        return folder.files(in: ".").mapValues { String(decoding: $0, as: UTF8.self) }
    }

    private func descriptor<Entry: CatalogEntry>(_ entry: Entry.Type) -> ComponentDescriptor {
        ComponentDescriptor(entry, namespace: "test")
    }

    /// The lines of a page's content, without its pictures.
    private func content(_ page: String) -> [String] {
        let lines = page.split(separator: "\n").map(String.init)
        let main = lines.drop { $0 != "<main id=\"content\">" }.dropFirst().prefix { $0 != "</main>" }
        var isPicture = false
        return main.filter { line in
            if line.hasPrefix("<div class=\"v") || line.hasPrefix("<pre") { isPicture = true }
            defer {
                if isPicture, line.hasSuffix("</pre>") || line == "</pre></div>" || line == "</div>" {
                    isPicture = false
                }
            }
            return !isPicture
        }
    }

    @Test func `the index lists categories, counts, links and words to search`() throws {
        let page = try #require(try files()["index.html"])

        #expect(content(page) == [])
    }

    @Test func `a component's page has its states, parts, keys, calls, sizes and neighbours`() throws {
        let files = try files()

        #expect(content(try #require(files["UIElements/test.Badge.html"])) == [])
    }
}
