extension LocalizationKey {
    static let resendCodeIn = Self("resendCodeIn", english: "Resend code in {time}")
    static let resendCode = Self("resendCode", english: "Resend code")
    static let sendingCode = Self("sendingCode", english: "Sending a new code")
    static let codeNotSent = Self("codeNotSent", english: "The code could not be sent")
    static let keyResendCode = Self("keyResendCode", english: "send another code")
}
