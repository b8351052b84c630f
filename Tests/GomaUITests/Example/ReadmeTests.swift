import Foundation
import GomaCatalog
import TerminalKit
import Testing

/// The README's example is real code.
@MainActor
struct ReadmeTests {
    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    @Test(arguments: ["Countdown.swift", "CountdownTests.swift"])
    func `an example in the README is the one that is built here`(file: String) throws {
        let readme = try String(
            contentsOf: Self.tests.appendingPathComponent("../../../README.md").standardizedFileURL, encoding: .utf8)
        let example = try String(contentsOf: Self.tests.appendingPathComponent(file), encoding: .utf8)

        #expect(readme.contains("```swift\n\(example)```"))
    }

    @Test func `a component of somebody else's stands in the registry beside the library's`() throws {
        var registry = ComponentRegistry.goma
        try registry.register(CountdownCatalog.self, namespace: "acme")

        let component = try registry.component(named: "acme:Countdown")
        let environment = ViewEnvironment()
        let instance = component.instance(stateAt: 0, in: environment)
        let window = ComponentRenderer.hosting(instance, width: 40)
        window.update()
        #expect(window.surface.rows.contains("90 s to kick-off"))

        environment.scheduler.advance(by: .seconds(2))
        window.update()
        #expect(window.surface.rows.contains("88 s to kick-off"))
    }
}
