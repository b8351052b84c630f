@testable import NcursesScreen

/// Stands in for ncurses, and keeps what each number means.
final class RecordingAllocator: ColorPairAllocator {
    let limit: Int32
    private(set) var pairs: [Int32: ColorPair] = [:]
    private(set) var definitions = 0

    init(limit: Int32) { self.limit = limit }

    func define(_ number: Int32, as pair: ColorPair) {
        pairs[number] = pair
        definitions += 1
    }

    func difference(_ one: Int32, _ other: Int32) -> Double { Double(abs(one - other)) }
}
