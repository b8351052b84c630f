/// The component, state, width and panel that the gallery is asked to open at.
@MainActor
struct Destination {
    let choice: ComponentChoice
    /// The file of the state to begin with, in place of the component's own.
    let stateFile: String?
    /// Columns offered to the component; as last time where `nil`.
    let width: Int?
    /// What stands open beside it.
    let panel: PanelKind?

    func open(in router: GalleryRouter) {
        router.open(choice.component, stateAt: choice.stateIndex, in: choice.given, width: width, panel: panel)
    }

    /// Shows the state again whenever its file changes.
    func follow(with reload: LiveReload?, in router: GalleryRouter) {
        guard let stateFile else { return }
        let choice = choice
        let isShown: @MainActor () -> Bool = { [weak router] in router?.isOpen(choice.component) ?? false }
        reload?.follow(stateFile, as: .state, isShown: isShown) { [weak router] in
            let state = try GivenState(
                readingFile: stateFile, of: choice.component, over: choice.stateIndex, takesPipes: false)
            router?.show(state, of: choice.component, stateAt: choice.stateIndex)
        }
    }
}
