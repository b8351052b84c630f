import GomaPages

extension PageKit {
    /// A form that opens an account.
    mutating func addSignup() { addSource("signup") { SignupSource(in: $0.environment) } }
}
