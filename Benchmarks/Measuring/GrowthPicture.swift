import Foundation

/// The growth of several things as lines in a picture (SVG), both axes logarithmic: a line that is linear rises like the
/// dashed one.
struct GrowthPicture {
    private let growths: [Growth]
    private let width = 760.0, height = 460.0, left = 60.0, right = 270.0, top = 20.0, bottom = 40.0
    private static let colors = ["#c2410c", "#1d4ed8", "#15803d", "#7e22ce", "#be185d", "#0f766e"]

    init(of growths: [Growth]) { self.growths = growths }

    var text: String {
        let sizes = growths.flatMap(\.sizes).map { log10(Double($0)) }
        let times = growths.flatMap(\.times).map { log10(max($0, 0.01)) }
        let x = (sizes.min() ?? 0).rounded(.down)...max((sizes.max() ?? 1).rounded(.up), 1)
        let y = (times.min() ?? 0).rounded(.down)...max((times.max() ?? 1).rounded(.up), 1)
        var lines = [
            ##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \##(Int(width)) \##(Int(height))" font-family="sans-serif" font-size="12">"##,
            ##"<rect width="100%" height="100%" fill="#ffffff"/>"##,
        ]
        for power in Int(x.lowerBound)...Int(x.upperBound) {
            let place = self.x(Double(power), in: x)
            lines.append(line(from: (place, top), to: (place, height - bottom), "#e5e7eb"))
            lines.append(label(Self.short(power), at: (place - 8, height - bottom + 18)))
        }
        for power in Int(y.lowerBound)...Int(y.upperBound) {
            let place = self.y(Double(power), in: y)
            lines.append(line(from: (left, place), to: (width - right, place), "#e5e7eb"))
            lines.append(label(Self.time(power), at: (4, place + 4)))
        }
        let rise = min(x.upperBound - x.lowerBound, y.upperBound - y.lowerBound)
        lines.append(
            line(
                from: (self.x(x.lowerBound, in: x), self.y(y.lowerBound, in: y)),
                to: (self.x(x.lowerBound + rise, in: x), self.y(y.lowerBound + rise, in: y)), "#9ca3af",
                dashes: true))
        for (number, growth) in growths.enumerated() {
            let color = Self.colors[number % Self.colors.count]
            let points = zip(growth.sizes, growth.times).map { size, time in
                "\(rounded(self.x(log10(Double(size)), in: x))),\(rounded(self.y(log10(max(time, 0.01)), in: y)))"
            }
            lines.append(
                ##"<polyline points="\##(points.joined(separator: " "))" fill="none" stroke="\##(color)" stroke-width="2"/>"##
            )
            let row = top + 16 + Double(number) * 34
            lines.append(
                line(from: (width - right + 16, row - 4), to: (width - right + 36, row - 4), color, width: 2))
            lines.append(label(growth.what, at: (width - right + 42, row)))
            lines.append(label("exponent \(growth.exponentText)", at: (width - right + 42, row + 14)))
        }
        return (lines + ["</svg>", ""]).joined(separator: "\n")
    }

    private func x(_ value: Double, in range: ClosedRange<Double>) -> Double {
        left + (value - range.lowerBound) / (range.upperBound - range.lowerBound) * (width - left - right)
    }

    private func y(_ value: Double, in range: ClosedRange<Double>) -> Double {
        height - bottom
            - (value - range.lowerBound) / (range.upperBound - range.lowerBound) * (height - top - bottom)
    }

    private func rounded(_ value: Double) -> String { String(format: "%.1f", value) }

    private func line(
        from: (Double, Double), to: (Double, Double), _ color: String, width: Int = 1, dashes: Bool = false
    ) -> String {
        ##"<line x1="\##(rounded(from.0))" y1="\##(rounded(from.1))" x2="\##(rounded(to.0))" y2="\##(rounded(to.1))" "##
            + ##"stroke="\##(color)" stroke-width="\##(width)"\##(dashes ? " stroke-dasharray=\"4 4\"" : "")/>"##
    }

    private func label(_ text: String, at place: (Double, Double)) -> String {
        ##"<text x="\##(rounded(place.0))" y="\##(rounded(place.1))" fill="#374151">\##(text)</text>"##
    }

    /// `1k` for a thousand.
    private static func short(_ power: Int) -> String {
        power < 3 ? String(Int(pow(10, Double(power)))) : String(Int(pow(10, Double(power - 3)))) + "k"
    }

    /// A time of so many powers of ten of microseconds.
    private static func time(_ power: Int) -> String {
        switch power {
        case ..<0: String(format: "%g µs", pow(10, Double(power)))
        case 0..<3: "\(Int(pow(10, Double(power)))) µs"
        case 3..<6: "\(Int(pow(10, Double(power - 3)))) ms"
        default: "\(Int(pow(10, Double(power - 6)))) s"
        }
    }
}
