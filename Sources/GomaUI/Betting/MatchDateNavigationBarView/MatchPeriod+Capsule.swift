extension MatchPeriod {
    /// The capsule that tells it; one that is over is not marked as live. Where nothing is told but that the match is
    /// on, it says that.
    package var capsule: CapsuleDisplayState {
        let content: CapsuleContent = self == MatchPeriod(.named("")) ? .live : .period(self)
        return CapsuleDisplayState(id: "period", content: content, style: part.isOn ? .status : .tag)
    }
}
