/// The requests that the customer can make of every message that lies over a page.
@MainActor
public protocol OverlayActions: AnyObject {
    /// Does what the message that shows offers, if anything, and sends it away.
    func press()

    /// Sends the message that shows away.
    func dismiss()

    /// Lets time stand still while the message is read.
    func hold()

    /// Lets time run on.
    func resume()
}
