/// Functions made of the four rules alone, so that a league is the same on every machine, whatever its C library rounds.
enum LeagueMath {
    static func exp(_ power: Double) -> Double {
        let halvings = (power * 1.442_695_040_888_963_4).rounded()
        guard halvings > -1000 else { return 0 }
        let rest = power - halvings * 0.693_147_180_559_945_3
        var (sum, term) = (1.0, 1.0)
        for place in 1...14 {
            term *= rest / Double(place)
            sum += term
        }
        return sum * Double(sign: .plus, exponent: Int(min(halvings, 1000)), significand: 1)
    }

    /// The share of a normal distribution that lies below so many deviations, to a thousandth.
    static func normal(_ deviations: Double) -> Double {
        let bound = min(max(deviations, -6), 6)
        return logistic(1.5976 * bound + 0.07056 * bound * bound * bound)
    }

    static func logistic(_ value: Double) -> Double { 1 / (1 + exp(-value)) }

    /// The chances of 0, 1, 2 and so on of what happens so often on average; the last one stands for all that are more.
    static func counts(around mean: Double, upTo most: Int) -> [Double] {
        var (term, left) = (exp(-mean), 1.0)
        return (0...most).map { count in
            if count > 0 { term *= mean / Double(count) }
            guard count < most else { return max(left, 0) }
            left -= term
            return term
        }
    }

    /// A number from -1 to 1 that goes up and down with time, smoothly.
    /// - Parameter period: milliseconds from one turn to the next, about.
    static func wave(_ seed: UInt64, _ kind: UInt64, at time: Int, period: Int) -> Double {
        let place = time >= 0 ? time / period : (time - period + 1) / period
        let way = Double(time - place * period) / Double(period)
        let eased = way * way * (3 - 2 * way)
        let (from, to) = (LeagueRandom.share(seed, kind, place), LeagueRandom.share(seed, kind, place + 1))
        return 2 * (from + (to - from) * eased) - 1
    }
}
