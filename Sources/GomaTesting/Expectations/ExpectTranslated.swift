import Testing

/// Expects that files of languages have all texts of a package, no others, and the same names in braces, and that each is
/// of a language of its own.
/// - Parameters:
///   - keys: the texts that the package declares.
///   - files: the files that are handed to them, one for each language.
public func expectTranslated(
    _ keys: [LocalizationKey], in files: [LanguageFile], sourceLocation: SourceLocation = #_sourceLocation
) {
    recordIssues(sourceLocation) {
        guard !files.isEmpty else { return ["there is no file of a language among what was handed over"] }
        // Each has all texts, so of two only the first is ever read: the other is a copy that still says of what it is
        // one.
        let languages = Dictionary(grouping: files, by: \.locale).filter { $1.count > 1 }
        let copies = languages.sorted { $0.key < $1.key }.map { locale, files in
            "\(locale): \(files.count) files say that they are of this language"
        }
        return copies + files.flatMap { $0.problems(with: keys) }
    }
}
