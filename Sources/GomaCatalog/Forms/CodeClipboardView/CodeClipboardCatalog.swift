extension CodeClipboardDisplayState {
    static let copied = Self(code: "ABCD1E2", copying: .done)
    static let notCopied = Self(code: "ABCD1E2", copying: .failed)
    static let customCode = Self(code: "XYZ789", label: "Your code for friends")
}

enum CodeClipboardCatalog: CatalogEntry {
    typealias ComponentType = CodeClipboardView

    static let category = Category.forms
    static let subcategory = "Clipboard"
    static let summary = "A booking code that a press copies, and that says so for a while."
    static let tags = ["code", "copy", "clipboard", "booking"]
    static let defaultWidth = 48
    static let requests: [any ComponentRequest] = [CopyText("ABCD1E2")]
    static let variants: [Variant<CodeClipboardDisplayState>] = [
        Variant("Default", .init(code: "ABCD1E2")),
        Variant("Copied", .copied, summary: "Said in place of the code for five seconds"),
        Variant("Not copied", .notCopied, summary: "Said for as long; it can be tried again"),
        Variant("Custom code", .customCode, summary: "With a label of the app's own"),
        Variant("Disabled", .init(code: "ABCD1E2", isEnabled: false)),
        Variant("Long code", .init(code: "LONGERCODE123456")),
        Variant("Short code", .init(code: "AB")),
    ]
    static let plays = [
        Play(
            "Copy, and copy again", state: "Default",
            """
            press Tab Enter
            expect call "CodeClipboard.copy()"
            expect request app:copy-text text=ABCD1E2
            wait 0.1s
            expect "Copied to clipboard"
            expect not "ABCD1E2"
            frame "Copied"
            wait 3s
            click 4,1
            wait 4.9s
            expect "Copied to clipboard"
            wait 0.2s
            expect "ABCD1E2"
            frame "Five seconds after the last copy"
            """),
        Play(
            "Out of use", state: "Disabled",
            """
            press Tab
            expect focus nothing
            click 4,1
            expect not "Copied"
            """),
        Play(
            "Confirmed at the start", state: "Copied",
            """
            wait 5s
            expect not "Copied"
            """),
    ]
}
