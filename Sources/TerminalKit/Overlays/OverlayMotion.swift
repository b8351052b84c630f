/// The time that a message takes to come up and to go.
enum OverlayMotion {
    static let arrival = Duration.milliseconds(400)
    static let departure = Duration.milliseconds(300)
}
