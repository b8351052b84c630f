extension LocalizationKey {
    static let promptOnItsWay = Self("promptOnItsWay", english: "Prompt on its way…")
    static let promptSentTo = Self("promptSentTo", english: "We are sending a prompt to your phone")
    static let promptNotSent = Self("promptNotSent", english: "The prompt could not be sent to your phone")
    static let promptReceived = Self("promptReceived", english: "Received it yet?")
    static let followPrompt = Self("followPrompt", english: "Follow the prompt on your phone to proceed")
    static let paymentConfirmed = Self("paymentConfirmed", english: "Confirmed")
    static let paymentGoesOn = Self("paymentGoesOn", english: "Your payment goes on by itself")
    static let paymentNotConfirmed = Self("paymentNotConfirmed", english: "Not confirmed")
    static let paymentDeclined = Self("paymentDeclined", english: "The payment was declined on your phone")
    static let confirmationExpired = Self("confirmationExpired", english: "Time is up")
    static let nobodyConfirmed = Self("nobodyConfirmed", english: "Nobody confirmed the payment in time")
    static let sendPromptAgain = Self("sendPromptAgain", english: "Send it again")
    static let paymentContinue = Self("paymentContinue", english: "Continue")
    /// Words, and behind them the number that they are about.
    static let wordsAndNumber = Self("wordsAndNumber", english: "{words} {number}")
    static let timeLeft = Self("timeLeft", english: "{time} left")
    static let pinDigits = Self("pinDigits", english: "PIN: {count} of {total} digits entered")
}
