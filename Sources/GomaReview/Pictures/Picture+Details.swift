extension Picture {
    /// What the cells do not show. It is found out when somebody asks, as it takes as long as the cells.
    @MainActor
    final class Details {
        private let component: OffscreenComponent
        private let namesViews: Bool

        private(set) lazy var reading = ReadingText.lines(of: component.instance.view)
        private(set) lazy var tree = ViewNode(component.instance.view)
        private(set) lazy var focusOrder = {
            // The way through all stops changes what there is to read.
            _ = reading
            if namesViews { _ = tree }
            return FocusStop.all(in: component.window, of: component.instance.view, areNamed: namesViews)
        }()

        init(of component: OffscreenComponent, namesViews: Bool) {
            self.component = component
            self.namesViews = namesViews
        }
    }
}
