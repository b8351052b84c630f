import Foundation
import Testing

/// The code in the articles is real.
struct ArticleTests {
    /// The README, guides, articles and landing pages, by path.
    private static let articles =
        ["README.md"] + ((try? SourceFile.paths(in: "Sources").filter { $0.hasSuffix(".md") }) ?? [])
    /// What begins so, or has this in it, is compiled by itself: see `GuideCodeTests`.
    private static let compiledElsewhere = ["// swift-tools-version", ".package(url:", "GomaCommand.main("]

    @Test func `every library has a catalogue of documentation`() throws {
        let libraries = try SourceFile.text(at: "Package.swift").matches(of: /\.library\(name: "(\w+)"/).map(\.1)

        #expect(libraries.count > 5)
        let missing = libraries.filter { library in
            !Self.articles.contains {
                $0.hasPrefix("Sources/\(library)/") && $0.hasSuffix("/\(library).docc/\(library).md")
            }
        }
        #expect(missing == [])
    }

    @Test(arguments: articles)
    func `each piece of code in an article stands in a file that is compiled or read`(article: String) throws {
        let examples = [
            "Tests/GomaUITests/Example", "Tests/OddsApp", "Tests/OwnApp", "Tests/OwnAppTests",
            "Tests/GomaPagesTests/App",
        ]
        let sources = try examples.flatMap(SourceFile.paths).filter { $0.hasSuffix(".swift") }
        let themes = try SourceFile.paths(in: "Themes").filter { $0.hasSuffix(".yaml") }
        let pages = try SourceFile.paths(in: "Tests/GomaAppTests/Guide").filter { $0.hasSuffix(".yaml") }
        let texts = try (sources + themes + pages).map { try Self.withoutMargins(SourceFile.text(at: $0)) }

        let pieces = try SourceFile.text(at: article).matches(of: /```(?:swift|yaml)\n((?s).*?)```/).map(\.1)

        let quoted = pieces.filter { piece in !Self.compiledElsewhere.contains { piece.contains($0) } }
        for piece in quoted.map({ Self.withoutMargins(String($0)) }) {
            #expect(texts.contains { $0.contains(piece) }, "no file holds this: \(piece)")
        }
    }

    @Test func `the articles do quote`() throws {
        let quoting = try Self.articles.filter { try SourceFile.text(at: $0).contains("```swift") }

        #expect(quoting.count >= 6)
    }

    /// The text with its lines at the left margin, since a piece of a function is quoted without its depth.
    private static func withoutMargins(_ text: String) -> String {
        text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
    }
}
