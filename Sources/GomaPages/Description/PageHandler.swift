/// What a page does when a part asks for something.
package struct PageHandler: Sendable {
    let place: FilePlace
    let request: RequestText
    /// All of them are done, one after the other.
    let actions: [PageAction]

    /// Whether it may have to wait for an answer.
    var asks: Bool { actions.contains(where: \.asks) }
}
