extension RequestFailure {
    /// What is said of it, in the language of the moment.
    /// - Parameter refused: what a refusal without a reason is called.
    @MainActor
    public func words(_ refused: LocalizationKey, in environment: ViewEnvironment) -> String {
        switch self {
        case .refused: environment.text(refused)
        case .noAnswer: environment.text(.noAnswer)
        case .told(let reason): reason
        }
    }
}
