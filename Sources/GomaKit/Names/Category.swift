/// A chapter of the catalogue.
///
/// A package may open its own beside the library's: `static let racing = Category(rawValue: "HorseRacing")`.
public struct Category: RawRepresentable, Hashable, Codable, Sendable {
    /// The name in data and on the command line, such as "MatchCards"; files of the category lie in a folder of that name.
    public let rawValue: String
    /// The name that people read: its words, such as "Match Cards".
    public let title: String

    public init(rawValue: String) {
        self.rawValue = rawValue
        title = Self.words(of: rawValue)
    }

    /// Odds, markets, the bet slip and placed bets.
    public static let betting = Self(rawValue: "Betting")
    /// Matches with their score and prices.
    public static let matchCards = Self(rawValue: "MatchCards")
    /// What narrows a list down.
    public static let filters = Self(rawValue: "Filters")
    /// Bars and tabs that lead from one place to another.
    public static let navigation = Self(rawValue: "Navigation")
    /// Fields and what is entered in them.
    public static let forms = Self(rawValue: "Forms")
    /// Games of a casino.
    public static let casino = Self(rawValue: "Casino")
    /// Money paid in and out.
    public static let wallet = Self(rawValue: "Wallet")
    /// Offers and bonuses.
    public static let promotions = Self(rawValue: "Promotions")
    /// The customer's own pages.
    public static let profile = Self(rawValue: "Profile")
    /// How something stands: loading, empty, failed.
    public static let status = Self(rawValue: "Status")
    /// Parts of no one subject, such as buttons.
    public static let uiElements = Self(rawValue: "UIElements")

    /// The library's own, in the order in which they are listed.
    public static let own: [Category] = [
        betting, matchCards, filters, navigation, forms, casino, wallet, promotions, profile, status, uiElements,
    ]

    /// A capital begins a word after a small letter, and before one: "UIElements" is "UI Elements".
    private static func words(of name: String) -> String {
        let letters = Array(name)
        return letters.indices.reduce(into: "") { words, index in
            let isAfterSmall = index > 0 && letters[index - 1].isLowercase
            let isAfterCapital = index > 0 && letters[index - 1].isUppercase
            let isBeforeSmall = index + 1 < letters.count && letters[index + 1].isLowercase
            let beginsWord = letters[index].isUppercase && (isAfterSmall || isAfterCapital && isBeforeSmall)
            words += beginsWord ? " \(letters[index])" : "\(letters[index])"
        }
    }
}

/// The library's own categories in their order, then all others by name.
extension Category: Comparable {
    public static func < (one: Category, other: Category) -> Bool {
        let (place, otherPlace) = (own.firstIndex(of: one), own.firstIndex(of: other))
        switch (place, otherPlace) {
        case (let place?, let otherPlace?): return place < otherPlace
        case (nil, nil): return one.rawValue < other.rawValue
        case (let place, _): return place != nil
        }
    }
}
