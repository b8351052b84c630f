/// The mark at the end of a row that leads elsewhere.
public enum NavigationActionMark: Codable, Hashable, Sendable {
    /// Nothing.
    case none
    /// On to another page.
    case forward
    /// Back to the page before.
    case back
    /// To others outside the app.
    case share
    /// What the page is about.
    case picture(Pictogram)

    func text(in glyphs: Glyphs) -> String {
        switch self {
        case .none: ""
        case .forward: glyphs.moreRight.string
        case .back: glyphs.moreLeft.string
        case .share: ButtonIconSymbol.share.text(in: glyphs)
        case .picture(let pictogram): pictogram.text(in: glyphs)
        }
    }
}
