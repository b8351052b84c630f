/// The facts about the selected theme.
enum ThemeDetails {
    /// - Parameter note: what is not known yet, if anything.
    case roles(RoleListing, note: String?)
    case problem(String)
}
