import GomaUI

/// All that a page knows that opens an account.
struct SignupState: DisplayState {
    var stage = SignupStage.details
    var name: BorderedTextFieldDisplayState
    var email: BorderedTextFieldDisplayState
    var phone: BorderedTextFieldDisplayState
    var password: BorderedTextFieldDisplayState
    /// Where the code goes.
    var channel: SelectOptionsDisplayState
    var terms: TermsAcceptanceDisplayState
    var code = PinDigitEntryDisplayState(id: "code", digitCount: SignupService.code.count)
    var resend = ResendCodeDisplayState(id: "sign-up", interval: 30, phase: .ready)
    /// Whether an answer is waited for.
    var isSending = false
    /// Whether none came to what was sent last.
    var isUnanswered = false

    static let blank = Self(
        name: .blank, email: .blank, phone: .blank, password: .blank, channel: .blank, terms: .blank)
}

/// What follows from it.
extension SignupState {
    /// The country's code before every phone number.
    static let phonePrefix = "+351"

    var chosenChannel: SignupChannel { channel.selectedOptionID.flatMap(SignupChannel.init) ?? .phone }

    /// Where the code goes, ready to read.
    var codeAddress: String {
        switch chosenChannel {
        case .phone: "\(Self.phonePrefix) \(phone.text)"
        case .email: email.text
        }
    }

    /// The first of the customer's names.
    var firstName: String { name.text.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? "" }

    /// Whether anything can be typed now.
    var takesDetails: Bool { stage == .details && !isSending }
}
