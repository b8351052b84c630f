/// Texts around the form that opens an account.
extension LocalizationKey {
    /// Those that the page names.
    static let signup = [
        Self("signupTitle", english: "Open an account"),
        Self("signupName", english: "First and last name"),
        Self("signupEmail", english: "Email"),
        Self("signupPhone", english: "Phone number"),
        Self("signupPassword", english: "Password"),
        Self("signupChannel", english: "Where shall the code go?"),
        Self("signupByPhone", english: "To my phone"),
        Self("signupByEmail", english: "To my email address"),
        Self(
            "signupTerms",
            english: "I am 18 or older, and have read and accept the Terms and Conditions and the Privacy Policy"),
        Self("signupTermsName", english: "Terms and Conditions"),
        Self("signupPrivacyName", english: "Privacy Policy"),
        Self("signupSubmit", english: "Open account"),
        Self("signupSending", english: "Opening your account…"),
        Self("signupConfirm", english: "Confirm"),
        Self("signupChecking", english: "Checking the code…"),
        Self("signupChange", english: "Change my details"),
        Self("signupLeave", english: "To the matches"),
        Self("signupCodeSent", english: "Enter the code that we have sent to {address}."),
        Self("signupMessage", english: "Message to {address}: your code is {code}"),
        Self("signupWelcome", english: "Welcome, {name}"),
        Self("signupOpened", english: "Your account is open. Log in as {email} from now on."),
        Self("signupNameMissing", english: "Enter your name"),
        Self("signupNameIncomplete", english: "Enter your first name and your last name"),
        Self("signupEmailMissing", english: "Enter your email address"),
        Self("signupPhoneMissing", english: "Enter your phone number"),
        Self("signupPhoneIncomplete", english: "A phone number has {digits} digits"),
        Self("signupPasswordMissing", english: "Choose a password"),
        Self("signupPasswordGuessed", english: "Choose one without your name in it"),
        Self("signupTermsMissing", english: "Accept the terms before you go on"),
    ]
}
