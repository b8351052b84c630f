/// The purpose of a widget of a toolbar.
public enum ToolbarWidgetKind: String, CaseIterable, Codable, Hashable, Sendable {
    /// The brand's mark, and the way to the start page.
    case logo
    /// Balance and deposit.
    case wallet
    /// The way to the customer's own pages.
    case avatar
    /// The way to help.
    case support
    /// Which language is spoken, and the way to others.
    case language
    /// The way to a page of the app.
    case button
    case logIn
    case signUp
    /// Nothing; takes what the others of its line leave.
    case space
}
