/// One page: what it is called, what stands on it, and what it does with what its parts ask for.
package struct PageRoute: Sendable {
    package let title: PageText
    package let screen: PageLayout
    package let handlers: [PageHandler]
    /// Where the title stands, else the page.
    let titlePlace: FilePlace
}
