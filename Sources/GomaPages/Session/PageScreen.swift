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

extension PageScreen {
    /// The control that has the keys first: where the focus was in another run, else by what the pages say; `nil` where
    /// neither names one.
    package func firstFocus(in description: PageDescription) -> View? {
        pageView.rememberedFocus ?? description.focus(on: page).flatMap(pageView.firstFocus)
    }
}
