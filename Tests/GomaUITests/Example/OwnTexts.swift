import GomaUI

// Words of your own components, in English beside what shows them: `environment.text(.kickOff, ["time": clock])`.
extension LocalizationKey {
    static let kickOff = Self("acme.kickOff", english: "Kick-off in {time}", in: acmeLanguages)
}

// A word that goes with counts is two texts, of which the first is the singular:
// `environment.counted(5, .oneCorner, .corners)`.
extension LocalizationKey {
    static let oneCorner = Self("acme.oneCorner", english: "{count} corner", in: acmeLanguages)
    static let corners = Self("acme.corners", counted: "{count} corners", in: acmeLanguages)
}

// Other languages are files, built in with `resources: [.embedInCode("Languages")]` in Package.swift.
private let acmeLanguages = [PackageResources.pl_yaml, PackageResources.pt_yaml].map(LanguageFile.init(builtIn:))

// A character for a meaning of your own, in the Unicode set and in the ASCII set: `glyphs.whistle`.
extension Glyph {
    static let whistle = Self("whistle", unicode: "♪", ascii: "~")
}

extension Glyphs {
    var whistle: DisplayText { self[.whistle] }
}
