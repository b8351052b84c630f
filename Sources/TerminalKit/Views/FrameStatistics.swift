/// Work done for the frames drawn so far, for budgets and tests.
package struct FrameStatistics: Hashable, Sendable {
    /// Views laid out.
    package var layoutPasses = 0
    /// Views asked to draw.
    package var viewsDrawn = 0
    /// Cells written, a cell written twice counted twice.
    package var cellsTouched = 0
    /// Frames that changed anything.
    package var frames = 0

    /// Time for layout and for drawing, as long as the window has a clock.
    package var layoutTime = Duration.zero, drawTime = Duration.zero

    package init() {}
}
