/// The clipboard, from which other programs paste. It takes nothing that has not passed the gate for text.
@MainActor
package protocol Clipboard: AnyObject {
    /// Hands a text over, in place of the one before.
    /// - Returns: why it cannot be, such as "this terminal takes no copies"; `nil` where it has been.
    func copy(_ text: PasteText) -> String?
}
