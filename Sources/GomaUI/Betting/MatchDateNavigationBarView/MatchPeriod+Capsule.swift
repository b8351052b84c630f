extension MatchPeriod {
    /// The capsule that tells it; one that is over is not marked as live.
    package var capsule: CapsuleDisplayState {
        CapsuleDisplayState(id: "period", content: .period(self), style: part.isOn ? .status : .tag)
    }
}
