import Foundation
import GomaCatalog
import TerminalKit
import Testing

/// The examples of the README and of the guides are real code, whole and from their first line to their last.
@MainActor
struct ReadmeTests {
    private nonisolated static let guides = "Sources/GomaGuides/Guides"

    @Test(arguments: [
        ("README.md", "Tests/OddsApp/OddsApp.swift"), ("README.md", "Tests/GomaUITests/Example/Goals.swift"),
        ("\(guides)/app-tutorial.md", "Tests/OddsApp/OddsApp.swift"),
        ("\(guides)/app-tutorial.md", "Tests/OwnApp/MatchApp.swift"),
        ("\(guides)/component-tutorial.md", "Tests/GomaUITests/Example/CountdownTests.swift"),
        ("\(guides)/own-components.md", "Tests/GomaUITests/Example/Goals.swift"),
        ("\(guides)/own-components.md", "Tests/GomaUITests/Example/OwnRoles.swift"),
        ("\(guides)/languages.md", "Tests/GomaUITests/Example/OwnTexts.swift"),
        ("\(guides)/feeds.md", "Tests/GomaUITests/Example/LiveOutcome.swift"),
        ("\(guides)/feeds.md", "Tests/GomaUITests/Example/RaceFeed.swift"),
    ])
    func `an example is the one that is built here`(text: String, file: String) throws {
        #expect(try SourceFile.text(at: text).contains("```swift\n\(SourceFile.text(at: file))```"))
    }

    @Test func `an example that imports the components imports nothing that comes with them`() throws {
        let texts = try ["README.md"] + SourceFile.paths(in: Self.guides).filter { $0.hasSuffix(".md") }
        let pieces = try texts.flatMap { text in
            try SourceFile.text(at: text).matches(of: /```swift\n((?s).*?)```/).map { String($0.1) }
        }

        let importing = pieces.filter { $0.contains("import GomaUI\n") }

        #expect(importing.count >= 8)
        #expect(importing.filter { $0.contains("import TerminalKit\n") } == [])
    }

    @Test func `the steps of the first component are the component, one after the other`() throws {
        let steps = try SourceFile.text(at: "\(Self.guides)/component-tutorial.md")
            .matches(of: /```swift\n((?s).*?)```/).map { String($0.1) }
        let component = steps.filter { $0.contains("Countdown") && !$0.contains("@main") && !$0.contains("@Test") }

        #expect(
            try component.joined(separator: "\n") == SourceFile.text(at: "Tests/GomaUITests/Example/Countdown.swift"))
        #expect(component.count == 5)
    }

    @Test func `no guide tells a namespace to tests, as those of a component that is generated need none`() throws {
        let texts = try ([Self.guides + "/component-tutorial.md", Self.guides + "/testing.md"]).map(SourceFile.text)

        #expect(texts.allSatisfy { !$0.contains("namespace:") })
    }

    @Test func `a component of somebody else's stands in the registry beside the library's`() throws {
        var registry = ComponentRegistry.goma
        try registry.register(CountdownCatalog.self)

        let component = try registry.component(named: "app:Countdown")
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
