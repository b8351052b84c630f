/// The control of time: what the keys for time act on.
@MainActor
package protocol TimeControl: AnyObject {
    /// Whether time stands still.
    var isPaused: Bool { get set }
    /// How fast time goes; 1 is real time.
    var speed: Double { get set }
    /// Whether time goes on without anybody moving it.
    var goesByItself: Bool { get }
    /// What a clock on the wall has counted since some moment, also while time stands still.
    var wallTime: Duration { get }
}
