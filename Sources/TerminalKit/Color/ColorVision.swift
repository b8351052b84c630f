/// A way of seeing in which one of the three kinds of cone is missing.
///
/// The matrices are those of G. M. Machado, M. M. Oliveira and L. A. F. Fernandes, "A Physiologically-based Model for
/// Simulation of Color Vision Deficiency" (IEEE TVCG 15, 2009), at full severity; they work on linear light.
package enum ColorVision: String, CaseIterable, Hashable, Sendable, Codable {
    /// Without the cones for long waves: red is dark, and mistaken for green.
    case protanopia
    /// Without the cones for middle waves: green is mistaken for red.
    case deuteranopia
    /// Without the cones for short waves: blue is mistaken for green, yellow for pink.
    case tritanopia

    /// The colour that someone with three cones would have to see to see the same.
    package func simulated(_ color: RGBColor) -> RGBColor {
        let light = LinearRGB(color)
        let rows = matrix.map { $0.0 * light.red + $0.1 * light.green + $0.2 * light.blue }
        return LinearRGB(red: rows[0], green: rows[1], blue: rows[2]).encoded
    }

    private var matrix: [(Double, Double, Double)] {
        switch self {
        case .protanopia:
            [
                (0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216),
                (-0.003882, -0.048116, 1.051998),
            ]
        case .deuteranopia:
            [
                (0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413),
                (-0.011820, 0.042940, 0.968881),
            ]
        case .tritanopia:
            [
                (1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602),
                (0.004733, 0.691367, 0.303900),
            ]
        }
    }
}
