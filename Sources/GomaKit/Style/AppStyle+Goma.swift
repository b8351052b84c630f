extension AppStyle {
    /// The library's roles, which a theme gives its colours to.
    public static let goma: AppStyle = {
        var style = AppStyle()
        style.ground = .role(.backgroundPrimary)
        style.scrollBar = TextStyle(.scroll)
        style.barGround = .role(.backgroundSecondary)
        style.hint = TextStyle(.textSecondary)
        style.message = TextStyle(.textPrimary)
        style.listGround = .role(.backgroundTertiary)
        style.listBorder = TextStyle(.separatorLine)
        style.listHeading = TextStyle(.textSecondary, .bold)
        style.listKey = TextStyle(.textPrimary, .bold)
        style.listText = TextStyle(.textPrimary)
        return style
    }()
}
