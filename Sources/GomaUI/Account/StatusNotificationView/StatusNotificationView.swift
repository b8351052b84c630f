/// A banner in a colour of its own on what has come of something.
public final class StatusNotificationView: ComponentView<
    any StatusNotificationViewModelProtocol, StatusNotificationDisplayState
>, StandardComponent
{
    public typealias Model = StatusNotificationViewModel

    private lazy var stage = OverlayStage(in: environment, fills: true)
    private lazy var column = StackView([stage], axis: .vertical)

    override public var fillsWidth: Bool { true }
    override public var content: View { column }

    override public func render(_ state: StatusNotificationDisplayState) {
        stage.render(state.queue.current.map(content), waiting: state.queue.waitingCount, for: viewModel)
    }

    override public func resetInteraction() { stage.reset() }

    /// On its solid ground a line is seen only with the focus, and where there are no colours.
    private func content(of message: StatusNotification) -> OverlayContent {
        let ink = TextStyle(.buttonTextPrimary, .bold)
        let look = message.kind.look(in: glyphs)
        return OverlayContent(
            id: message.id, text: message.message, textStyle: ink,
            mark: message.icon?.text(in: glyphs) ?? look.mark, markStyle: ink,
            spokenMark: environment.text(look.title), ground: .role(look.role), quiet: ink,
            edge: TextStyle(look.role))
    }
}
