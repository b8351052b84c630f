/// Numbers for pairs of colours, of which a terminal may have as few as 64.
///
/// When they run out, the number that has been unused longest and is not on the screen gets a new meaning. When all are
/// on the screen, the same colours the other way round do, in reverse video, else the most similar.
struct ColorPairCache<Allocator: ColorPairAllocator> {
    /// A way to show a pair of colours.
    struct Match: Hashable {
        var number: Int32
        var isReversed = false
        /// Whether the colours are only similar, so that asking again later may find better ones.
        var isApproximate = false
    }

    private let allocator: Allocator
    private var numbers: [ColorPair: Int32] = [:]
    /// What number n + 1 stands for, and the frame that used it last.
    private var entries: [(pair: ColorPair, lastFrame: Int)] = []
    private var frame = 0
    /// Numbers that may get a new meaning in this frame, the longest unused last.
    private var reusable: [Int32]?

    init(allocator: Allocator) { self.allocator = allocator }

    /// Begins a frame: what it matches stays as it is until the next.
    mutating func startFrame() {
        frame += 1
        reusable = nil
    }

    /// How to show `pair`.
    ///
    /// - Parameter visible: numbers that stay on the screen; asked for only when all are taken.
    mutating func match(for pair: ColorPair, visible: () -> Set<Int32>) -> Match {
        if pair == .terminalDefault { return Match(number: 0) }
        if let number = numbers[pair] {
            touch(number)
            return Match(number: number)
        }
        if let number = freeNumber(visible) {
            assign(number, to: pair)
            return Match(number: number)
        }
        return substitute(for: pair)
    }

    /// The number of a pair that has one now.
    func number(of pair: ColorPair) -> Int32? { pair == .terminalDefault ? 0 : numbers[pair] }

    private mutating func touch(_ number: Int32) { entries[Int(number) - 1].lastFrame = frame }

    private mutating func freeNumber(_ visible: () -> Set<Int32>) -> Int32? {
        if entries.count < Int(allocator.limit) {
            entries.append((.terminalDefault, frame))
            return Int32(entries.count)
        }
        if reusable == nil {
            let visible = visible()
            reusable = (1..<Int32(entries.count) + 1).filter { !visible.contains($0) }
                .sorted { entries[Int($0) - 1].lastFrame > entries[Int($1) - 1].lastFrame }
        }
        while let number = reusable?.popLast() {
            if entries[Int(number) - 1].lastFrame < frame { return number }
        }
        return nil
    }

    private mutating func assign(_ number: Int32, to pair: ColorPair) {
        numbers[entries[Int(number) - 1].pair] = nil
        entries[Int(number) - 1] = (pair, frame)
        numbers[pair] = number
        allocator.define(number, as: pair)
    }

    /// With every number on the screen: the same colours reversed, else the most similar.
    private mutating func substitute(for pair: ColorPair) -> Match {
        if let reversed = pair.reversed, let number = numbers[reversed] {
            touch(number)
            return Match(number: number, isReversed: true)
        }
        let nearest = entries.indices.filter { entries[$0].pair.isLegible }
            .min { difference(entries[$0].pair, pair) < difference(entries[$1].pair, pair) }
        guard let nearest, difference(entries[nearest].pair, pair) < difference(.terminalDefault, pair) else {
            return Match(number: 0, isApproximate: true)
        }
        touch(Int32(nearest) + 1)
        return Match(number: Int32(nearest) + 1, isApproximate: true)
    }

    /// A wrong ground is seen before a wrong text colour.
    private func difference(_ one: ColorPair, _ other: ColorPair) -> Double {
        4 * allocator.difference(one.background, other.background)
            + allocator.difference(one.foreground, other.foreground)
    }
}
