extension Spinner {
    /// A spinner as it looks in every component; it stands still where motion is not wanted.
    package convenience init(in environment: ViewEnvironment) {
        self.init(scheduler: environment.scheduler, style: TextStyle(.iconSecondary, .bold))
        reducesMotion = environment.reducesMotion
    }

    /// Shows the spinner and has it turn, or hides it.
    package func turn(while isWanted: Bool) {
        isHidden = !isWanted
        isAnimating = isWanted
    }
}
