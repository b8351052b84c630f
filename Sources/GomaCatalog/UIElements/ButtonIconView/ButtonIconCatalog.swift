extension ButtonIconDisplayState {
    /// The gallery's "Icon left".
    public static let bookingCode = Self(title: "Booking Code", icon: .share)
    /// The gallery's "Icon right".
    public static let clearBetslip = Self(title: "Clear Betslip", icon: .delete, layout: .iconRight)
    /// The gallery's "Disabled".
    public static let disabled = Self(title: "Disabled Button", icon: .favorite, isEnabled: false)
    /// The gallery's "Enabled".
    public static let share = Self(title: "Share", icon: .share)
    /// The gallery's "Delete".
    public static let delete = Self(title: "Delete", icon: .delete)
    /// The gallery's "Text only". No icon, and no hole in its place.
    public static let textOnly = Self(title: "Continue")
    /// The gallery's "Filled". On a ground of its own.
    public static let filled = Self(title: "Action", icon: .cashOut, ground: .buttonBackgroundSecondary)
    /// The gallery's "Square corners". Straight edges on its own ground.
    public static let square = Self(
        title: "Square", icon: .share, ground: .buttonBackgroundSecondary, corners: .square)
    /// The gallery's "Own icon role".
    public static let ownIconRole = Self(title: "Favorite", icon: .favorite, iconRole: .favorites)
    /// The gallery's "Filled disabled".
    public static let filledDisabled = Self(
        title: "Unavailable", icon: .cashOut, isEnabled: false, ground: .backgroundSecondary, text: .textPrimary)
}

/// The icon button's page in the gallery.
public enum ButtonIconCatalog: CatalogEntry {
    public typealias ComponentType = ButtonIconView

    public static let category = Category.uiElements
    public static let subcategory = "Buttons"
    public static let summary = "A small button with an icon on either side of its title."
    public static let tags = ["button", "icon", "action", "press"]
    public static let defaultWidth = 28
    public static let variants: [Variant<ButtonIconDisplayState>] = [
        Variant("Icon left", .bookingCode),
        Variant("Icon right", .clearBetslip),
        Variant("Enabled", .share),
        Variant("Disabled", .disabled),
        Variant("Delete", .delete),
        Variant("Rebet", .rebet),
        Variant("Text only", .textOnly, summary: "No icon, and no hole in its place"),
        Variant("Filled", .filled, summary: "On a ground of its own"),
        Variant("Square corners", .square, summary: "Straight edges on its own ground"),
        Variant("Own icon role", .ownIconRole),
        Variant("Filled disabled", .filledDisabled),
    ]
    public static let plays = [
        Play(
            "Press", state: "Icon left",
            """
            press Tab
            press Enter
            expect call "ButtonIcon.press()"
            frame "Pressed"
            wait 0.2s
            frame "At rest"
            """)
    ]
}
