/// A group of views that belong together, such as those repeated over a list.
@MainActor
package protocol ViewGroup {
    /// The views, in their order.
    var members: [View] { get }
}
