import Testing

@testable import Mutation

struct TestUnitSharesTests {
    private func share(_ number: Int, of count: Int, seconds: Double, passed: Set<Int> = []) -> TestUnit {
        TestUnit(
            name: "A.B/c(id:)", share: "\(number)/\(count)", seconds: seconds, reached: [number, 1000], passed: passed)
    }

    @Test func `few shares stay what they are`() {
        let units = (1...12).map { share($0, of: 140, seconds: 0.01) }

        #expect(TestUnit.joined(units) == units)
    }

    @Test func `many shares of a short test are the whole of it`() throws {
        let units = (1...13).map { share($0, of: 100, seconds: 0.1) }
        let other = TestUnit(name: "A.B/d()", share: nil, seconds: 1, reached: [])

        let joined = TestUnit.joined(units + [other])

        try #require(joined.count == 2)
        #expect(joined[0] == other)
        #expect(joined[1].share == nil)
        #expect(abs(joined[1].seconds - 10) < 1e-9)
        #expect(joined[1].reached == Set(1...13).union([1000]))
    }

    @Test func `many shares of a long test are its eighths, and a quarter of them is not many`() {
        let units = (1...100).map { share($0, of: 100, seconds: 1) }

        let joined = TestUnit.joined(units).sorted { $0.share! < $1.share! }

        #expect(joined.map(\.share) == (1...8).map { "\($0)/8" })
        #expect(joined.allSatisfy { $0.seconds == 13 })
        #expect(joined[2].reached == Set(stride(from: 3, through: 100, by: 8)).union([1000]))
        #expect(TestUnit.joined(Array(units.prefix(25))).map(\.share) == units.prefix(25).map(\.share))
        #expect(TestUnit.joined(Array(units.prefix(26))).count == 8)
    }

    @Test func `what one share has not let pass all of them may notice`() {
        let units = (1...13).map { share($0, of: 13, seconds: 0.1, passed: $0 == 4 ? [4] : [$0, 1000]) }

        let joined = TestUnit.joined(units)

        #expect(joined.map { $0.mayNotice([4]) } == [false])
        #expect(joined.map { $0.mayNotice([1000]) } == [true])
    }

    @Test func `a share runs what stands at its places`() {
        let all = TestUnit(name: "A.B/c(id:)", share: nil, seconds: 1, reached: [])
        let eighth = share(3, of: 8, seconds: 1)

        #expect(all.contains(eighth))
        #expect(!eighth.contains(all))
        for number in 1...140 { #expect(eighth.contains(share(number, of: 140, seconds: 1)) == (number % 8 == 3)) }
        #expect(!share(3, of: 140, seconds: 1).contains(eighth))
        #expect(!all.contains(TestUnit(name: "A.B/d(id:)", share: nil, seconds: 1, reached: [])))
    }
}
