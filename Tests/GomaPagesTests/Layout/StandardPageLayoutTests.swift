import Expectations
import GomaKit
import Testing

@testable import GomaPages

@MainActor
struct StandardPageLayoutTests {
    @Test func `the standard manager leaves all to the page, and takes a gap and an inset for a roomier one`() {
        let (plain, roomy) = (StandardPageLayout(), StandardPageLayout(gap: 1, inset: 2))
        for traits in [[], [.header], [.fullWidth], [.stackable], [.centred]] as [Set<LayoutTrait>] {
            expect(plain.gap(above: traits, below: [], in: 100), is: 0)
            expect(plain.inset(of: traits, in: 100), is: 0)
        }
        expect(plain.width(of: [], in: 100), is: 80)
        expect(plain.width(of: [.fullWidth], in: 100), is: 100)
        expect(plain.width(of: [.header], in: 100), is: 100)
        expect(plain.width(of: [.compact], in: 100), is: 40)
        expect(plain.offset(of: [], leaving: 7), is: 0)
        expect(plain.offset(of: [.centred], leaving: 7), is: 3)
        expect(plain.offset(of: [.trailing], leaving: 7), is: 7)

        expect(roomy.gap(above: [], below: [.stackable], in: 9), is: 1)
        expect(roomy.gap(above: [], below: nil, in: 9), is: 1)
        expect(roomy.gap(above: [.stackable], below: [.stackable], in: 9), is: 0)
        expect(roomy.gap(above: [.stackable], below: nil, in: 9), is: 0)
        expect(roomy.gap(above: [.stackedUpwards], below: [.header], in: 9), is: 0)
        expect(roomy.gap(above: [.stackedUpwards], below: nil, in: 9), is: 1)
        expect(roomy.inset(of: [], in: 9), is: 2)
        expect(roomy.inset(of: [.fullWidth], in: 9), is: 0)
    }
}
