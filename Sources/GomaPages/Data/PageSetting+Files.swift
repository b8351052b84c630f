extension PageSetting {
    /// The elements of a list in another file, which are read as somebody looks at them.
    /// - Parameters:
    ///   - path: from the folder of the page.
    ///   - option: what the page names it by.
    /// - Throws: ``OptionMistakes`` with what is wrong with the file.
    package func elements<Element: Decodable>(
        _ type: Element.Type, ofFile path: String, namedBy option: String
    ) throws -> FileElements<Element> {
        do {
            return try FileElements(text(ofFile: path), file: path)
        } catch {
            throw OptionMistakes(all: [OptionMistake(path: [.key(option)], words: "\(error)")])
        }
    }
}
