/// One page: what it is called, what stands on it, and what it does with what its parts ask for.
struct PageRoute: Sendable {
    let title: PageText
    let screen: PageLayout
    let handlers: [PageHandler]
    /// Where the title stands, else the page.
    let titlePlace: FilePlace
}
