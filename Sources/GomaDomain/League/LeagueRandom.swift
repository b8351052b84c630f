/// The chance in a league: a stream of numbers that a seed decides, the same everywhere (SplitMix64, by Steele, Lea and Flood).
struct LeagueRandom: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    /// A stream of its own for each number that is given.
    init(_ seed: UInt64, _ number: Int) { self.init(Self.mixed(seed ^ Self.mixed(UInt64(bitPattern: Int64(number))))) }

    mutating func next() -> UInt64 {
        state &+= Self.gap
        return Self.mixed(state)
    }

    /// A number from 0 up to 1, which is not among them.
    mutating func share() -> Double { Self.share(of: next()) }

    mutating func number(in range: ClosedRange<Double>) -> Double {
        range.lowerBound + share() * (range.upperBound - range.lowerBound)
    }

    mutating func whole(below bound: Int) -> Int { Int(share() * Double(bound)) }

    /// How often something happens that happens so often on average.
    mutating func count(around mean: Double) -> Int {
        let end = LeagueMath.exp(-mean)
        var (count, product) = (0, share())
        while product > end {
            count += 1
            product *= share()
        }
        return count
    }

    /// A number of a seed and a place, without all those before it.
    static func share(_ seed: UInt64, _ kind: UInt64, _ place: Int) -> Double {
        share(of: mixed(seed &+ mixed(kind &* gap &+ UInt64(bitPattern: Int64(place)))))
    }

    private static let gap: UInt64 = 0x9e37_79b9_7f4a_7c15

    private static func share(of bits: UInt64) -> Double { Double(bits >> 11) * 0x1p-53 }

    private static func mixed(_ bits: UInt64) -> UInt64 {
        var mixed = bits
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}
