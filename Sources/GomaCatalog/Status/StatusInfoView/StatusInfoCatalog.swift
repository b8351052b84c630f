extension StatusInfoDisplayState {
    static let passwordChanged = Self(
        id: "password-changed", kind: .success, title: "Password changed successfully",
        message: "Your password has been updated. You can now log in with your new password.")
    static let failed = Self(
        id: "failed", kind: .error, title: "Something went wrong",
        message: "We couldn't process your request. Please try again later.")
    static let verification = Self(
        id: "verification", kind: .warning, title: "Account verification required",
        message: "Please verify your account to continue using all features.")
    static let maintenance = Self(
        id: "maintenance", kind: .info, title: "System maintenance",
        message: "The system will be under maintenance from 2:00 AM to 4:00 AM.")
    static let long = Self(
        id: "withdrawal", kind: .warning,
        title: "Your withdrawal of XAF 10,000,000.00 waits for the approval of your bank",
        message: """
            Banks take up to three working days for an amount of this size. Nothing is to be done until then: we send \
            you a message as soon as the money is on its way, or where the bank asks for more.
            """)
    static let short = Self(id: "saved", kind: .success, title: "Saved", message: "")
}

enum StatusInfoCatalog: CatalogEntry {
    typealias ComponentType = StatusInfoView

    static let category = Category.status
    static let subcategory = "Feedback"
    static let summary = "What has become of something, large, with what that means."
    static let tags = ["status", "success", "error", "warning", "information"]
    static let defaultWidth = 48
    static let waivers = [
        CoverageWaiver("use", because: "it fills a page by itself, and is only read")
    ]
    static let variants: [Variant<StatusInfoDisplayState>] = [
        Variant("Success", .passwordChanged),
        Variant("Error", .failed),
        Variant("Warning", .verification),
        Variant("Info", .maintenance),
        Variant("Long", .long, summary: "The title takes two rows, the message as many as it needs"),
        Variant("Title alone", .short, summary: "Nothing else is to be known"),
    ]
}
