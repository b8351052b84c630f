extension CopyableCodeDisplayState {
    /// The gallery's "Booking code".
    public static let bookingCode = Self(code: "BK7Q2M9")
    /// The gallery's "Promo code".
    public static let promoCode = Self(code: "SUMMER2025", label: "Copy promo code")
    /// The gallery's "Referral code". Confirmed in words of its own.
    public static let referralCode = Self(
        code: "REF-XYZ789", label: "Copy referral code", copiedMessage: "Ready to share")
    /// The gallery's "Long code".
    public static let longCode = Self(code: "ABCD1E2F3G4H5J6K7", label: "Copy transaction ID")
    /// The gallery's "Short code".
    public static let shortCode = Self(code: "AB", label: "Copy code")
    /// The gallery's "Long label". It takes a second row.
    public static let longLabel = Self(code: "CODE123", label: "Copy your special promotional code here")
    /// The gallery's "Copied". Said in place of the code for two seconds.
    public static let copied = Self(code: "BK7Q2M9", isCopied: true)
    /// The gallery's "Copied in own words".
    public static let copiedInOwnWords = Self(
        code: "REF-XYZ789", label: "Copy referral code", copiedMessage: "Ready to share", isCopied: true)
}

/// The code's page in the gallery.
public enum CopyableCodeCatalog: CatalogEntry {
    public typealias ComponentType = CopyableCodeView

    public static let category = Category.forms
    public static let subcategory = "Clipboard"
    public static let summary = "A booking, promotion or referral code that a press copies."
    public static let tags = ["code", "copy", "clipboard", "promotion", "referral"]
    public static let defaultWidth = 48
    public static let variants: [Variant<CopyableCodeDisplayState>] = [
        Variant("Booking code", .bookingCode),
        Variant("Promo code", .promoCode),
        Variant("Referral code", .referralCode, summary: "Confirmed in words of its own"),
        Variant("Long code", .longCode),
        Variant("Short code", .shortCode),
        Variant("Long label", .longLabel, summary: "It takes a second row"),
        Variant("Copied", .copied, summary: "Said in place of the code for two seconds"),
        Variant("Copied in own words", .copiedInOwnWords),
    ]
    public static let plays = [
        Play(
            "Copy", state: "Referral code",
            """
            press Tab Space
            expect call "CopyableCode.copy()"
            expect request "copy \\"REF-XYZ789\\""
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
    ]
}
