import Dispatch

extension Duration {
    /// The same for Dispatch, in whole microseconds and never shorter; beyond a century, a century.
    var dispatchInterval: DispatchTimeInterval {
        let century = Duration.seconds(100 * 365 * 24 * 60 * 60)
        let (seconds, attoseconds) = min(self, century).components
        let microseconds = seconds * 1_000_000 + (attoseconds + 999_999_999_999) / 1_000_000_000_000
        return .nanoseconds(Int(microseconds) * 1000)
    }
}
