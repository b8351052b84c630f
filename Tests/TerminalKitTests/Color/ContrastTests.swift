import Expectations
import Testing

@testable import TerminalKit

struct ContrastTests {
    /// Ratios that common WCAG checkers give.
    @Test(
        arguments: [
            (0x000000, 0xFFFFFF, 21), (0xFFFFFF, 0xFFFFFF, 1), (0x777777, 0xFFFFFF, 4.48),
            (0x767676, 0xFFFFFF, 4.54), (0xFF0000, 0xFFFFFF, 4), (0x0000FF, 0xFFFFFF, 8.59),
            (0xFF6600, 0xFFFFFF, 2.94),
        ] as [(UInt32, UInt32, Double)])
    func `ratios are those of WCAG, in either order`(a: UInt32, b: UInt32, ratio: Double) {
        let (first, second) = (RGBColor(a), RGBColor(b))

        #expect(abs(Contrast.ratio(first, second) - ratio) < 0.005)
        expect(Contrast.ratio(first, second), is: Contrast.ratio(second, first))
    }

    @Test func `the primaries weigh as the eye weighs them`() {
        #expect(abs(Contrast.luminance(of: RGBColor(0xFF0000)) - 0.2126) < 1e-9)
        #expect(abs(Contrast.luminance(of: RGBColor(0x00FF00)) - 0.7152) < 1e-9)
        #expect(abs(Contrast.luminance(of: RGBColor(0x0000FF)) - 0.0722) < 1e-9)
    }

    @Test func `distance is nothing for the same and one for black and white`() {
        expect(RGBColor(0x123456).distance(to: RGBColor(0x123456)), is: 0)
        #expect(abs(RGBColor(0x000000).distance(to: RGBColor(0xFFFFFF)) - 1) < 0.001)
    }

    @Test(arguments: ColorVision.allCases)
    func `greys look the same to everybody`(vision: ColorVision) {
        for level: UInt32 in [0x00, 0x40, 0x80, 0xC0, 0xFF] {
            let grey = RGBColor(level << 16 | level << 8 | level)
            expect(vision.simulated(grey), is: grey)
        }
    }

    /// Full red through the first column of each matrix, by hand: 0.152286, 0.114503 and below 0 of light, and so on.
    @Test(
        arguments: [
            (.protanopia, 0x6D5F00), (.deuteranopia, 0xA39000), (.tritanopia, 0xFF000F),
        ] as [(ColorVision, UInt32)])
    func `red becomes what the model says`(vision: ColorVision, seen: UInt32) {
        expect(vision.simulated(RGBColor(0xFF0000)), is: RGBColor(seen))
    }

    @Test func `red and green of one lightness come close without the cones that part them`() {
        let (red, green) = (RGBColor(0xE05040), RGBColor(0x8A8A20))

        let seen = red.distance(to: green)
        let simulated = ColorVision.deuteranopia.simulated(red).distance(
            to: ColorVision.deuteranopia.simulated(green))

        #expect(simulated < seen / 2)
    }
}
