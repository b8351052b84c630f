import Expectations
import TerminalKit
import Testing

@testable import GomaCatalog
@testable import GomaPromotions

/// Several pictures in one frame.
@MainActor
struct PictureFrameViewTests {
    /// Pictures that come when a test says so.
    private final class Desk: ImageLoader {
        private(set) var asked: [String] = []
        private var waiting: [String: PassthroughSubject<Bitmap, ImageLoadingError>] = [:]

        func image(named name: String) -> AnyPublisher<Bitmap, ImageLoadingError> {
            let arrival = PassthroughSubject<Bitmap, ImageLoadingError>()
            asked.append(name)
            waiting[name] = arrival
            return arrival.eraseToAnyPublisher()
        }

        func bring(_ picture: Bitmap, as name: String) { waiting[name]?.send(picture) }
    }

    private func shown(in view: View) -> Bitmap? {
        view.subviews.compactMap { $0 as? PictureView }.first?.picture
    }

    @Test func `the wanted picture takes the place of one that stands in, and what is let go of is asked for anew`() {
        let (red, blue) = (RGBColor(0xFF0000), RGBColor(0x0000FF))
        let (poster, frame) = (
            Bitmap(size: Size(width: 1, height: 1), pixels: [red]),
            Bitmap(size: Size(width: 1, height: 1), pixels: [blue])
        )
        let content = BlockPicture(name: "poster", alternative: "Goals")
        let desk = Desk()
        let view = PictureFrameView(in: ViewEnvironment(imageLoader: desk), as: .picture, maximumRows: 6)
        view.render(content, loading: ["poster", "frame"], showing: ["frame", "poster"])

        desk.bring(poster, as: "poster")
        expect(shown(in: view), is: poster)
        desk.bring(frame, as: "frame")
        expect(shown(in: view), is: frame)
        view.render(content)
        expect(shown(in: view), is: poster)
        expect(desk.asked, is: ["poster", "frame"])
        view.render(content, loading: ["poster", "frame"], showing: ["frame", "poster"])

        expect(shown(in: view), is: poster)
        expect(desk.asked, is: ["poster", "frame", "frame"])
    }
}
