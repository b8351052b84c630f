/// The lazy stacks of a window.
@MainActor
struct LazyStacks {
    private var stacks: [Reference] = []

    private struct Reference {
        weak var stack: LazyStackView?
    }

    mutating func add(_ stack: LazyStackView) {
        remove(stack)
        stacks.append(Reference(stack: stack))
    }

    mutating func remove(_ stack: LazyStackView) {
        stacks.removeAll { $0.stack == nil || $0.stack === stack }
    }

    /// Has those laid out that have come to show more than is there.
    func look() {
        for reference in stacks { reference.stack?.look() }
    }

    /// Has what is going to come into view made once nothing else is to be done.
    func lookAhead() {
        for reference in stacks { reference.stack?.lookAhead() }
    }

    /// Has all of them note where things are on the screen.
    func noteMarks() {
        for reference in stacks { reference.stack?.noteMarks() }
    }

    /// Rows by which the content of a scrolling view has to be scrolled on, so that what is in view stays there.
    func takeShift(in scroller: ScrollView) -> Int {
        stacks.reduce(0) { rows, reference in
            guard let stack = reference.stack, stack.scroller === scroller else { return rows }
            return rows + stack.marks.takeShift(of: stack)
        }
    }

    /// Makes what the focus may go to.
    /// - Returns: whether there is more than before.
    func prepare(in scope: View?, from focused: View?, _ direction: FocusDirection) -> Bool {
        stacks.reduce(false) { isMore, reference in
            guard let stack = reference.stack, let scope, stack.isDescendant(of: scope) else { return isMore }
            return stack.prepare(from: focused, direction) || isMore
        }
    }
}
