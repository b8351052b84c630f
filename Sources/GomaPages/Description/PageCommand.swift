/// Something that can be done on every page, by a key or from the list of commands.
package struct PageCommand: Sendable {
    /// What it does, in a few words.
    let title: PageText
    /// `nil` where it stands in the list of commands alone.
    let key: KeyEvent?
    /// All of them are done, one after the other.
    let actions: [PageAction]
    let place: FilePlace
}
