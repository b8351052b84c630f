/// The focus goes on to elements that have not been made: they are made before it looks where it can go.
extension LazyStackView {
    /// Elements that are made at most at one press to find a control.
    private static let mostTried = 256

    /// The view of an element that another is or lies in.
    func element(around view: View) -> View? {
        var view = view
        while let parent = view.superview {
            if parent === self { return view }
            view = parent
        }
        return nil
    }

    /// Makes the next elements in a direction that the focus can go to; where it is elsewhere, those at both ends.
    /// - Returns: whether any has been made.
    func prepare(from focused: View?, _ direction: FocusDirection) -> Bool {
        guard isVisible, !elements.isEmpty, bounds.width > 0 else { return false }
        var tries = Self.mostTried
        var reached: [Int] = []
        arrange {
            if let current = focused.flatMap(element(around:)), let index = index(of: current) {
                switch direction {
                case .next: reached = stops(from: index + 1, by: 1, past: 0, &tries)
                case .down: reached = stops(from: index + 1, by: 1, past: places.columns.count - 1, &tries)
                case .previous: reached = stops(from: index - 1, by: -1, past: 0, &tries)
                case .up: reached = stops(from: index - 1, by: -1, past: places.columns.count - 1, &tries)
                case .left, .right: break
                }
                // Tab goes round.
                if reached.isEmpty, direction == .next { reached = stops(from: 0, by: 1, past: 0, &tries) }
                if reached.isEmpty, direction == .previous {
                    reached = stops(from: elements.count - 1, by: -1, past: 0, &tries)
                }
            } else {
                reached = stops(from: 0, by: 1, past: 0, &tries)
                reached += stops(from: elements.count - 1, by: -1, past: 0, &tries)
            }
            held.reachable = Set(reached.map { elements[$0] })
        }
        // One that holds nothing has gone again, and its height is known now.
        guard tries < Self.mostTried else { return false }
        placeViews()
        tellChange()
        return true
    }

    /// The views of elements near view, and of those that the focus can go to next.
    func elementsInReach() -> [View] {
        guard let port else { return subviews }
        return views(of: elements(near: Self.rows(near: port)))
    }

    private func index(of element: View) -> Int? { made.values.first { $0.view === element }?.index }

    /// Elements with something that can have the focus: the next one, with all that stand beside it.
    /// - Parameter skipped: elements that stand beside the first.
    private func stops(from start: Int, by step: Int, past skipped: Int, _ tries: inout Int) -> [Int] {
        var reached: [Int] = []
        var index = start
        var left = Int.max
        while elements.indices.contains(index), left > 0 {
            defer { index += step }
            if left < Int.max { left -= 1 }
            guard let isStop = isStop(index, &tries) else { break }
            guard isStop else { continue }
            reached.append(index)
            if left == Int.max, abs(index - start) >= skipped { left = 2 * (places.columns.count - 1) }
        }
        return reached
    }

    /// Whether an element holds something that can have the focus; it is made to find out, and goes where it holds nothing.
    /// - Returns: `nil` where no more are to be tried.
    private func isStop(_ index: Int, _ tries: inout Int) -> Bool? {
        let id = elements[index]
        if let known = made[id] { return known.index == index && known.view.holdsFocusableViews }
        if barren.contains(index) { return false }
        guard tries > 0 else { return nil }
        tries -= 1
        places.set([(index, makeElement(index))])
        guard let element = made[id] else { return false }
        element.view.frame = places.frame(of: index)
        element.view.layoutIfNeeded()
        if element.view.holdsFocusableViews { return true }
        barren.insert(index)
        release(id, element)
        return false
    }
}
