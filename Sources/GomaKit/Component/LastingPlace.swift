/// A place that may leave what is around it.
@MainActor
protocol LastingPlace: AnyObject {
    /// Whether it has not left.
    var isThere: Bool { get }
}
