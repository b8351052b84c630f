extension OverlayStage where Box == OverlayBox {
    /// - Parameter fills: whether a message takes all the columns it is offered, rather than standing in their middle.
    package convenience init(in environment: ViewEnvironment, fills: Bool) {
        self.init(
            OverlayBox(in: environment, fills: fills), fills: fills, on: environment.scheduler,
            reducesMotion: environment.reducesMotion)
    }

    /// Shows a message, or none; the first one at once, and others on their way.
    /// - Parameters:
    ///   - waiting: messages behind it.
    ///   - actions: told what the customer does; `nil` before there is a model.
    package func render(_ content: OverlayContent?, waiting: Int, for actions: (any OverlayActions)?) {
        let isUsable = actions != nil
        show(content?.id, for: actions) { box in
            guard let content else { return }
            box.render(content, waiting: waiting, isUsable: isUsable)
        }
    }
}
