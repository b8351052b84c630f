/// The icon of a button: a mark of an action, one column wide, or any picture.
public enum ButtonIconSymbol: Codable, Hashable, Sendable {
    case share, delete, favorite, rebet, cashOut
    /// A picture, two columns wide.
    case picture(Pictogram)

    /// The mark or the picture.
    public func text(in glyphs: Glyphs) -> String {
        switch self {
        case .share: glyphs[.share].string
        case .delete: glyphs.close.string
        case .favorite: glyphs.favorite.string
        case .rebet: glyphs[.again].string
        case .cashOut: glyphs[.money].string
        case .picture(let picture): picture.text(in: glyphs)
        }
    }

    /// What the button says where nothing else is written on it; `nil` for a picture, which may mean anything.
    public var title: LocalizationKey? {
        switch self {
        case .share: .share
        case .delete: .delete
        case .favorite: .favorite
        case .rebet: .rebet
        case .cashOut: .cashOut
        case .picture: nil
        }
    }
}
