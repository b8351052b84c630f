/// A component at the top left of whatever room there is.
package final class ComponentHostView: View {
    private var instance: ComponentInstance
    private var width: Int?

    /// - Parameter width: columns offered; as many as there are where `nil`.
    package init(_ instance: ComponentInstance, width: Int? = nil) {
        self.instance = instance
        self.width = width
        super.init()
        isFocusScope = true
        addSubview(instance.view)
    }

    func show(_ instance: ComponentInstance, width: Int?) {
        self.instance.view.removeFromSuperview()
        self.instance = instance
        self.width = width
        addSubview(instance.view)
    }

    override package func layoutSubviews() {
        let offered = min(width ?? bounds.width, bounds.width)
        instance.view.frame = Rect(
            origin: .zero, size: ComponentRenderer.fittingSize(of: instance.view, width: offered))
    }
}
