import Expectations
import Testing

@testable import TerminalKit

@Suite struct ScrollBarTests {
    @Test func `the thumb lies on its track and touches an end only where the content does`() {
        for total in 2...60 {
            for visible in 1..<total {
                for offset in 0...(total - visible) {
                    let bar = ScrollBar(total: total, visible: visible, offset: offset)
                    let name = "\(total), \(visible), \(offset): \(bar.thumb)"
                    expect(bar.isNeeded, is: true, "\(name)")
                    expect(bar.thumb.isEmpty, is: false, "\(name)")
                    #expect(bar.thumb.lowerBound >= 0 && bar.thumb.upperBound <= visible, "\(name)")
                    guard visible - bar.thumb.count > 1 else { continue }
                    expect((bar.thumb.lowerBound == 0), is: (offset == 0), "\(name)")
                    expect((bar.thumb.upperBound == visible), is: (offset == total - visible), "\(name)")
                }
            }
        }
    }

    @Test func `the thumb is as much of its track as is visible of the content, and goes down with it`() {
        let bars = [0, 25, 26, 50, 75].map { ScrollBar(total: 100, visible: 20, offset: $0) }

        expect(bars.map(\.thumb), is: [0..<4, 5..<9, 5..<9, 10..<14, 15..<19])
    }

    @Test func `content that fits needs none`() {
        #expect(!ScrollBar(total: 5, visible: 5, offset: 0).isNeeded)
        #expect(!ScrollBar(total: 5, visible: 0, offset: 0).isNeeded)
    }
}
