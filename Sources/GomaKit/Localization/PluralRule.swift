/// The forms of a counted word in a language, and the counts that each of them goes with.
///
/// Where a language has more than a singular and one other form, these are the cardinal rules of Unicode CLDR, "Language
/// Plural Rules" (UTS #35, part 3), as far as they are of whole numbers. A form for whole millions alone, as in Spanish,
/// is left out, and so is Cornish.
struct PluralRule: Sendable {
    private typealias Counts = @Sendable (Int) -> Bool

    /// Each form with its counts, in the order in which they are tried.
    private let cases: KeyValuePairs<PluralForm, Counts>
    /// The form of the counts that are left.
    private let rest: PluralForm

    private init(_ cases: KeyValuePairs<PluralForm, Counts>, rest: PluralForm = .other) {
        self.cases = cases
        self.rest = rest
    }

    /// - Parameters:
    ///   - locale: the language's BCP 47 name, such as "sr-Latn".
    ///   - singular: the counts that go with the singular in a language of which CLDR's rules are not needed.
    init(of locale: String, singular: Set<Int> = [1]) {
        self = Self.rules[Self.code(of: locale)] ?? Self([.one: { singular.contains($0) }])
    }

    /// Whether CLDR's rules are needed in a language.
    static func isNeeded(in locale: String) -> Bool { rules[code(of: locale)] != nil }

    /// The forms that go with some count.
    var forms: Set<PluralForm> { Set(cases.map(\.key) + [rest]) }

    func form(for count: Int) -> PluralForm { cases.first { $0.value(count) }?.key ?? rest }

    /// Whether one count alone goes with a form, as two does with the Arabic dual.
    func isOfOneCount(_ form: PluralForm) -> Bool { (0...200).count(where: { self.form(for: $0) == form }) == 1 }

    private static func code(of locale: String) -> String { locale.prefix(while: { $0 != "-" }).lowercased() }

    // MARK: The rules

    private static let rules: [String: Self] = [
        "ar": arabic, "ars": arabic, "be": eastSlavic, "br": breton, "bs": southSlavic, "cs": czech, "cy": welsh,
        "dsb": slovenian, "ga": irish, "gd": scottish, "gv": manx, "he": dual, "hr": southSlavic, "hsb": slovenian,
        "iu": dual, "ksh": nought, "lag": nought, "lt": lithuanian, "lv": latvian, "mo": romanian, "mt": maltese,
        "naq": dual, "pl": polish, "prg": latvian, "ro": romanian, "ru": eastSlavic, "sat": dual,
        "se": dual, "sh": southSlavic, "shi": tachelhit, "sk": czech, "sl": slovenian, "sma": dual, "smi": dual,
        "smj": dual, "smn": dual, "sms": dual, "sr": southSlavic, "uk": eastSlavic,
    ]

    private static let slavicOne: Counts = { $0 % 10 == 1 && $0 % 100 != 11 }
    private static let slavicFew: Counts = { (2...4).contains($0 % 10) && !(12...14).contains($0 % 100) }
    private static let polish = Self([.one: { $0 == 1 }, .few: slavicFew], rest: .many)
    private static let eastSlavic = Self([.one: slavicOne, .few: slavicFew], rest: .many)
    private static let southSlavic = Self([.one: slavicOne, .few: slavicFew])
    private static let czech = Self([.one: { $0 == 1 }, .few: { (2...4).contains($0) }])
    private static let slovenian = Self([
        .one: { $0 % 100 == 1 }, .two: { $0 % 100 == 2 }, .few: { (3...4).contains($0 % 100) },
    ])
    private static let lithuanian = Self([
        .one: { $0 % 10 == 1 && $0 % 100 != 11 }, .few: { $0 % 10 > 1 && !(11...19).contains($0 % 100) },
    ])
    private static let latvian = Self([
        .zero: { $0 % 10 == 0 || (11...19).contains($0 % 100) }, .one: { $0 % 10 == 1 },
    ])
    private static let romanian = Self([.one: { $0 == 1 }, .few: { $0 == 0 || (1...19).contains($0 % 100) }])
    private static let arabic = Self([
        .zero: { $0 == 0 }, .one: { $0 == 1 }, .two: { $0 == 2 }, .few: { (3...10).contains($0 % 100) },
        .many: { (11...99).contains($0 % 100) },
    ])
    private static let maltese = Self([
        .one: { $0 == 1 }, .two: { $0 == 2 }, .few: { $0 == 0 || (3...10).contains($0 % 100) },
        .many: { (11...19).contains($0 % 100) },
    ])
    private static let dual = Self([.one: { $0 == 1 }, .two: { $0 == 2 }])
    private static let nought = Self([.zero: { $0 == 0 }, .one: { $0 == 1 }])
    private static let tachelhit = Self([.one: { $0 < 2 }, .few: { (2...10).contains($0) }])
    private static let irish = Self([
        .one: { $0 == 1 }, .two: { $0 == 2 }, .few: { (3...6).contains($0) }, .many: { (7...10).contains($0) },
    ])
    private static let scottish = Self([
        .one: { $0 == 1 || $0 == 11 }, .two: { $0 == 2 || $0 == 12 }, .few: { (3...19).contains($0) },
    ])
    private static let manx = Self([.one: { $0 % 10 == 1 }, .two: { $0 % 10 == 2 }, .few: { $0 % 20 == 0 }])
    private static let welsh = Self([
        .zero: { $0 == 0 }, .one: { $0 == 1 }, .two: { $0 == 2 }, .few: { $0 == 3 }, .many: { $0 == 6 },
    ])
    private static let breton = Self([
        .one: { $0 % 10 == 1 && ![11, 71, 91].contains($0 % 100) },
        .two: { $0 % 10 == 2 && ![12, 72, 92].contains($0 % 100) },
        .few: { [3, 4, 9].contains($0 % 10) && ![1, 7, 9].contains($0 / 10 % 10) },
    ])
}
