import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaGallery

@MainActor
struct CatalogueOrderTests {
    /// The names in the table's column, from the top.
    private func names(_ stage: GalleryHarness) -> [String] {
        let known = Set(stage.services.registry.components.map(\.name))
        return stage.window.surface.rows.dropFirst(2).compactMap { row in
            row.dropFirst(2).split(separator: " ").first.map(String.init).flatMap { known.contains($0) ? $0 : nil }
        }
    }

    @Test func `o goes from categories to names to numbers of states and round`() throws {
        let stage = try GalleryHarness(width: 140, height: 160)
        let components = stage.services.registry.components
        expect(stage.text, contains: "Category ▾")

        stage.type("o")
        expect(stage.text, contains: "Name ▾")
        expect(names(stage), is: components.map(\.name).sorted { $0.lowercased() < $1.lowercased() })
        #expect(!stage.window.surface.rows.contains { $0.hasPrefix(" Betting ") })

        stage.type("o")
        expect(stage.text, contains: "States ▾")
        let counts = names(stage).compactMap { name in components.first { $0.name == name }?.states.count }
        expect(counts, is: counts.sorted(by: >))

        stage.type("o")
        expect(stage.text, contains: "Category ▾")
        expect(stage.events.last, is: "sort table: category")
    }

    @Test func `the selection stays with its component whatever the order`() throws {
        let stage = try GalleryHarness()
        stage.press(.down, .down)
        let chosen = stage.services.places.current?.id

        stage.type("oo")

        expect(stage.services.places.current?.id, is: chosen)
        #expect(stage.window.surface.rows.contains { $0.hasPrefix("▌") })
    }

    @Test func `a filter that is emptied letter by letter leaves selected what answered last`() throws {
        let stage = try GalleryHarness()
        stage.type("/s")
        let answer = try #require(stage.services.places.current)
        expect(answer.id, isNot: stage.services.registry.components[0].id)

        stage.press(.backspace)

        expect(stage.text, contains: "\(stage.services.registry.components.count) components")
        expect(stage.services.places.current?.id, is: answer.id)
    }

    @Test func `a filter puts the best first and marks the letters that answered`() throws {
        let stage = try GalleryHarness()

        stage.type("/oi")

        expect(stage.text, contains: "Best match ▾")
        let row = try #require(stage.window.surface.rows.firstIndex { $0.dropFirst(2).hasPrefix("OutcomeItem") })
        expect(row, is: 2)
        let marked = (0..<25).filter { stage.window.surface[$0, row].attributes.contains(.underline) }
        expect(marked, is: [2, 9])
    }

    @Test func `V gives the preview's room to the table and back`() throws {
        let stage = try GalleryHarness()
        let before = stage.window.surface.rows.dropLast()

        stage.type("V")
        expect(stage.text, contains: stage.services.registry.components[0].summary)
        expect(stage.text, lacks: "│  ")
        stage.type("V")

        expect(stage.window.surface.rows.dropLast(), is: before)
    }

    @Test func `in a narrow and tall window the preview is below the table`() throws {
        let stage = try GalleryHarness(width: 60, height: 40)
        stage.type("/outcomei")

        let rows = stage.window.surface.rows
        let rule = try #require(rows.firstIndex { $0.hasPrefix("──────") })
        expect(rows[rule + 1], contains: "OutcomeItem")
        expect(rows[rule + 2], contains: "Normal unselected")
        #expect(rows[(rule + 3)...].contains { $0.contains("1.85") })
    }

    @Test(arguments: [(60, 25), (40, 12), (71, 20)])
    func `without room for it there is no preview`(width: Int, height: Int) {
        let size = Size(width: width, height: height)

        expect(CatalogueLayout(in: size, hasPreview: true, hasCategory: false), is: .tableAlone)
    }

    @Test func `columns without room are left out, never squeezed`() {
        for width in 1...200 {
            for hasCategory in [true, false] {
                let columns = CatalogueColumns(width: width, hasCategory: hasCategory)
                #expect(columns.summary.isEmpty || columns.summary.count >= 14 && columns.summary.upperBound == width)
                #expect(columns.category.isEmpty || columns.category.upperBound <= width)
            }
        }
        #expect(!CatalogueColumns(width: 100, hasCategory: true).category.isEmpty)
        expectEmpty(CatalogueColumns(width: 100, hasCategory: false).category)
    }
}
