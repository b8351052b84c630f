/// The rows of an inbox, each worked out when it comes into view: notifications, and at the end the way to older ones.
struct NotificationRows: Equatable {
    /// A row of the list.
    enum Row: Hashable {
        /// The shape of one that is on its way.
        case placeholder(Joint)
        /// - day: The name of the day that begins with it; `nil` where none does.
        /// - isFirst: Whether it is the first with something to do.
        case notification(NotificationItem, day: String?, Joint, isFirst: Bool)
        /// The way to older ones.
        case older(NotificationRequestPhase)
    }

    /// Whether a row goes on with the card of the one above, and whether the one below goes on with its own: the notifications
    /// of a day stand on one card.
    struct Joint: Hashable {
        var above = false
        var below = false
    }

    /// `nil` before any have come.
    private let notifications: [NotificationItem]?
    private let older: NotificationRequestPhase?
    /// The first notification with something to do that is not under way; in a list one thing alone stands out.
    private let firstAction: Int?
    private let now: CalendarMoment

    /// Shapes that stand in before there are any.
    private static let placeholderCount = 3

    @MainActor
    init(_ state: NotificationListDisplayState, in environment: ViewEnvironment) {
        notifications = state.notifications
        older = state.hasOlder ? state.older : nil
        firstAction = state.notifications?.firstIndex {
            $0.removal == .none && $0.action?.style == .primary && $0.action?.phase == .idle
        }
        now = state.now
    }

    var count: Int {
        guard let notifications else { return Self.placeholderCount }
        return notifications.count + (older == nil ? 0 : 1)
    }

    /// Whether older ones can be asked for: not while they are on their way.
    var canLoadOlder: Bool { older != nil && older != .loading }

    @MainActor
    func row(at place: Int, in environment: ViewEnvironment) -> Row {
        guard let notifications else {
            return .placeholder(Joint(above: place > 0, below: place < Self.placeholderCount - 1))
        }
        guard place < notifications.count else { return .older(older ?? .idle) }
        let joint = Joint(
            above: isSameDay(place - 1, place, in: environment), below: isSameDay(place, place + 1, in: environment))
        return .notification(
            notifications[place], day: joint.above ? nil : dayName(at: place, in: environment), joint,
            isFirst: place == firstAction)
    }

    @MainActor
    private func isSameDay(_ place: Int, _ next: Int, in environment: ViewEnvironment) -> Bool {
        guard let item = notification(at: place), let other = notification(at: next) else { return false }
        return environment.moments.days(from: item.moment, to: other.moment) == 0
    }

    /// The day of the notification in a row; `nil` where there is another thing.
    @MainActor
    func dayName(at place: Int, in environment: ViewEnvironment) -> String? {
        notification(at: place)?.moment.dayHeading(now: now, in: environment)
    }

    /// Whether the same things stand in the same rows, however they have changed.
    func hasSamePlaces(as other: Self) -> Bool {
        guard let notifications, let others = other.notifications, count == other.count else { return false }
        return notifications.elementsEqual(others) { $0.id == $1.id }
    }

    /// The notification in a row; `nil` where there is another thing.
    func notification(at place: Int) -> NotificationItem? {
        guard let notifications, notifications.indices.contains(place) else { return nil }
        return notifications[place]
    }

    func place(of id: String) -> Int? { notifications?.firstIndex { $0.id == id } }
}
