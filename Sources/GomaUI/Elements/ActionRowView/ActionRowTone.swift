/// The verdict of a row on what has happened.
public enum ActionRowTone: String, CaseIterable, Codable, Hashable, Sendable {
    /// Nothing; a row of a menu.
    case standard
    /// It went well.
    case success
    /// It went wrong.
    case failure
}
