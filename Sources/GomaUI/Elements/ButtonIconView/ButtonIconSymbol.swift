import TerminalKit

/// The action of a button with an icon, told by one small mark.
public enum ButtonIconSymbol: String, CaseIterable, Codable, Hashable, Sendable {
    case share, delete, favorite, rebet, cashOut

    /// The mark, one column wide.
    public func text(in glyphs: Glyphs) -> String {
        switch self {
        case .share: glyphs.isASCII ? "^" : "↗"
        case .delete: glyphs.error.string
        case .favorite: glyphs.favorite.string
        case .rebet: glyphs.isASCII ? "@" : "↻"
        case .cashOut: "$"
        }
    }

    /// What the button says where nothing else is written on it.
    public var title: LocalizationKey {
        switch self {
        case .share: .share
        case .delete: .delete
        case .favorite: .favorite
        case .rebet: .rebet
        case .cashOut: .cashOut
        }
    }
}
