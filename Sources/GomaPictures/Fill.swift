import TerminalKit

/// The colours of the inside of a shape.
struct Fill {
    let color: (_ x: Double, _ y: Double) -> RGBColor

    static func plain(_ value: UInt32) -> Fill {
        let color = RGBColor(value)
        return Fill { _, _ in color }
    }

    /// From one colour at a height to another further down.
    static func down(_ top: UInt32, _ bottom: UInt32, from start: Double = -1, to end: Double = 1) -> Fill {
        let (top, bottom) = (RGBColor(top), RGBColor(bottom))
        return Fill { _, y in bottom.mixed(share: min(max(0, (y - start) / (end - start)), 1), over: top) }
    }

    /// From one colour around a point to another at a distance.
    static func around(_ x: Double, _ y: Double, _ radius: Double, _ inner: UInt32, _ outer: UInt32) -> Fill {
        let (inner, outer) = (RGBColor(inner), RGBColor(outer))
        return Fill { outer.mixed(share: min(norm($0 - x, $1 - y) / radius, 1), over: inner) }
    }
}
