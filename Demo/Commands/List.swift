import ArgumentParser
import Foundation
import GomaGallery
import GomaUI

/// `gomaui list`
struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "List every component with its category, states and summary.")

    @Flag(help: "Print a JSON array instead, with all names of states, tags and children.")
    var json = false

    @Option(help: "Only components of this category.")
    var category: String?

    @MainActor
    func run() async throws {
        let components = try ComponentRegistry.goma.components.filtered(byCategory: category)
        let lines =
            json
            ? [try CatalogueListing.json(of: components)]
            : CatalogueListing.table(of: components, width: Output.terminalWidth)
        try Output.write(lines)
    }
}

extension [ComponentDescriptor] {
    /// Those of a category by its name or title in any case; all where `nil`.
    /// - Throws: `CatalogError.unknownCategory`.
    @MainActor
    func filtered(byCategory name: String?) throws -> [ComponentDescriptor] {
        guard let name else { return self }
        let category = Category.allCases.first {
            [$0.rawValue, $0.title].contains { $0.lowercased() == name.lowercased() }
        }
        guard let category else {
            throw CatalogError.unknownCategory(name: name, known: Category.allCases.map(\.rawValue))
        }
        return filter { $0.category == category }
    }
}
