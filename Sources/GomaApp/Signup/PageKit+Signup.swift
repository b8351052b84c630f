extension PageKit {
    /// What a form asks that opens an account.
    mutating func addSignup() {
        let service = SignupService()
        addAction("open-account", taking: SignupDetails.self, service.open)
        addAction("confirm-code", taking: CodeDetails.self, service.check)
        addAction("send-code", service.send)
        addWords(LocalizationKey.signup)
    }
}
