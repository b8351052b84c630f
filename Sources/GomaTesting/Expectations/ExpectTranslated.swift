import Testing

/// Expects that files of languages have all texts of a package, no others, and the same names in braces, and that each is
/// of a language of its own.
/// - Parameters:
///   - keys: the texts that the package declares.
///   - files: the files that are handed to them, one for each language.
public func expectTranslated(
    _ keys: [LocalizationKey], in files: [LanguageFile], sourceLocation: SourceLocation = #_sourceLocation
) {
    guard !files.isEmpty else {
        Issue.record("there is no file of a language among what was handed over", sourceLocation: sourceLocation)
        return
    }
    // Each has all texts, so of two only the first is ever read: the other is a copy that still says of what it is one.
    let languages = Dictionary(grouping: files, by: \.locale).filter { $1.count > 1 }
    for (locale, files) in languages.sorted(by: { $0.key < $1.key }) {
        let words = "\(locale): \(files.count) files say that they are of this language"
        Issue.record(Comment(rawValue: words), sourceLocation: sourceLocation)
    }
    for problem in files.flatMap({ $0.problems(with: keys) }) {
        Issue.record("\(problem)", sourceLocation: sourceLocation)
    }
}
