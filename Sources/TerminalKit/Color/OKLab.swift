/// A colour in the OKLab space (Björn Ottosson, 2020), in which distance follows what the eye sees.
struct OKLab: Hashable, Sendable {
    var lightness: Double
    var a: Double
    var b: Double

    init(_ color: RGBColor) {
        let light = LinearRGB(color)
        let (r, g, blue) = (light.red, light.green, light.blue)
        let l = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * blue).cubeRoot
        let m = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * blue).cubeRoot
        let s = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * blue).cubeRoot
        lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
        a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
        b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    }

    /// How much colour there is in it: 0 for greys, about 0.3 for the strongest that a screen can show.
    var chroma: Double { (a * a + b * b).squareRoot() }

    /// Where on the wheel of colours it lies, in degrees: red 29, yellow 110, green 142, cyan 195, blue 264, magenta 328.
    var hue: Double { .degrees(x: a, y: b) }

    func squaredDistance(to other: OKLab) -> Double {
        let (dl, da, db) = (lightness - other.lightness, a - other.a, b - other.b)
        return dl * dl + da * da + db * db
    }
}
