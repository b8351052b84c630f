/// The customer's place in an inbox.
public struct NotificationListPlace: Codable, Sendable {
    let cursorRow: Int?
    let firstRow: Int
}
