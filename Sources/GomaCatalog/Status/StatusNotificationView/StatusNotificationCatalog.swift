extension StatusNotificationDisplayState {
    static let success = Self([.init(id: "deposit", kind: .success, message: "Deposit successful")])
    static let error = Self([.init(id: "transaction", kind: .error, message: "Transaction failed")])
    static let warning = Self([.init(id: "balance", kind: .warning, message: "Low balance warning")])
    static let info = Self([
        .init(id: "maintenance", kind: .info, message: "Deposits are closed from 2:00 to 4:00")
    ])
    static let long = Self([
        .init(
            id: "verified", kind: .success,
            message: "Your account has been successfully verified. You can now enjoy all features.")
    ])
    static let ownIcon = Self([
        .init(id: "locked", kind: .error, message: "Your account is locked", icon: .lock)
    ])
    static let forAWhile = Self([
        .init(id: "saved", kind: .success, message: "Your limits have been saved", seconds: 3)
    ])
    static let several = Self([
        .init(id: "transaction", kind: .error, message: "Transaction failed"),
        .init(id: "balance", kind: .warning, message: "Low balance warning", seconds: 4),
    ])
}

enum StatusNotificationCatalog: CatalogEntry {
    typealias ComponentType = StatusNotificationView

    static let category = Category.status
    static let subcategory = "Toast"
    static let summary = "A banner on what has come of something: success, failure, or what to be wary of."
    static let tags = ["banner", "success", "error", "warning", "queue"]
    static let defaultWidth = 48
    static let waivers = CoverageWaiver.ofOverlays
    static let variants: [Variant<StatusNotificationDisplayState>] = [
        Variant("Success", .success),
        Variant("Error", .error),
        Variant("Warning", .warning),
        Variant("Info", .info),
        Variant("Long message", .long, summary: "Takes the rows it needs"),
        Variant("Own icon", .ownIcon, summary: "In place of the mark"),
        Variant("For a while", .forAWhile, summary: "Leaves after three seconds"),
        Variant("Several", .several, summary: "One waits behind the first"),
        Variant("None", .init([]), summary: "Takes no room"),
    ]
    static let plays = [
        Play(
            "Stays until it is sent away", state: "Error",
            """
            wait 60s
            expect "Transaction failed"
            press Tab Enter
            expect call "StatusNotification.press()"
            wait 1s
            expect not "Transaction failed"
            """),
        Play(
            "The next one comes up", state: "Several",
            """
            press Tab
            expect call "StatusNotification.hold()"
            press Esc
            expect call "StatusNotification.dismiss()"
            wait 0.2s
            frame "The first goes"
            wait 1s
            expect "Low balance warning"
            wait 60s
            frame "Held by the focus"
            scroll down 10,1
            wait 1s
            expect not "Low balance warning"
            """),
        Play(
            "For a while", state: "For a while",
            """
            wait 3.3s
            expect "saved"
            call hold()
            wait 20s
            expect "saved"
            call resume()
            expect call "StatusNotification.resume()"
            wait 0.5s
            expect not "saved"
            """),
    ]
}
