import Foundation
import GomaKit

extension PageKit {
    /// The kinds of sources that every page can declare.
    mutating func addData() {
        addSource("data", options: DataOptions.self) { options, _ in DataSource(options) }
        addSource("file", options: FileOptions.self) { options, setting in
            FileSource { try JSONValue(fileNamed: options.path, in: setting) }
        }
        addSource("all", options: ChainOptions.self) { options, setting in
            JoinedSource(try options.of.map { ($0, try setting.source(named: $0, as: PageSource.self)) })
        }
        addSource("first", options: ChainOptions.self) { options, setting in
            RecoveringSource(try options.of.map { try setting.source(named: $0, as: PageSource.self) })
        }
    }
}

extension JSONValue {
    /// The value that a file of YAML, JSON or JSON Lines holds.
    @MainActor
    fileprivate init(fileNamed path: String, in setting: PageSetting) throws {
        let text = try setting.text(ofFile: path)
        // JSON that is right is read by what reads it fastest; what is wrong with it the other reader says.
        if path.hasSuffix(".json"), let value = try? JSONValue(Data(text.utf8)) {
            self = value
            return
        }
        guard path.hasSuffix(".jsonl") || path.hasSuffix(".ndjson") else {
            self = try DataText.value(of: text, file: path)
            return
        }
        self = .array(
            try text.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }.map {
                try DataText.value(of: String($0), file: path)
            })
    }
}
