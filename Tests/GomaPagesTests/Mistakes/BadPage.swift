import Foundation
import Testing

/// A page with mistakes, and what is to be answered to each of them.
struct BadPage: Sendable, CustomTestStringConvertible {
    let text: String
    /// In their order, without the file's name: `line:column: words`.
    let answers: [String]
    /// The line of the corpus at which it begins.
    let line: Int

    var testDescription: String { "bad-pages.txt:\(line)" }

    /// The corpus: pages one after the other, each followed by its answers, which begin with `! `.
    static let all: [BadPage] = {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("bad-pages.txt")
            .path
        guard let corpus = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
        var pages: [BadPage] = []
        var (text, answers): ([String], [String]) = ([], [])
        var start = 1
        func end() {
            if !answers.isEmpty {
                pages.append(BadPage(text: text.joined(separator: "\n"), answers: answers, line: start))
            }
            (text, answers) = ([], [])
        }
        for (index, line) in corpus.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.hasPrefix("! ") {
                answers.append(String(line.dropFirst(2)))
                continue
            }
            if !answers.isEmpty { end() }
            if text.isEmpty {
                // Between two pages there may be blank lines and comments.
                guard !line.isEmpty, !line.hasPrefix("## ") else { continue }
                start = index + 1
            }
            text.append(String(line))
        }
        end()
        return pages
    }()
}
