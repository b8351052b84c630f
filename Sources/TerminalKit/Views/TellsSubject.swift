/// A view whose controls are about something that their own words leave out, such as the card of a limit whose button says
/// "Remove". A screen reader says it after their words, so that those of several cards are told apart.
package protocol TellsSubject: View {
    /// What the controls in it are about; `nil` where their words say enough.
    var spokenSubject: String? { get }
}
