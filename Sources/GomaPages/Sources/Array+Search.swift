extension [String] {
    /// Where a text stands; of two, the one nearer to a place from which it is looked for in both directions.
    func index(of text: String, near place: Int) -> Int? {
        guard !isEmpty else { return nil }
        let middle = Swift.min(Swift.max(place, 0), count - 1)
        for distance in 0..<Swift.max(middle + 1, count - middle) {
            let (after, before) = (middle + distance, middle - distance)
            if after < count, self[after] == text { return after }
            if before >= 0, self[before] == text { return before }
        }
        return nil
    }
}
