/// Numbers in a row, such as goals from match to match.
enum ChartSeries {
    /// As many numbers as there are places for: the mean of those that share a place, where there are more.
    static func fitted(_ values: [Double], to count: Int) -> [Double] {
        guard count > 0 else { return [] }
        guard values.count > count else { return values }
        return (0..<count).map { place in
            let part = values[(place * values.count / count)..<((place + 1) * values.count / count)]
            return part.reduce(0) { $0 + $1 / Double(part.count) }
        }
    }
}
