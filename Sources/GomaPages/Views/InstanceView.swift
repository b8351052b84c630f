/// The view of a component's instance, which keeps it and its model.
///
/// Out of the window the component lets go of the model, so that what the customer did to it, such as scrolling, is kept for
/// the view that shows the model next.
final class InstanceView: View {
    let instance: ComponentInstance
    /// What the component shows while it is in a window.
    private let model: AnyObject?
    /// What brings the component values of its page.
    private let kept: AnyObject?
    /// Brings what has changed while the component was out of the window.
    private let catchUp: () -> Void
    /// What tells its place from others, also in another run.
    private let key: String
    private let memories: PartMemories
    /// Takes what leaves for good; `nil` where nobody has a use for it.
    private let spares: SpareInstances?

    init(
        _ instance: ComponentInstance, at key: String, in memories: PartMemories, keeping kept: AnyObject? = nil,
        sparing spares: SpareInstances? = nil, catchingUp catchUp: @escaping () -> Void = {}
    ) {
        self.instance = instance
        (self.key, self.memories, self.spares) = (key, memories, spares)
        model = instance.model
        (self.kept, self.catchUp) = (kept, catchUp)
        super.init()
        addSubview(instance.view)
    }

    override func sizeThatFits(_ proposal: Size) -> Size { instance.view.measure(proposal) }

    override func layoutSubviews() { instance.view.frame = bounds }

    override func windowChanged(isInWindow: Bool) {
        super.windowChanged(isInWindow: isInWindow)
        if isInWindow {
            takeUpModel()
            memories.take(instance, at: key)
        } else {
            memories.leave(instance, at: key)
            isLeavingForGood ? leaveForGood() : instance.prepareForReuse()
        }
    }

    /// What scrolls far out of a long list has another view where it comes again, and this one may show something else then.
    private func leaveForGood() {
        instance.leaveForGood()
        spares?.put(instance)
    }

    private func takeUpModel() {
        guard instance.model == nil, let model else { return }
        do {
            try instance.configure(with: model)
        } catch {
            preconditionFailure("a component refuses the model that it has shown: \(error)")
        }
        catchUp()
    }
}
