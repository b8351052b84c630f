/// How fast time goes, as the keys for time change it: from step to step.
package struct TimeSpeed {
    /// From the slowest to the fastest; 1 is real time.
    private let steps: [Double]

    /// For a component, whose motion is looked at.
    package static let component = Self(steps: [0.25, 0.5, 1, 2, 4])
    /// For a page, which also waits for what takes minutes.
    package static let page = Self(steps: [0.25, 0.5, 1, 2, 4, 10, 60])

    /// The next slower speed; `nil` where there is none.
    package func slower(than speed: Double) -> Double? { steps.last { $0 < speed } }

    /// The next faster speed; `nil` where there is none.
    package func faster(than speed: Double) -> Double? { steps.first { $0 > speed } }

    /// A speed as it is told, such as `0.5x`.
    package static func name(of speed: Double) -> String {
        speed == speed.rounded() ? "\(Int(speed))x" : "\(speed)x"
    }
}
