/// The pins of views in a ``StackView``: a number of cells is a size there, and everything else is the stack's to say.
@MainActor
struct StackPins {
    private let constraints: [LayoutConstraint]
    private let axis: Axis

    init(of stack: StackView) {
        constraints = stack.constraints
        axis = stack.axis
    }

    func size(of view: View) -> StackSize {
        guard !constraints.isEmpty, view.stackSize.kind == .natural, let cells = cells(of: view, along: axis) else {
            return view.stackSize
        }
        var size = StackSize.fixed(cells)
        if let least = view.stackSize.least { size = size.atLeast(least) }
        if let most = view.stackSize.most { size = size.atMost(most) }
        return size
    }

    /// Cells across the stack; `nil` where the view has what its alignment gives it.
    func extentAcross(of view: View) -> Int? {
        constraints.isEmpty ? nil : cells(of: view, along: axis == .horizontal ? .vertical : .horizontal)
    }

    private func cells(of view: View, along axis: Axis) -> Int? {
        constraints.first { $0.view === view && $0.axis == axis && $0.isNumber }.map { max(0, $0.offset) }
    }

    /// What is pinned and cannot be followed.
    func issues(in stack: StackView) -> [LayoutIssue] {
        constraints.compactMap { pin in problem(with: pin).map { LayoutIssue(of: [stack, pin.view], $0) } }
    }

    private func problem(with pin: LayoutConstraint) -> String? {
        guard pin.isNumber else {
            return "its stack says where it stands, so its pin to \(pin.targetName) is not followed"
        }
        if let first = cells(of: pin.view, along: pin.axis), first != pin.offset {
            return "is pinned to \(first) and to \(pin.offset) at once"
        }
        guard pin.axis == axis else { return nil }
        let size = size(of: pin.view)
        switch size.kind {
        case .fixed where size.hard == pin.offset: return nil
        case .fixed: return "is pinned to \(pin.offset) cells, and its size in the stack is \(size.hard)"
        case .share: return "is pinned to \(pin.offset) cells, and its size in the stack is a share"
        case .natural: return nil
        }
    }
}

extension LayoutConstraint {
    /// Whether it fixes an extent.
    fileprivate var isNumber: Bool { attribute == .extent && target == nil }

    @MainActor
    fileprivate var targetName: String {
        switch target {
        case .container: "the stack"
        case .sibling(let view, _): String(nameOf: view)
        case .surroundings, nil: "a view around it"
        }
    }
}
