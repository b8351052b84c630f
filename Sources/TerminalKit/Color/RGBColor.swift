/// A colour in sRGB, eight bits a channel.
public struct RGBColor: Hashable, Sendable {
    /// 0…255, as sRGB has it.
    public var red: UInt8
    /// 0…255, as sRGB has it.
    public var green: UInt8
    /// 0…255, as sRGB has it.
    public var blue: UInt8

    public init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// A colour from its 24-bit number, such as `0xFF6600`.
    public init(_ value: UInt32) {
        self.init(
            red: UInt8(truncatingIfNeeded: value >> 16), green: UInt8(truncatingIfNeeded: value >> 8),
            blue: UInt8(truncatingIfNeeded: value))
    }

    /// The 24-bit number, such as `0xFF6600`.
    package var value: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }

    /// `share` (0…1) of this colour laid on `base`.
    package func mixed(share: Double, over base: RGBColor) -> RGBColor {
        func channel(_ over: UInt8, _ under: UInt8) -> UInt8 {
            UInt8((Double(over) * share + Double(under) * (1 - share)).rounded())
        }
        return RGBColor(
            red: channel(red, base.red), green: channel(green, base.green), blue: channel(blue, base.blue))
    }
}

extension RGBColor {
    /// Reads `#RGB` or `#RRGGBB`, with or without the `#`; `nil` for anything else.
    public init?(hex: String) {
        let digits = hex.hasPrefix("#") ? hex.dropFirst() : hex[...]
        let isHexadecimal = digits.utf8.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
        guard isHexadecimal, let value = UInt32(digits, radix: 16) else { return nil }
        switch digits.count {
        case 6: self.init(value)
        case 3:
            let (r, g, b) = (value >> 8 & 0xF, value >> 4 & 0xF, value & 0xF)
            self.init(r * 0x11 << 16 | g * 0x11 << 8 | b * 0x11)
        default: return nil
        }
    }

    /// `#rrggbb`.
    public var hex: String { "#" + value.padded(to: 6, radix: 16) }
}
