/// A short message that comes up over a page and leaves by itself.
public final class ToasterView: ComponentView<any ToasterViewModelProtocol, ToasterDisplayState>, StandardComponent {
    public typealias Model = ToasterViewModel

    private lazy var stage = OverlayStage(in: environment, fills: false)
    private lazy var column = StackView([stage], axis: .vertical)

    override public var fillsWidth: Bool { true }
    override public var content: View { column }

    override public func render(_ state: ToasterDisplayState) {
        stage.render(state.queue.current.map(content), waiting: state.queue.waitingCount, for: viewModel)
    }

    override public func resetInteraction() { stage.reset() }

    private func content(of toast: Toast) -> OverlayContent {
        let look = toast.kind?.look(in: glyphs)
        let role = look?.role ?? .iconSecondary
        return OverlayContent(
            id: toast.id, text: toast.title, mark: toast.icon?.text(in: glyphs) ?? look?.mark ?? "",
            markStyle: TextStyle(role, .bold), spokenMark: look.map { environment.text($0.title) } ?? "",
            offer: toast.action?.title ?? "",
            ground: toast.kind == nil ? .level(.raised) : .blend(role, share: 0.1, on: .backgroundTertiary),
            edge: TextStyle(toast.kind == nil ? .separatorLineSecondary : role))
    }
}
