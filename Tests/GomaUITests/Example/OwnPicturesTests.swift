import Foundation
import GomaCatalog
import TerminalKit
import Testing

@MainActor
struct OwnPicturesTests {
    @Test func `a folder's pictures are found by their paths`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "own-pictures-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("P3 1 1 1 0 0 1".utf8).write(to: folder.appending(path: "blue.ppm"))

        let loader = environmentWithPictures(in: folder.path).imageLoader
        var picture: Bitmap?
        let subscription = loader.image(named: "blue").sink { _ in
        } receiveValue: {
            picture = $0
        }

        #expect(picture?.pixels == [RGBColor(0x0000FF)])
        subscription.cancel()
    }

    @Test func `an app's own pictures come at once, or not at all`() {
        let shelf = PictureShelf()
        shelf.pictures["red"] = Bitmap(size: Size(width: 1, height: 1), pixels: [RGBColor(0xFF0000)])
        var problem: ImageLoadingError?
        var picture: Bitmap?

        let subscriptions = ["red", "blue"].map {
            shelf.image(named: $0).sink {
                if case .failure(let error) = $0 { problem = error }
            } receiveValue: {
                picture = $0
            }
        }

        #expect(picture?.size == Size(width: 1, height: 1))
        #expect(problem == .notFound(name: "blue"))
        subscriptions.forEach { $0.cancel() }
    }
}
