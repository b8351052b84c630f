/// The language of whoever uses the program, as its environment names it.
enum OwnerLanguage {
    /// The language that the environment asks for, by the rules of gettext; English where it is none that is at hand.
    ///
    /// The first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set decides. Where it is a language at all, the list in `LANGUAGE`
    /// goes before it, as far as it names languages.
    static func language(in environment: [String: String]) -> Localization {
        let set = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        guard let set, !isNone(set) else { return .english }
        let wishes = (environment["LANGUAGE"] ?? "").split(separator: ":").map(String.init) + [set]
        return wishes.prefix { !isNone($0) }.lazy.compactMap(language(named:)).first ?? .english
    }

    /// Whether a locale stands for no language, as `C` and `C.UTF-8` do.
    private static func isNone(_ locale: String) -> Bool { ["C", "POSIX"].contains(plain(locale)) }

    /// The language of a locale such as `fr_FR.UTF-8@euro`: that of the region, else the language in general.
    private static func language(named locale: String) -> Localization? {
        let steps = plain(locale).split(separator: "_")
        return Localization(rawValue: steps.joined(separator: "-"))
            ?? steps.first.flatMap { Localization(rawValue: String($0)) }
    }

    /// A locale without its encoding and its variant.
    private static func plain(_ locale: String) -> String {
        String(locale.prefix { $0 != "." && $0 != "@" })
    }
}
