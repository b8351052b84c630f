/// A small button with an icon beside its title.
public struct ButtonIconDisplayState: DisplayState {
    /// Tells the button from others beside it.
    public var id: String
    /// What a press does; empty for the word that the icon stands for.
    public var title: String
    /// Beside the title; `nil` for a button of text alone.
    public var icon: ButtonIconSymbol?
    /// On which side of the title the icon stands.
    public var layout: ButtonIconLayout
    /// Whether it can be pressed.
    public var isEnabled: Bool
    /// What the button stands on; `nil` shows what is behind it.
    public var ground: ColorRole?
    /// Role of the title; `nil` takes the one that suits the ground.
    public var text: ColorRole?
    /// Role of the icon; `nil` takes the accent, or the title's on a ground.
    public var iconRole: ColorRole?
    /// The shape of the ground's ends; seen where there is a ground.
    public var corners: ButtonIconCorners

    public static let blank = Self(id: "", title: "")

    public init(
        id: String, title: String, icon: ButtonIconSymbol? = nil, layout: ButtonIconLayout = .iconLeft,
        isEnabled: Bool = true, ground: ColorRole? = nil, text: ColorRole? = nil, iconRole: ColorRole? = nil,
        corners: ButtonIconCorners = .round
    ) {
        self.id = id
        self.title = title
        self.icon = icon
        self.layout = layout
        self.isEnabled = isEnabled
        self.ground = ground
        self.text = text
        self.iconRole = iconRole
        self.corners = corners
    }
}
