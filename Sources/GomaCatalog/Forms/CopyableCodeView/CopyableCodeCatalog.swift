extension CopyableCodeDisplayState {
    static let referralCode = Self(
        code: "REF-XYZ789", label: "Copy referral code", copiedMessage: "Ready to share")
    static let longLabel = Self(code: "CODE123", label: "Copy your special promotional code here")
    static let notCopied = Self(code: "BK7Q2M9", copying: .failed)
    static let copied = Self(code: "BK7Q2M9", copying: .done)
}

enum CopyableCodeCatalog: CatalogEntry {
    typealias ComponentType = CopyableCodeView

    static let category = Category.forms
    static let subcategory = "Clipboard"
    static let summary = "A booking, promotion or referral code that a press copies."
    static let tags = ["code", "copy", "clipboard", "promotion", "referral"]
    static let defaultWidth = 48
    static let requests: [any ComponentRequest] = [CopyText("REF-XYZ789")]
    static let variants: [Variant<CopyableCodeDisplayState>] = [
        Variant("Booking code", .init(code: "BK7Q2M9")),
        Variant("Promo code", .init(code: "SUMMER2025", label: "Copy promo code")),
        Variant("Referral code", .referralCode, summary: "Confirmed in words of its own"),
        Variant("Long code", .init(code: "ABCD1E2F3G4H5J6K7", label: "Copy transaction ID")),
        Variant("Short code", .init(code: "AB", label: "Copy code")),
        Variant("Long label", .longLabel, summary: "It takes a second row"),
        Variant("Copied", .copied, summary: "Said in place of the code for two seconds"),
        Variant("Copied in own words", .referralCode.with { $0.copying = .done }),
        Variant("Not copied", .notCopied, summary: "Said for as long; it can be tried again"),
    ]
    static let plays = [
        Play(
            "Copy", state: "Referral code",
            """
            press Tab Space
            expect call "CopyableCode.copy()"
            expect request app:copy-text text=REF-XYZ789
            wait 0.1s
            expect "Ready to share"
            frame "Copied"
            wait 1.9s
            press Enter
            wait 0.1s
            expect "REF-XYZ789"
            frame "Two seconds after the first press"
            """),
        Play(
            "Confirmed at the start", state: "Copied",
            """
            wait 2s
            expect not "Copied"
            """),
        Play(
            "Not copied, and tried again", state: "Not copied",
            """
            press Tab Enter
            wait 0.1s
            expect "Copied to clipboard"
            """),
    ]
}
