import Foundation

/// Files that somebody named to be read.
enum InputFile {
    /// - Parameter what: what the file should be, such as "page".
    /// - Throws: a ``Failure`` where it cannot be read.
    static func data(at path: String, what: String) throws -> Data {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw Failure("there is no \(what) \"\(path)\" to read", code: FailureCode.missingInput)
        }
        return data
    }

    /// - Throws: a ``Failure`` where it cannot be read or is no text.
    static func text(at path: String, what: String) throws -> String {
        guard let text = String(data: try data(at: path, what: what), encoding: .utf8) else {
            throw Failure("\(path): a \(what) is UTF-8 text", code: FailureCode.badData)
        }
        return text
    }
}
