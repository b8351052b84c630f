import Expectations
import Foundation
import GomaCatalog
import Testing

@testable import GomaTesting

/// What a component's page says that it asks for is what its plays have it ask for, as they are approved.
@MainActor
struct ListedRequestsTests {
    /// The requests in the approved plays of a component.
    private func approved(_ component: ComponentDescriptor) throws -> [String] {
        let folder = ApprovedFolder.path("Tests/Snapshots", forTestAt: #filePath)
        let file = "\(folder)/\(component.category.rawValue)/\(component.name).txt"
        let mark = "  asks "
        return try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
            .filter { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
    }

    @Test func `a component lists each request that it makes, with an example that it makes`() throws {
        var count = 0
        for component in ComponentRegistry.goma.components {
            let asked = try approved(component)
            let listed = component.requests.map(\.text)
            count += listed.count

            expect(Set(asked.map(name)), is: Set(listed.map(name)), "\(component.name)")
            expect(listed.count, is: Set(listed.map(name)).count, "\(component.name)")
            #expect(Set(listed).isSubset(of: asked), "\(component.name)")
        }
        #expect(count > 150)
    }

    private func name(_ request: String) -> String { String(request.prefix { $0 != " " }) }

    @Test func `requests have a name in a namespace, and no two types share one`() {
        let requests = ComponentRegistry.goma.components.flatMap(\.requests)
        let types = Dictionary(grouping: requests) { type(of: $0).name }.mapValues { Set($0.map { "\(type(of: $0))" }) }

        #expect(types.keys.allSatisfy { $0.wholeMatch(of: #/[a-z]+:[a-z]+(-[a-z]+)*/#) != nil })
        #expect(types.values.allSatisfy { $0.count == 1 })
    }
}
