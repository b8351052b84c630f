/// The purpose of a text. A terminal has one size of letters; attributes do what sizes do elsewhere.
package enum TextRole: String, CaseIterable, Codable, Hashable, Sendable {
    /// A headline on a line of its own.
    case display
    /// A balance, a bonus, a score: the number a screen is about.
    case bigValue
    /// Titles of cards and sections, names of teams.
    case title
    /// Titles of rows, names of games, tabs.
    case rowTitle
    /// Descriptions, form text.
    case body
    /// Hints, dates, providers.
    case caption
    /// Values in rows, pills, labels below icons.
    case strongCaption
    /// Live, count and status marks on a ground.
    case badge
    /// The name of an outcome.
    case oddsName
    /// The price of an outcome.
    case oddsValue
    /// Something that leads elsewhere.
    case link
    case button

    package var attributes: TextAttributes {
        switch self {
        case .display, .bigValue, .title, .rowTitle, .strongCaption, .badge, .oddsValue, .button: .bold
        case .body, .caption, .oddsName: []
        case .link: .underline
        }
    }
}

extension TextStyle {
    /// Text of a kind, in a colour.
    package init(_ text: TextRole, _ role: ColorRole) { self.init(role, text.attributes) }
}
