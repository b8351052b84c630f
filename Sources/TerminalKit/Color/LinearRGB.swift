/// A colour as amounts of light, 0…1 a channel: what colours are mixed, weighed and simulated in.
struct LinearRGB: Hashable, Sendable {
    var red: Double
    var green: Double
    var blue: Double

    /// The nearest colour that a screen can show.
    var encoded: RGBColor {
        RGBColor(red: Self.channel(red), green: Self.channel(green), blue: Self.channel(blue))
    }

    /// The inverse of the sRGB transfer function (IEC 61966-2-1).
    private static func light(_ channel: UInt8) -> Double {
        let value = Double(channel) / 255
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055).raised(to: 2.4)
    }

    /// The sRGB transfer function (IEC 61966-2-1).
    private static func channel(_ light: Double) -> UInt8 {
        let value = light <= 0.0031308 ? light * 12.92 : 1.055 * light.raised(to: 1 / 2.4) - 0.055
        return UInt8((min(max(value, 0), 1) * 255).rounded())
    }
}

extension LinearRGB {
    init(_ color: RGBColor) {
        self.init(red: Self.light(color.red), green: Self.light(color.green), blue: Self.light(color.blue))
    }
}
