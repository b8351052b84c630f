import GomaKit
import Testing

/// Expects that files of languages have all texts of a package, no others, and the same names in braces.
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
    for problem in files.flatMap({ $0.problems(with: keys) }) {
        Issue.record("\(problem)", sourceLocation: sourceLocation)
    }
}
