/// An app that comes with a program: a page, and the files that it consists of.
public struct ProgramApp: Sendable {
    /// The page's file, as messages name it.
    let file: String
    /// The text of a file by its path; `nil` where there is none.
    let text: @Sendable (String) -> String?

    /// - Parameters:
    ///   - file: the page's.
    ///   - text: the text of a file by its path, which may have ways back in it, such as `App/pages/../parts/bar.yaml`; `nil` where
    ///     there is none.
    public init(file: String, text: @escaping @Sendable (String) -> String?) {
        self.file = file
        self.text = text
    }
}
