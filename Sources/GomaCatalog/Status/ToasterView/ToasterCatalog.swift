extension ToasterDisplayState {
    static let success = Self([.init(id: "code", title: "Booking code loaded", kind: .success)])
    static let error = Self([.init(id: "bet", title: "Bet placement failed", kind: .error, seconds: 6)])
    static let warning = Self([.init(id: "session", title: "Session expiring soon", kind: .warning)])
    static let info = Self([.init(id: "promotions", title: "New promotions available", kind: .info)])
    static let plain = Self([.init(id: "plain", title: "Simple notification message")])
    static let ownIcon = Self([
        .init(id: "deposit", title: "Deposit on its way", kind: .info, icon: .deposit)
    ])
    static let removed = Self([
        .init(
            id: "removed", title: "Selection removed", kind: .info, action: ToastAction(title: "Undo"), seconds: 5)
    ])
    static let offline = Self([
        .init(
            id: "offline", title: "No connection. What you see may be out of date.", kind: .warning,
            action: ToastAction(title: "Try again"), seconds: nil)
    ])
    static let several = Self([
        .init(id: "code", title: "Booking code loaded", kind: .success, seconds: 2),
        .init(id: "bet", title: "Bet placement failed", kind: .error, seconds: 2),
        .init(id: "promotions", title: "New promotions available", kind: .info, seconds: 2),
    ])
    static let arriving = Self([])
}

extension StateFeed where State == ToasterDisplayState {
    /// Toasts come faster than they go; one of them comes twice.
    static let burst = Self([
        Step(at: .seconds(1)) { state, _ in state.queue.show(.code) },
        Step(at: .milliseconds(1200)) { state, _ in
            state.queue.show(.init(id: "bet", title: "Bet placement failed", kind: .error))
        },
        Step(at: .milliseconds(1500)) { state, _ in state.queue.show(.code) },
    ])
}

extension Toast {
    fileprivate static let code = Self(id: "code", title: "Booking code loaded", kind: .success)
}

enum ToasterCatalog: CatalogEntry {
    typealias ComponentType = ToasterView

    static let category = Category.status
    static let subcategory = "Toast"
    static let summary = "A short message over a page, which leaves by itself."
    static let tags = ["toast", "overlay", "message", "time", "queue"]
    static let defaultWidth = 44
    static let waivers = CoverageWaiver.ofOverlays
    static let requests: [any ComponentRequest] = [PressButton(id: "removed")]
    static let variants: [Variant<ToasterDisplayState>] = [
        Variant("Success", .success),
        Variant("Error", .error),
        Variant("Warning", .warning),
        Variant("Info", .info),
        Variant("No icon", .plain, summary: "News of no particular kind"),
        Variant("Own icon", .ownIcon, summary: "In place of the mark"),
        Variant("With action", .removed, summary: "What was done can be taken back"),
        Variant("Stays", .offline, summary: "Until it is sent away"),
        Variant("Several", .several, summary: "Two wait behind the first"),
        Variant("Arriving", .arriving, summary: "Toasts come faster than they go", feed: .burst),
    ]
    static let plays = [
        Play(
            "Leaves by itself", state: "Success",
            """
            wait 4.3s
            expect "Booking code loaded"
            wait 0.5s
            expect not "Booking code loaded"
            """),
        Play(
            "What it offers", state: "With action",
            """
            press Tab
            expect call "Toaster.hold()"
            frame "Time stands still"
            wait 30s
            press Enter
            expect call "Toaster.press()"
            expect request app:press
            wait 1s
            expect not "Selection removed"
            """),
        Play(
            "Sent away by key and by mouse", state: "Several",
            """
            press Tab
            press Del
            expect call "Toaster.dismiss()"
            wait 1s
            expect "Bet placement failed"
            frame "The next one, held too"
            wait 30s
            expect "Bet placement failed"
            click "×"
            wait 1s
            expect "New promotions available"
            """),
        Play(
            "One after the other", state: "Several",
            """
            wait 2.4s
            wait 0.7s
            expect "Bet placement failed"
            wait 2.4s
            expect "New promotions available"
            wait 3s
            expect not "New promotions available"
            """),
        Play(
            "Faster than they go", state: "Arriving",
            """
            wait 1.2s
            frame "On its way up"
            wait 1s
            expect "Booking code loaded"
            expect "+1"
            wait 3.2s
            expect "Booking code loaded"
            wait 1.1s
            expect "Bet placement failed"
            """),
        Play(
            "Time runs on", state: "Error",
            """
            call hold()
            wait 20s
            call resume()
            expect call "Toaster.resume()"
            wait 6.3s
            expect "Bet placement failed"
            wait 0.5s
            expect not "Bet placement failed"
            """),
    ]
}
