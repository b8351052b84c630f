/// What may happen on the way to the highest win boost.
extension WinBoostProgress {
    /// A selection that counts came; with the last one the next boost is there, and none is left to reach.
    public mutating func addSelection() {
        guard selectionCount < eligibleCount else { return }
        selectionCount += 1
        guard selectionCount == eligibleCount else { return }
        percentageBefore = percentage
        guard let next = nextPercentage else { return }
        (percentage, nextPercentage) = (next, nil)
    }

    /// A selection that counts left; where it was the last one, the boost that it brought is still to be reached, and the
    /// one before it is there again.
    public mutating func removeSelection() {
        guard selectionCount > 0 else { return }
        if selectionCount == eligibleCount, nextPercentage == nil, percentage != percentageBefore {
            (percentage, nextPercentage) = (percentageBefore, percentage)
        }
        percentageBefore = nil
        selectionCount -= 1
    }
}
