/// The customer's place in an inbox.
public struct NotificationListPlace: Sendable {
    let cursorRow: Int?
    let firstRow: Int
}
