import GomaCatalog
import Testing

@testable import GomaGallery
@testable import GomaReview

/// The pairs of colours that the components and the gallery's own screens draw.
@MainActor
@Suite(.serialized)
struct CataloguePairsTests {
    private static let pairs = Result { try DrawnPairs.catalogue(of: .goma) }

    @Test(arguments: ThemeLibrary.embedded.names)
    func `everything that is drawn stands out in a shipped theme`(name: String) throws {
        let check = ThemeCheck(try ThemeLibrary.embedded.theme(named: name), pairs: try Self.pairs.get())

        for result in check.depths where result.isBinding {
            for finding in result.findings {
                let users = finding.users.map(\.component)
                Issue.record("\(name) at \(result.depth.rawValue): \(finding.pair.name) \(finding.ratio), \(users)")
            }
        }
        for shortfall in check.shortfalls {
            Issue.record("\(name) at \(shortfall.depth.rawValue): \(shortfall.name), \(shortfall.roles)")
        }
        #expect(check.hasPassed)
        #expect(check.depths.allSatisfy { $0.pairCount > 50 })
    }

    @Test func `the gallery's own screens count`() throws {
        let pairs = try Self.pairs.get()

        let states = pairs.users.values.reduce(into: Set()) { $0.formUnion($1["Gallery"] ?? []) }

        #expect(states.isSuperset(of: ["table", "keys", "themes", "component", "nothing found"]))
    }
}
