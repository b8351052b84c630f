/// One of the pages that are open, as its stage has it.
@MainActor
package protocol PageScreen: AnyObject {
    /// What stands on it, and what it does with what its parts ask for.
    var page: PageRoute { get }
    /// What names mean on it.
    var scope: PageScope { get }
    /// Its parts.
    var pageView: PageView { get }
}
