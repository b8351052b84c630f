extension StepAnimator {
    /// An animator at rest, on the time of an environment.
    public convenience init(in environment: ViewEnvironment) {
        self.init(on: environment.scheduler, reducesMotion: environment.reducesMotion)
    }
}
