import Dispatch

extension IdleWork {
    /// How long a turn may take: nobody who presses a key notices that it waits as long.
    private static let longestTurn = Duration.milliseconds(3)

    /// From now on, works on the main queue in short turns, between which events are handled.
    func useMainQueue() {
        onWork = { [weak self] in self?.waitForTurn() }
        if !isDone { waitForTurn() }
    }

    /// Leaves what is not done for whoever works next.
    func leaveMainQueue() { onWork = nil }

    private func waitForTurn() {
        DispatchQueue.main.async {
            guard self.onWork != nil else { return }
            let start = ContinuousClock.now
            self.work { ContinuousClock.now - start < Self.longestTurn }
            if !self.isDone { self.waitForTurn() }
        }
    }
}
