import GomaUI

// Words of your own components, in English beside what shows them: `environment.text(.kickOff, ["time": clock])`.
extension LocalizationKey {
    static let kickOff = Self("acme.kickOff", english: "Kick-off in {time}", in: acmeLanguages)
}

// Other languages are files, built in with `resources: [.embedInCode("Languages")]` in Package.swift.
private let acmeLanguages = [LanguageFile(builtIn: PackageResources.pt_yaml)]

// A character for a meaning of your own, in the Unicode set and in the ASCII set: `glyphs.whistle`.
extension Glyph {
    static let whistle = Self("whistle", unicode: "♪", ascii: "~")
}

extension Glyphs {
    var whistle: DisplayText { self[.whistle] }
}
