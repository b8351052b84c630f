/// What forms say where a page says nothing of its own.
extension LocalizationKey {
    static let formSend = Self("formSend", english: "Send")
    static let formMissing = Self("formMissing", english: "This has to be filled in")
    static let formNotChosen = Self("formNotChosen", english: "Choose one")
    static let formNotAgreed = Self("formNotAgreed", english: "Agree to this before you go on")
    static let formWrong = Self("formWrong", english: "This needs another look")
    static let formNotSame = Self("formNotSame", english: "The two are not the same")
    static let formTooShort = Self("formTooShort", english: "{shortest} characters at least")
    static let formDigits = Self("formDigits", english: "{digits} digits are needed")
    static let formTooLittle = Self("formTooLittle", english: "{least} at least")
    static let formTooMuch = Self("formTooMuch", english: "{most} at most")
    static let formOneWrong = Self("formOneWrong", english: "{count} entry needs another look")
    static let formManyWrong = Self("formManyWrong", counted: "{count} entries need another look")
    static let formNoAnswer = Self(
        "formNoAnswer", english: "No answer came. What you have entered is still here; try again.")
}
