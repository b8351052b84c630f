/// The time that a message takes to come up and to go.
package enum OverlayMotion {
    static let arrival = Duration.milliseconds(400)
    package static let departure = Duration.milliseconds(300)
}
