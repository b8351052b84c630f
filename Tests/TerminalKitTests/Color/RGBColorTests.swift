import Expectations
import Testing

@testable import TerminalKit

@Suite struct RGBColorTests {
    @Test(
        arguments: [
            ("#FF6600", 0xFF6600), ("ff6600", 0xFF6600), ("#f60", 0xFF6600), ("000", 0), ("#00000f", 15),
        ] as [(String, UInt32)])
    func `hexadecimal digits name a colour`(hex: String, value: UInt32) throws {
        try expect(#require(RGBColor(hex: hex)).value, is: value)
    }

    @Test(arguments: [
        "", "#", "#ff", "#ffff", "#fffff", "#fffffff", "##fff", "+fffff", "-1", "#ggg", "０００", " fff", "red",
    ])
    func `anything else names none`(hex: String) {
        expect(RGBColor(hex: hex), is: nil)
    }

    @Test(arguments: [0, 0x00000F, 0x123456, 0xFFFFFF] as [UInt32])
    func `a colour's digits name it again`(value: UInt32) {
        let color = RGBColor(value)

        expect(color.hex.count, is: 7)
        expect(RGBColor(hex: color.hex), is: color)
    }
}
