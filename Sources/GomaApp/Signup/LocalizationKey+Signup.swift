import GomaUI

/// Texts that the page brings itself which opens an account.
extension LocalizationKey {
    static let signupTitle = Self("signupTitle", english: "Open an account")
    static let signupName = Self("signupName", english: "First and last name")
    static let signupEmail = Self("signupEmail", english: "Email")
    static let signupPhone = Self("signupPhone", english: "Phone number")
    static let signupPassword = Self("signupPassword", english: "Password")
    static let signupChannel = Self("signupChannel", english: "Where shall the code go?")
    static let signupByPhone = Self("signupByPhone", english: "To my phone")
    static let signupByEmail = Self("signupByEmail", english: "To my email address")
    static let signupTerms = Self(
        "signupTerms",
        english: "I am 18 or older, and have read and accept the Terms and Conditions and the Privacy Policy")
    /// As it stands in ``signupTerms``.
    static let signupTermsName = Self("signupTermsName", english: "Terms and Conditions")
    /// As it stands in ``signupTerms``.
    static let signupPrivacyName = Self("signupPrivacyName", english: "Privacy Policy")
    static let signupSubmit = Self("signupSubmit", english: "Open account")
    static let signupSending = Self("signupSending", english: "Opening your account…")
    static let signupConfirm = Self("signupConfirm", english: "Confirm")
    static let signupChecking = Self("signupChecking", english: "Checking the code…")
    static let signupChange = Self("signupChange", english: "Change my details")
    static let signupLeave = Self("signupLeave", english: "To the matches")
    static let signupCodeSent = Self("signupCodeSent", english: "Enter the code that we have sent to {address}.")
    static let signupMessage = Self("signupMessage", english: "Message to {address}: your code is {code}")
    static let signupWelcome = Self("signupWelcome", english: "Welcome, {name}")
    static let signupOpened = Self("signupOpened", english: "Your account is open. Log in as {email} from now on.")
    static let signupNameMissing = Self("signupNameMissing", english: "Enter your name")
    static let signupNameIncomplete = Self("signupNameIncomplete", english: "Enter your first name and your last name")
    static let signupEmailMissing = Self("signupEmailMissing", english: "Enter your email address")
    static let signupEmailTaken = Self("signupEmailTaken", english: "There is an account with this address already")
    static let signupPhoneMissing = Self("signupPhoneMissing", english: "Enter your phone number")
    static let signupPhoneIncomplete = Self("signupPhoneIncomplete", english: "A phone number has {digits} digits")
    static let signupPasswordMissing = Self("signupPasswordMissing", english: "Choose a password")
    static let signupPasswordGuessed = Self("signupPasswordGuessed", english: "Choose one without your name in it")
    static let signupTermsMissing = Self("signupTermsMissing", english: "Accept the terms before you go on")
    static let signupOneWrong = Self("signupOneWrong", english: "{count} entry needs another look")
    static let signupManyWrong = Self("signupManyWrong", english: "{count} entries need another look")
    static let signupNoAnswer = Self(
        "signupNoAnswer", english: "No answer came. What you have entered is still here; try again.")
}
