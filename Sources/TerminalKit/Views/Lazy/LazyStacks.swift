/// The lazy stacks of a window.
@MainActor
struct LazyStacks {
    private var stacks: [Weak<LazyStackView>] = []

    mutating func add(_ stack: LazyStackView) {
        remove(stack)
        stacks.append(Weak(stack))
    }

    mutating func remove(_ stack: LazyStackView) {
        stacks.removeAll { $0.object == nil || $0.object === stack }
    }

    /// Has those laid out that have come to show more than is there.
    func look() {
        for reference in stacks { reference.object?.look() }
    }

    /// Has what is going to come into view made once nothing else is to be done.
    func lookAhead() {
        for reference in stacks { reference.object?.lookAhead() }
    }

    /// Has all of them note where things are on the screen.
    func noteMarks() {
        for reference in stacks { reference.object?.noteMarks() }
    }

    /// Rows by which the content of a scrolling view has to be scrolled on, so that what is in view stays there.
    func takeShift(in scroller: ScrollView) -> Int {
        stacks.reduce(0) { rows, reference in
            guard let stack = reference.object, stack.scroller === scroller else { return rows }
            return rows + stack.marks.takeShift(of: stack)
        }
    }

    /// Makes what the focus may go to.
    /// - Returns: whether there is more than before.
    func prepare(in scope: View?, from focused: View?, _ direction: FocusDirection) -> Bool {
        stacks.reduce(false) { isMore, reference in
            guard let stack = reference.object, let scope, stack.isDescendant(of: scope) else { return isMore }
            return stack.prepare(from: focused, direction) || isMore
        }
    }
}
