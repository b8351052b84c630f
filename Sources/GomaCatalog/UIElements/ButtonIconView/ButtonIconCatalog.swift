extension ButtonIconDisplayState {
    static let bookingCode = Self(id: "booking-code", title: "Booking code", icon: .share)
    static let clearBetslip = Self(id: "clear-betslip", title: "Clear bet slip", icon: .delete, layout: .iconRight)
    static let disabled = Self(id: "disabled", title: "Disabled button", icon: .favorite, isEnabled: false)
    static let share = Self(id: "share", title: "Share", icon: .share)
    static let delete = Self(id: "delete", title: "Delete", icon: .delete)
    static let pictured = Self(id: "pictured", title: "Statistics", icon: .picture(.chart))
    static let textOnly = Self(id: "text-only", title: "Continue")
    static let filled = Self(id: "filled", title: "Action", icon: .cashOut, ground: .buttonBackgroundSecondary)
    static let square = Self(
        id: "square", title: "Square", icon: .share, ground: .buttonBackgroundSecondary, corners: .square)
    static let ownIconRole = Self(id: "own-icon-role", title: "Favourite", icon: .favorite, iconRole: .favorites)
    static let filledDisabled = Self(
        id: "filled-disabled", title: "Unavailable", icon: .cashOut, isEnabled: false, ground: .backgroundSecondary,
        text: .textPrimary)
}

enum ButtonIconCatalog: CatalogEntry {
    typealias ComponentType = ButtonIconView

    static let category = Category.uiElements
    static let subcategory = "Buttons"
    static let summary = "A small button with an icon on either side of its title."
    static let tags = ["button", "icon", "action", "press"]
    static let defaultWidth = 28
    static let requests: [any ComponentRequest] = [PressButton(id: "booking-code")]
    static let variants: [Variant<ButtonIconDisplayState>] = [
        Variant("Icon left", .bookingCode),
        Variant("Icon right", .clearBetslip),
        Variant("Enabled", .share),
        Variant("Disabled", .disabled),
        Variant("Delete", .delete),
        Variant("Rebet", .rebet),
        Variant("Any picture", .pictured, summary: "What it means is said by its title"),
        Variant("Text only", .textOnly, summary: "No icon, and no hole in its place"),
        Variant("Filled", .filled, summary: "On a ground of its own"),
        Variant("Square corners", .square, summary: "Straight edges on its own ground"),
        Variant("Own icon role", .ownIconRole),
        Variant("Filled disabled", .filledDisabled),
    ]
    static let plays = [
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
