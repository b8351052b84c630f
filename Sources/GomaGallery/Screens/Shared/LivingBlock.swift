/// The block that holds the component at work.
final class LivingBlock: PreviewBlock {
    private let component: View
    /// What lies over the component while that is inspected.
    var inspection: InspectionView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let inspection { addSubview(inspection) }
        }
    }

    init(_ component: View) {
        self.component = component
        super.init()
        addSubview(component)
    }

    func place(component size: Size) {
        component.frame = Rect(origin: Point(x: Self.margin.left, y: head), size: size)
        inspection?.frame = component.frame
    }
}
