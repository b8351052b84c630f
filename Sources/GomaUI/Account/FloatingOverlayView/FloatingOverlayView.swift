/// A capsule that comes up over a page and tells the customer where they are, or what is new.
public final class FloatingOverlayView: ComponentView<
    any FloatingOverlayViewModelProtocol, FloatingOverlayDisplayState
>, StandardComponent
{
    public typealias Model = FloatingOverlayViewModel

    private lazy var stage = OverlayStage(in: environment, fills: false)
    private lazy var column = StackView([stage], axis: .vertical)

    override public var fillsWidth: Bool { true }
    override public var content: View { column }

    override public func render(_ state: FloatingOverlayDisplayState) {
        stage.render(state.queue.current.map(content), waiting: state.queue.waitingCount, for: viewModel)
    }

    override public func resetInteraction() { stage.reset() }

    private func content(of message: FloatingOverlayMessage) -> OverlayContent {
        OverlayContent(
            id: message.id, text: message.mode.text(in: environment), textStyle: TextStyle(.rowTitle, .textPrimary),
            mark: message.mode.icon?.text(in: glyphs) ?? "", markStyle: TextStyle(.highlightPrimary))
    }
}
