import Foundation
import GomaUI
import TerminalKit

/// Shows a component and keeps it and its model.
final class InstanceView: View {
    let instance: ComponentInstance

    init(_ instance: ComponentInstance) {
        self.instance = instance
        super.init()
        addSubview(instance.view)
    }

    override func sizeThatFits(_ proposal: Size) -> Size { instance.view.measure(proposal) }

    override func layoutSubviews() { instance.view.frame = bounds }
}
