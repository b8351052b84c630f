/// A repeatable choice among wrong changes.
enum Sample {
    /// As many changes as are asked for, kinds by their weight and none over another's place.
    static func changes(_ count: Int, of all: [WrongChange], seed: UInt64) -> [WrongChange] {
        var generator = SplitMix(state: seed)
        var byRule: [Rule: [WrongChange]] = [:]
        for rule in Rule.allCases {
            byRule[rule] = all.filter { $0.rule == rule }.shuffled(using: &generator)
        }
        var taken: [WrongChange] = []
        var spans: [String: [Range<Int>]] = [:]
        while taken.count < count {
            let rules = Rule.allCases.filter { byRule[$0]?.isEmpty == false }
            let total = rules.reduce(0) { $0 + $1.weight }
            guard total > 0 else { break }
            var ticket = Int.random(in: 0..<total, using: &generator)
            for rule in rules {
                ticket -= rule.weight
                guard ticket < 0 else { continue }
                guard let change = byRule[rule]?.popLast() else { break }
                if spans[change.file, default: []].allSatisfy({ !$0.overlaps(change.range) }) {
                    spans[change.file, default: []].append(change.range)
                    taken.append(change)
                }
                break
            }
        }
        return taken
    }
}

/// The generator SplitMix64, by Steele, Lea and Flood: small, and the same everywhere.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
