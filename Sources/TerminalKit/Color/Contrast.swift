/// The contrast between two colours.
package enum Contrast {
    /// WCAG 2.1, success criterion 1.4.3: the least ratio for text.
    package static let text = 4.5
    /// WCAG 2.1, success criterion 1.4.11: the least ratio for graphics that are needed to understand the content.
    package static let graphics = 3.0

    /// Relative luminance as WCAG 2.1 defines it: 0 for black, 1 for white.
    package static func luminance(of color: RGBColor) -> Double {
        let light = LinearRGB(color)
        return 0.2126 * light.red + 0.7152 * light.green + 0.0722 * light.blue
    }

    /// Contrast ratio as WCAG 2.1 defines it: 1 for equal colours, 21 for black and white; the order does not matter.
    package static func ratio(_ a: RGBColor, _ b: RGBColor) -> Double {
        let (first, second) = (luminance(of: a) + 0.05, luminance(of: b) + 0.05)
        return max(first, second) / min(first, second)
    }
}

extension RGBColor {
    /// How different two colours look: the distance in OKLab, 0 for the same, 1 for black and white. From about 0.02 on
    /// a difference can be seen side by side.
    package func distance(to other: RGBColor) -> Double {
        OKLab(self).squaredDistance(to: OKLab(other)).squareRoot()
    }

    /// How much colour there is in it, by OKLab: 0 for greys, about 0.3 for the strongest that a screen can show.
    package var chroma: Double { OKLab(self).chroma }

    /// Whether it is a grey, or so near to one that a hue is hardly seen in it.
    package var isNeutral: Bool { chroma < 0.03 }
}
