extension JSONDocument {
    /// What a file of YAML, JSON or JSON Lines holds.
    /// - Parameter path: as messages name it; its ending tells what it is.
    /// - Throws: `DataTextError` or ``FileMistakes`` for a text that cannot be read.
    static func read(_ text: String, file path: String) throws -> JSONDocument {
        if path.hasSuffix(".jsonl") || path.hasSuffix(".ndjson") {
            do {
                return try JSONDocument(lines: Array(text.utf8))
            } catch {
                return try JSONDocument(.array(lines(of: text, file: path)))
            }
        }
        guard path.hasSuffix(".json") else { return try JSONDocument(DataText.value(of: text, file: path)) }
        // JSON that is right is read by what reads it fastest; what is wrong with it the other reader says, and forgives more.
        do {
            return try JSONDocument(json: Array(text.utf8))
        } catch let mistake {
            return try JSONDocument(forgiving(text, mistake, file: path))
        }
    }

    /// The value of a text that is no JSON by the letter, by the reader of YAML, which takes shorter texts.
    private static func forgiving(_ text: String, _ mistake: JSONMistake, file path: String) throws -> JSONValue {
        do throws(DataTextError) {
            return try DataText.value(of: text, file: path)
        } catch .tooLarge {
            throw FileMistakes(all: [mistake.words(in: path)])
        }
    }

    /// A value in each line, by what tells where something is wrong.
    private static func lines(of text: String, file path: String) throws -> [JSONValue] {
        var values: [JSONValue] = []
        var mistakes: [String] = []
        var more = 0
        // A line may end as those of Windows do, which is one character.
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        for (index, line) in lines.enumerated()
        where !line.allSatisfy(\.isWhitespace) {
            do {
                values.append(try DataText.value(of: String(line), file: path))
            } catch {
                if mistakes.count < FileMistakes.mostTold {
                    mistakes.append(error.moved(down: index).description)
                } else {
                    more += 1
                }
            }
        }
        if more > 0 { mistakes.append("\(path): \(more) more \(more == 1 ? "line" : "lines") cannot be read") }
        guard mistakes.isEmpty else { throw FileMistakes(all: mistakes) }
        return values
    }
}

extension DataTextError {
    /// The error of a text that begins some lines further down in its file.
    fileprivate func moved(down lines: Int) -> DataTextError {
        guard case .unreadable(let file, let line, let column, let problem) = self else { return self }
        return .unreadable(file: file, line: line + lines, column: column, problem: problem)
    }
}
