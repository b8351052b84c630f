/// Where the customer was in an inbox.
public struct NotificationListPlace: Sendable {
    let cursorRow: Int?
    let firstRow: Int
}
