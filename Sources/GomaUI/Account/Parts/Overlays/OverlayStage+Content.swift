extension OverlayStage where Box == OverlayBox {
    /// - Parameter fills: whether a message takes all the columns it is offered, rather than standing in their middle.
    package convenience init(in environment: ViewEnvironment, fills: Bool) {
        self.init(
            OverlayBox(in: environment, fills: fills), fills: fills, on: environment.scheduler,
            reducesMotion: environment.reducesMotion)
    }

    /// Shows a message, or none; the first one at once, and others on their way. Before there is a model, the shape of a
    /// message stands in.
    /// - Parameters:
    ///   - waiting: messages behind it.
    ///   - actions: told what the customer does; `nil` before there is a model.
    package func render(_ content: OverlayContent?, waiting: Int, for actions: (any OverlayActions)?) {
        let isUsable = actions != nil
        let shown: OverlayContent? = isUsable ? content : .shape(in: glyphs)
        show(shown?.id, for: actions) { box in
            guard let shown else { return }
            box.render(shown, waiting: waiting, isUsable: isUsable)
        }
    }
}
