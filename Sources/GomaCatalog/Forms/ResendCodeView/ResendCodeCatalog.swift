extension ResendCodeDisplayState {
    static let sending = Self(id: "sign-up", interval: 30, phase: .sending)
    static let failed = Self(id: "sign-up", interval: 30, phase: .failed(.refused))
    static let failedWithReason = Self(
        id: "sign-up", interval: 30, phase: .failed(.told("Three codes have been sent today; try again tomorrow")))
    static let toBeRefused = Self(id: "sign-up", interval: 20, phase: .waiting(seconds: 1))
    static let toBeLost = Self(id: "sign-up", interval: 10, phase: .waiting(seconds: 2))
}

enum ResendCodeCatalog: CatalogEntry {
    typealias ComponentType = ResendCodeView

    static let category = Category.forms
    static let subcategory = "Verification"
    static let summary = "Counts down until a verification code can be sent again, and sends it."
    static let tags = ["verification", "code", "countdown", "time", "loading", "error"]
    static let requests: [any ComponentRequest] = [ResendCode(code: "sign-up")]
    static let variants: [Variant<ResendCodeDisplayState>] = [
        Variant("Counting down", .init(id: "sign-up", interval: 59)),
        Variant("Short", .init(id: "sign-up", interval: 15)),
        Variant("Very short", .init(id: "sign-up", interval: 5)),
        Variant("Minute", .init(id: "sign-up", interval: 60)),
        Variant("Long", .init(id: "sign-up", interval: 120)),
        Variant("Expired", .init(id: "sign-up", interval: 59, phase: .ready), summary: "Another code can be sent"),
        Variant("Sending", .sending, summary: "A code has been asked for"),
        Variant("Failed", .failed, summary: "It can be asked for again"),
        Variant("Failed with reason", .failedWithReason, summary: "In the words of the server"),
        Variant("Refused", .toBeRefused, answers: [.refused, .given], summary: "The first request is refused"),
        Variant("Times out", .toBeLost, answers: [.silence], summary: "No request is answered"),
    ]
    static let plays = [
        Play(
            "Wait and ask for another code", state: "Very short",
            """
            press Tab
            expect focus nothing
            wait 1s
            expect "00:04"
            wait 3.9s
            expect "00:01"
            wait 0.1s
            expect not "00:0"
            press Tab
            frame "It can be sent again"
            press Enter
            expect call "ResendCode.resend()"
            expect "Sending a new code"
            frame "Asked for"
            press Enter
            wait 1s
            expect "00:05"
            frame "Sent, and counting anew"
            wait 5s
            press Space
            expect "Sending a new code"
            """),
        Play(
            "Refused at first", state: "Refused",
            """
            wait 1s
            press Tab Enter
            wait 1s
            expect "The code could not be sent"
            frame "Refused"
            press Enter
            expect not "The code could not be sent"
            wait 1s
            expect "00:20"
            """),
        Play.noAnswer(to: "wait 2s", "click 4,0", meanwhile: "Sending a new code", frame: "It can be asked for again"),
    ]
}
