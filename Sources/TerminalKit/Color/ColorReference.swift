/// The meaning of a cell's colour: a role, a mixture of two, the terminal's own, or (for pictures alone) plain RGB.
///
/// References are turned into numbers at the very end, in the backend, so that a new theme needs no new drawing.
public struct ColorReference: Hashable, Sendable {
    /// The four kinds of reference, for those who resolve them.
    package enum Kind: Hashable, Sendable {
        case terminalDefault
        case role(ColorRole)
        /// `share` (0…1) of `over` laid on `base`.
        case blend(base: ColorRole, over: ColorRole, share: Double)
        case rgb(RGBColor)
    }

    /// Two bits of kind, then the payload; zero is the terminal's default.
    private let bits: UInt32

    private static let shareSteps = 64.0

    /// The colour that the terminal uses when nothing is asked of it.
    public static let terminalDefault = ColorReference(bits: 0)

    private init(bits: UInt32) { self.bits = bits }

    /// The colour that the theme has for a role.
    public static func role(_ role: ColorRole) -> ColorReference {
        ColorReference(bits: 1 << 30 | UInt32(role.number))
    }

    /// `share` of `over` laid on `base`, in steps of 1/64; below 0 and above 1 count as the ends, and what is no number as 0.
    public static func blend(_ over: ColorRole, share: Double, on base: ColorRole) -> ColorReference {
        let share = share > 0 ? min(share, 1) : 0
        let steps = UInt32((share * shareSteps).rounded())
        return ColorReference(bits: 2 << 30 | steps << 16 | UInt32(over.number) << 8 | UInt32(base.number))
    }

    /// A place of a ground that goes from one colour to another for no reason but its looks: the mixture of two where there
    /// are colours for it, and one solid ground all over where there are not.
    package static func decoration(_ over: ColorRole, share: Double, on base: ColorRole) -> ColorReference {
        ColorReference(bits: blend(over, share: share, on: base).bits | decorationBit)
    }

    private static let decorationBit: UInt32 = 1 << 29

    /// Whether it is a place of a ground that goes from one colour to another.
    package var isDecoration: Bool { bits >> 30 == 2 && bits & Self.decorationBit != 0 }

    /// A ground as the edge of itself: its colour, so that nothing of it shows, unless the ground cannot be told from the
    /// page; see ``StyleResolver``.
    package var asOwnEdge: ColorReference {
        switch bits >> 30 {
        case 1, 2: ColorReference(bits: bits | Self.ownEdgeBit)
        default: self
        }
    }

    private static let ownEdgeBit: UInt32 = 1 << 28

    /// Whether it is the edge of a ground in that ground.
    package var isOwnEdge: Bool { bits >> 30 != 3 && bits & Self.ownEdgeBit != 0 }

    /// A colour of a picture's pixel; components never name one.
    public static func rgb(_ color: RGBColor) -> ColorReference {
        ColorReference(
            bits: 3 << 30 | UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue))
    }

    package var kind: Kind {
        switch bits >> 30 {
        case 0: .terminalDefault
        case 1: .role(ColorRole(number: byte(0)))
        case 2:
            .blend(
                base: ColorRole(number: byte(0)), over: ColorRole(number: byte(8)),
                share: Double(bits >> 16 & 0x7F) / Self.shareSteps)
        default: .rgb(RGBColor(red: byte(16), green: byte(8), blue: byte(0)))
        }
    }

    private func byte(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: bits >> shift) }
}
