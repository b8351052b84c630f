/// One frame of the switch between two sets of tabs: the place of each, and the part of it that is in view.
struct TabSwitchFrame: Equatable {
    /// A set's place, and the window through which it is seen.
    struct Part: Equatable {
        var origin = Point.zero
        var window: Rect
    }

    var leaving: Part
    var coming: Part

    /// - Parameter progress: how far the switch is, 0…1.
    init(_ animation: TabSwitchAnimation, _ direction: TabSetSwitch.Direction, progress: Double, size: Size) {
        let all = Rect(origin: .zero, size: size)
        let sign = direction == .forward ? 1 : -1
        func part(of extent: Int) -> Int { Int((Double(extent) * progress).rounded()) }
        switch animation {
        case .slideLeftToRight:
            let way = part(of: size.width)
            leaving = Part(origin: Point(x: -sign * way, y: 0), window: all)
            coming = Part(origin: Point(x: sign * (size.width - way), y: 0), window: all)
        case .verticalCube:
            let way = min(size.height - 1, max(1, part(of: size.height)))
            leaving = Part(origin: Point(x: 0, y: -sign * way), window: all)
            coming = Part(origin: Point(x: 0, y: sign * (size.height - way)), window: all)
        case .horizontalFlip:
            let isTurned = progress >= 0.5
            let half = Int((Double(size.width) * abs(progress - 0.5)).rounded())
            let slit = Rect(x: size.width / 2 - half, y: 0, width: 2 * half, height: size.height).intersection(all)
            leaving = Part(window: isTurned ? .zero : slit)
            coming = Part(window: isTurned ? slit : .zero)
        case .modernMorphSlide:
            let way = part(of: size.width)
            let edge = direction == .forward ? size.width - way : way
            let (left, right) = (
                Rect(x: 0, y: 0, width: edge, height: size.height),
                Rect(x: edge, y: 0, width: size.width - edge, height: size.height)
            )
            leaving = Part(window: direction == .forward ? left : right)
            coming = Part(window: direction == .forward ? right : left)
        case .none:
            leaving = Part(window: .zero)
            coming = Part(window: all)
        }
    }
}
