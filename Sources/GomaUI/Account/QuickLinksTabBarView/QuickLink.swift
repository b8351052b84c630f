/// A shortcut: a picture over a caption.
public struct QuickLink: Codable, Hashable, Sendable {
    /// Where it leads; no other shortcut of the bar leads there.
    public var kind: QuickLinkKind
    /// Below the picture; `nil` for the words of its kind.
    public var title: String?
    /// Above the caption; `nil` for a caption alone.
    public var icon: Pictogram?

    /// A shortcut with the picture of its kind.
    public init(_ kind: QuickLinkKind, title: String? = nil) {
        self.init(kind: kind, title: title, icon: kind.pictogram)
    }

    public init(kind: QuickLinkKind, title: String? = nil, icon: Pictogram?) {
        self.kind = kind
        self.title = title
        self.icon = icon
    }
}
