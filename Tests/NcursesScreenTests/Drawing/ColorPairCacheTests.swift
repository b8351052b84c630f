import Expectations
import TerminalWalker
import Testing

@testable import NcursesScreen

@Suite struct ColorPairCacheTests {
    private let allocator = RecordingAllocator(limit: 3)

    private func pair(_ foreground: Int32, _ background: Int32 = 0) -> ColorPair {
        ColorPair(foreground: foreground, background: background)
    }

    @Test func `the terminal's own colours need no number`() {
        var cache = ColorPairCache(allocator: allocator)
        cache.startFrame()

        let match = cache.match(for: .terminalDefault) { [] }

        expect(match, is: .init(number: 0))
        expect(allocator.definitions, is: 0)
    }

    @Test func `the same colours get the same number, defined once`() {
        var cache = ColorPairCache(allocator: allocator)
        cache.startFrame()

        let first = cache.match(for: pair(1)) { [] }
        let other = cache.match(for: pair(2)) { [] }
        let again = cache.match(for: pair(1)) { [] }

        expect(first, is: again)
        expect(first, isNot: other)
        expect(allocator.definitions, is: 2)
    }

    @Test func `when numbers run out, the one unused longest gets a new meaning`() {
        var cache = ColorPairCache(allocator: allocator)
        for color: Int32 in 1...3 {
            cache.startFrame()
            _ = cache.match(for: pair(color)) { [] }
        }
        cache.startFrame()
        _ = cache.match(for: pair(1)) { [] }

        let match = cache.match(for: pair(4)) { [] }

        expect(match, is: .init(number: 2))
        expect(allocator.pairs, is: [1: pair(1), 2: pair(4), 3: pair(3)])
    }

    @Test(arguments: [0, 1, 2, 63] as [Int32])
    func `as many pairs have a number as there are, and one more shares one`(limit: Int32) {
        let allocator = RecordingAllocator(limit: limit)
        var cache = ColorPairCache(allocator: allocator)
        for first: Int32 in [0, 100, 0] {
            cache.startFrame()
            let asked = (0...limit).map { pair(first + $0, 1) }
            let matches = asked.map { cache.match(for: $0) { [] } }
            expect(matches.dropLast().map { allocator.pairs[$0.number] }, is: Array(asked.dropLast()))
            #expect(matches.dropLast().allSatisfy { !$0.isApproximate && !$0.isReversed })
            expect(matches.last?.isApproximate, is: true)
            #expect((0...limit).contains(matches.last?.number ?? -1))
        }
        expect(allocator.definitions, is: 3 * Int(limit))
    }

    @Test func `a number on the screen keeps its meaning`() {
        var cache = ColorPairCache(allocator: allocator)
        for color: Int32 in 1...3 {
            cache.startFrame()
            _ = cache.match(for: pair(color)) { [] }
        }
        cache.startFrame()

        let match = cache.match(for: pair(4)) { [1, 2] }

        expect(match, is: .init(number: 3))
    }

    @Test func `a number of this frame keeps its meaning before it is on the screen`() {
        var cache = ColorPairCache(allocator: allocator)
        cache.startFrame()

        let matches = (1...4).map { color in cache.match(for: pair(color)) { [] } }

        expect(allocator.pairs, is: [1: pair(1), 2: pair(2), 3: pair(3)])
        expect(allocator.pairs[matches[3].number]?.background, is: 0)
    }

    @Test func `colours that must share a number are shown the other way round in reverse`() {
        var cache = ColorPairCache(allocator: allocator)
        cache.startFrame()
        for color: Int32 in 1...3 { _ = cache.match(for: pair(color, 7)) { [] } }

        let match = cache.match(for: pair(7, 2)) { [] }

        expect(match, is: .init(number: 2, isReversed: true))
    }

    @Test func `the terminal's own colours never take part in reversing`() {
        var cache = ColorPairCache(allocator: RecordingAllocator(limit: 1))
        cache.startFrame()
        _ = cache.match(for: pair(-1, 2)) { [] }

        let match = cache.match(for: pair(2, -1)) { [] }

        expect(match, is: .init(number: 0, isApproximate: true))
    }

    @Test func `colours that must share a number get the most similar, the ground before the text`() {
        var cache = ColorPairCache(allocator: allocator)
        cache.startFrame()
        for asked in [pair(10, 20), pair(40, 20), pair(12, 90)] { _ = cache.match(for: asked) { [] } }

        let match = cache.match(for: pair(12, 22)) { [] }

        expect(match, is: .init(number: 1, isApproximate: true))
        expect(cache.match(for: pair(50, 19)) { [] }.number, is: 2)
    }

    @Test func `colours that hide their text are never shared`() {
        var cache = ColorPairCache(allocator: RecordingAllocator(limit: 2))
        cache.startFrame()
        for asked in [pair(5, 5), pair(7, 9)] { _ = cache.match(for: asked) { [] } }

        let match = cache.match(for: pair(6, 5)) { [] }

        expect(match, is: .init(number: 2, isApproximate: true))
    }

    @Test func `shared colours become right when a number is free again`() {
        var cache = ColorPairCache(allocator: allocator)
        cache.startFrame()
        for color: Int32 in 1...3 { _ = cache.match(for: pair(color)) { [] } }
        #expect(cache.match(for: pair(4)) { [] }.isApproximate)

        cache.startFrame()
        let match = cache.match(for: pair(4)) { [1, 3] }

        expect(match, is: .init(number: 2))
        expect(allocator.pairs[2], is: pair(4))
    }

    @Test func `thousands of pairs through few numbers always mean what was asked, until the frame ends`() {
        let allocator = RecordingAllocator(limit: 63)
        var cache = ColorPairCache(allocator: allocator)
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<200 {
            cache.startFrame()
            var given: [ColorPair: Int32] = [:]
            while given.count < 50 {
                let asked = pair(.random(in: 0..<120, using: &generator), .random(in: 0..<2, using: &generator))
                let known = allocator.pairs.first { $0.value == asked }?.key
                let definitions = allocator.definitions
                let match = cache.match(for: asked) { [] }
                expect(match.number, is: known ?? match.number)
                expect(allocator.definitions - definitions, is: (known == nil ? 1 : 0))
                given[asked] = match.number
            }
            #expect(given.allSatisfy { allocator.pairs[$0.value] == $0.key })
        }
    }

    @Test func `asking for a number gives none away`() {
        var cache = ColorPairCache(allocator: allocator)
        cache.startFrame()
        let number = cache.match(for: pair(1)) { [] }.number

        expect(cache.number(of: pair(1)), is: number)
        expect(cache.number(of: pair(2)), is: nil)
        expect(cache.number(of: .terminalDefault), is: 0)
        expect(allocator.definitions, is: 1)
    }

    @Test(arguments: [(10, 1), (11, 0), (12, 0)] as [(Int32, Int32)])
    func `colours that are no more similar than the terminal's own give way to those`(color: Int32, number: Int32) {
        var cache = ColorPairCache(allocator: RecordingAllocator(limit: 1))
        cache.startFrame()
        _ = cache.match(for: pair(color, 7)) { [] }

        let match = cache.match(for: pair(5, 3)) { [] }

        expect(match, is: .init(number: number, isApproximate: true))
    }
}
