/// One page: what it is called, what stands on it, and what it does with what its parts ask for.
package struct PageRoute: Sendable {
    package let title: PageText
    package let screen: PageLayout
    package let handlers: [PageHandler]
    /// The part that has the keys from the start, by its id, or ``inside`` for the first that takes any; `nil` where the page itself
    /// has them.
    let focus: String?
    let focusPlace: FilePlace
    /// Where the title stands, else the page.
    let titlePlace: FilePlace

    /// What stands for the first part that takes keys.
    static let inside = "inside"
}
