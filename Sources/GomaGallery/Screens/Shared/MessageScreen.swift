/// A screen with a line for messages.
@MainActor
package protocol MessageScreen: AnyObject {
    func show(message: String)
}
