extension FloatingOverlayDisplayState {
    static let sportsbook = Self([.section(.sportsbook, seconds: 3)])
    static let casino = Self([.section(.casino)])
    static let lounge = Self([
        .init(id: "lounge", mode: .custom(icon: .star, message: "Welcome to VIP Lounge"), seconds: 5)
    ])
    static let notification = Self([
        .init(id: "notification", mode: .custom(icon: .bell, message: "New notification"))
    ])
    static let plain = Self([.init(id: "plain", mode: .custom(icon: nil, message: "Odds are up to date"))])
    static let bonus = Self([
        .init(
            id: "bonus",
            mode: .custom(icon: .gift, message: "Congratulations! You’ve won a bonus! It is waiting in your account."))
    ])
    static let several = Self([
        .section(.sportsbook, seconds: 3),
        .init(id: "lounge", mode: .custom(icon: .star, message: "Welcome to VIP Lounge"), seconds: 5),
        .init(id: "notification", mode: .custom(icon: .bell, message: "New notification")),
    ])
    static let passingThrough = Self([
        .section(.custom(icon: .home, message: "You’re on the home page"), seconds: 4)
    ])
}

extension FloatingOverlayMessage {
    /// Where the customer is: another section takes its place.
    fileprivate static func section(_ mode: FloatingOverlayMode, seconds: Double? = nil) -> Self {
        Self(id: "section", mode: mode, seconds: seconds)
    }
}

extension StateFeed where State == FloatingOverlayDisplayState {
    /// The customer goes from one section to the other before the first message has gone.
    static let passingThrough = Self([
        Step(at: .seconds(2)) { state, _ in state.queue.show(.section(.casino, seconds: 3)) }
    ])
}

enum FloatingOverlayCatalog: CatalogEntry {
    typealias ComponentType = FloatingOverlayView

    static let category = Category.status
    static let subcategory = "Notifications"
    static let summary = "Comes up over a page and tells which section has been entered."
    static let tags = ["overlay", "floating", "section", "time", "queue"]
    static let defaultWidth = 48
    static let waivers = CoverageWaiver.ofOverlays
    static let requests: [any ComponentRequest] = [PressButton(id: "section")]
    static let variants: [Variant<FloatingOverlayDisplayState>] = [
        Variant("Hidden", .init([]), summary: "Takes no room"),
        Variant("Sportsbook", .sportsbook, summary: "Leaves after three seconds"),
        Variant("Casino", .casino, summary: "Stays until it is sent away"),
        Variant("Custom star", .lounge, summary: "Leaves after five seconds"),
        Variant("Custom bell", .notification),
        Variant("Without icon", .plain),
        Variant("Long", .bonus, summary: "Wraps where it is narrow"),
        Variant("Several", .several, summary: "Two wait behind the first"),
        Variant(
            "Passing through", .passingThrough, summary: "Another section takes the place of the first",
            feed: .passingThrough),
    ]
    static let plays = [
        Play(
            "Leaves by itself", state: "Sportsbook",
            """
            wait 3.3s
            expect "Sportsbook"
            wait 0.2s
            frame "On its way down"
            wait 0.3s
            expect not "Sportsbook"
            """),
        Play(
            "Time stands still", state: "Sportsbook",
            """
            wait 3s
            press Tab
            expect call "FloatingOverlay.hold()"
            frame "Held by the focus"
            wait 60s
            expect "Sportsbook"
            press Esc
            expect call "FloatingOverlay.dismiss()"
            wait 1s
            expect not "Sportsbook"
            """),
        Play(
            "Pressed", state: "Casino",
            """
            press Tab Enter
            expect call "FloatingOverlay.press()"
            expect request app:press
            wait 1s
            expect not "Casino"
            """),
        Play(
            "Swiped away by the wheel, one by one", state: "Several",
            """
            expect "+2"
            scroll down 24,1
            expect call "FloatingOverlay.dismiss()"
            wait 0.2s
            frame "The first goes"
            wait 0.2s
            frame "The second comes"
            wait 1s
            expect "VIP Lounge"
            expect "+1"
            scroll up 24,1
            wait 1s
            expect "New notification"
            expect not "+"
            """),
        Play(
            "One section after the other", state: "Passing through",
            """
            wait 2s
            expect "Casino"
            wait 3.3s
            expect "Casino"
            wait 0.5s
            expect not "Casino"
            """),
        Play(
            "Time runs on", state: "Custom star",
            """
            call hold()
            wait 20s
            expect "VIP Lounge"
            call resume()
            expect call "FloatingOverlay.resume()"
            wait 5.3s
            expect "VIP Lounge"
            wait 0.5s
            expect not "VIP Lounge"
            """),
    ]
}
