import Expectations
import Foundation
import Testing

/// The code of guides that no file of this package holds: it is compiled here, step by step as a reader writes it.
struct GuideCodeTests {
    private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../..").standardizedFileURL

    /// The pieces of Swift in a guide.
    private static func pieces(of guide: String) throws -> [String] {
        let file = package.appendingPathComponent("Sources/GomaGuides/Guides/\(guide).md")
        return try String(contentsOf: file, encoding: .utf8).matches(of: /```swift\n((?s).*?)```/).map { String($0.1) }
    }

    @Test func `each step of the first component compiles on top of those before it`() throws {
        let steps = try Self.pieces(of: "component-tutorial").filter {
            !$0.contains("swift-tools-version") && !$0.contains("import Testing")
        }

        expect(steps.count, is: 6)
        var written = ""
        for step in steps {
            // An import may stand anywhere at the top level.
            written += step + "\n"
            let errors = try SwiftCompiler.errors(in: written)
            expectEmpty(errors, "\(errors.joined(separator: "\n"))")
        }
    }

    @Test func `a step with a mistake is told`() throws {
        let errors = try SwiftCompiler.errors(
            in: "import TerminalKit\n@MainActor let label = Label(\"Goals\", foreground: .textPrimry)\n")

        #expect(errors.count == 1 && errors[0].contains("textPrimry"))
    }

    @Test(arguments: ["component-tutorial", "app-tutorial"])
    func `the package manager takes the manifest of a guide`(guide: String) throws {
        let manifest = try #require(try Self.pieces(of: guide).first { $0.hasPrefix("// swift-tools-version") })

        try expect(SwiftCompiler.problems(ofManifest: manifest), is: "")
    }

    @Test func `the package manager takes a version as it is pinned, and no other words`() throws {
        let pin = try #require(try Self.pieces(of: "changes").first).trimmingCharacters(in: .newlines)
        func manifest(_ pin: String) -> String {
            "// swift-tools-version: 6.2\nimport PackageDescription\n"
                + "let package = Package(name: \"acme\", dependencies: [\(pin)])\n"
        }

        try expect(SwiftCompiler.problems(ofManifest: manifest(pin)), is: "")
        try expect(SwiftCompiler.problems(ofManifest: manifest(pin.replacing("upTo", with: "downTo"))), isNot: "")
    }
}
