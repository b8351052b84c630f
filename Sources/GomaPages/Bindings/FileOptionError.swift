import GomaKit

/// A file that a source cannot be made of.
struct FileOptionError: PageOptionError {
    /// What names the file.
    let option: String
    let words: String

    var path: [JSONValue.Step] { [.key(option)] }
    var description: String { words }
}
