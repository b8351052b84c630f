import ArgumentParser

/// The language of components, and whether somebody has asked for it.
struct AskedLocale {
    let localization: Localization
    let isAsked: Bool

    /// English, which is spoken where nobody asks for another.
    static let unasked = Self(localization: .english, isAsked: false)
}

extension AskedLocale: ExpressibleByArgument {
    init?(argument: String) {
        guard let localization = Localization(argument: argument) else { return nil }
        self.init(localization: localization, isAsked: true)
    }

    var defaultValueDescription: String { localization.defaultValueDescription }

    static var allValueStrings: [String] { Localization.allValueStrings }
    static var allValueDescriptions: [String: String] { Localization.allValueDescriptions }
    static var defaultCompletionKind: CompletionKind { Localization.defaultCompletionKind }
}
