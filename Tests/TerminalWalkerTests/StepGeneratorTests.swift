import Expectations
import Testing

@testable import TerminalWalker

struct StepGeneratorTests {
    private func steps(_ count: Int, seed: UInt64) -> [Step] {
        var generator = StepGenerator(seed: seed, width: 80, height: 24)
        return (0..<count).map { _ in generator.next() }
    }

    @Test(arguments: [0, 1, 42, .max] as [UInt64])
    func `the same seed does the same`(seed: UInt64) {
        expect(steps(400, seed: seed), is: steps(400, seed: seed))
    }

    @Test func `another seed does something else`() {
        expect(Set((0..<20).map { steps(20, seed: $0) }).count, is: 20)
    }

    @Test func `a longer walk begins as a shorter one`() {
        expect(Array(steps(100, seed: 7).prefix(30)), is: steps(30, seed: 7))
    }

    @Test func `everything that may come does come`() {
        let all = (0..<60).flatMap { steps(150, seed: $0) }
        let bytes = all.map(\.bytes)
        let sizes = all.compactMap { step -> [Int]? in
            if case .resize(let width, let height) = step.action { return [width, height] }
            return nil
        }

        for key in UInt8(0x21)...0x7E { expect(bytes, contains: [key], "\(UnicodeScalar(key))") }
        for key in Keys.navigation + Keys.function { expect(bytes, contains: key.bytes, "\(key.name)") }
        #expect(bytes.contains { $0.contains(0) })
        #expect(bytes.contains { String(validating: $0, as: UTF8.self) == nil })
        #expect(bytes.contains { $0.starts(with: Keys.sequence("[200~")) && $0.count > 100_000 })
        #expect(
            bytes.contains { $0.starts(with: Keys.sequence("[200~")) && $0.suffix(6) != Keys.sequence("[201~")[...] })
        #expect(bytes.contains { $0.starts(with: Keys.sequence("[<")) })
        #expect(bytes.contains { $0.starts(with: Keys.sequence("[M")) })
        expect(sizes, contains: [1, 1])
        expect(sizes, contains: [500, 200])
        #expect(sizes.allSatisfy { (1...500).contains($0[0]) && (1...200).contains($0[1]) })
        #expect(all.contains { $0.action == .stop })
        for signal in [SIGHUP, SIGTERM] { #expect(all.contains { $0.action == .end(signal: signal) }) }
        for isTold in [false, true] { #expect(all.contains { $0.action == .hangUp(isTold: isTold) }) }
        #expect(Set(all.map(\.words).filter { $0.hasPrefix("a paste of") && $0.contains("times") }).count > 20)
    }

    @Test func `noise holds no byte that the terminal makes a signal of`() {
        let noise = (0..<60).flatMap { steps(150, seed: $0) }.filter { $0.words.hasPrefix("the bytes") }

        #expect(noise.count > 50)
        #expect(noise.allSatisfy { Set($0.bytes).isDisjoint(with: [0x03, 0x1A, 0x1C]) })
        #expect(Set(noise.flatMap(\.bytes)).isSuperset(of: [0x00, 0x02, 0x1B, 0x1D, 0xFF]))
    }

    @Test func `clicks and the wheel are inside the window as it is then, their reports count from one`() throws {
        var count = 0
        for seed in 0..<40 as Range<UInt64> {
            var (width, height) = (80, 24)
            for step in steps(150, seed: seed) {
                if case .resize(let newWidth, let newHeight) = step.action { (width, height) = (newWidth, newHeight) }
                guard let place = step.words.wholeMatch(of: #/(click|wheel) at (\d+),(\d+)/#)?.output else { continue }
                count += 1
                let (x, y) = (try #require(Int(place.2)), try #require(Int(place.3)))
                let text = String(decoding: step.bytes, as: UTF8.self)
                let reports = (place.1 == "click" ? 0...2 : 64...65).map { button in
                    let report = "\u{1B}[<\(button);\(x + 1);\(y + 1)"
                    return place.1 == "click" ? "\(report)M\(report)m" : "\(report)M"
                }

                #expect(x < width && y < height, "\(step.words) in \(width)×\(height)")
                expect(reports, contains: text, "\(step.words)")
            }
        }
        #expect(count > 100)
    }

    @Test func `bytes are written as people read them, of many the first`() {
        let words = Array(repeating: "a", count: 48).joined(separator: " ")

        expect(StepGenerator.text(of: [0x1B, 0x5B, 0x41, 0x00, 0xFF]), is: "ESC [ A 00 FF")
        expect(StepGenerator.text(of: [0x0F, 0x10]), is: "0F 10")
        expect(StepGenerator.text(of: Array(repeating: 0x61, count: 48)), is: words)
        expect(StepGenerator.text(of: Array(repeating: 0x61, count: 48) + [0x62]), is: "\(words) …")
    }
}
