import TerminalKit

extension ColorRole {
    static let ground = ColorRole(number: 0)
    static let text = ColorRole(number: 1)
    static let quietText = ColorRole(number: 2)
    static let barGround = ColorRole(number: 3)
    static let barText = ColorRole(number: 4)
    static let selectionGround = ColorRole(number: 5)
    static let selectionText = ColorRole(number: 6)
    static let mark = ColorRole(number: 7)
    static let pillText = ColorRole(number: 8)

    static func pillGround(_ status: Int) -> ColorRole { ColorRole(number: 9 + UInt8(status)) }
}

/// A colour for each role of the list.
public struct ListColors: ColorResolver {
    private let colors: [RGBColor]

    public static let dark = ListColors(
        0x101418, 0xE4E6EA, 0x8C94A0, 0x262E3A, 0xC8D0DC, 0x2F5488, 0xFFFFFF, 0xFFC24A, 0xF2F2F2,
        0x22704A, 0x7C5A1A, 0x285A92, 0x66407A)
    public static let light = ListColors(
        0xFAFAF7, 0x1A1D24, 0x676E7C, 0xD8DDE8, 0x2A3040, 0xB4D0FC, 0x000000, 0xB25400, 0x151515,
        0xA2E0BA, 0xF8DC98, 0xA8D2F8, 0xE0C4EE)

    private init(_ colors: UInt32...) { self.colors = colors.map { RGBColor($0) } }

    public func color(of role: ColorRole) -> RGBColor? {
        colors.indices.contains(Int(role.number)) ? colors[Int(role.number)] : nil
    }

    public func isEmphasis(_ role: ColorRole) -> Bool {
        role == .selectionGround || role.number >= ColorRole.pillGround(0).number
    }
}
