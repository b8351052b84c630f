import GomaGallery
import GomaUI
import TerminalKit

extension GalleryRouter {
    /// Makes a window that shows a page and nothing of the gallery.
    /// - Parameter file: the name that messages show.
    /// - Returns: the window, and who takes in what a feed brings.
    /// - Throws: ``PageError`` for a part that cannot be made.
    package func makePageWindow(_ page: PageDescription, file: String, size: Size) throws -> (Window, PagePresenter) {
        let (window, presenter) = try PageRouter(page, file: file, router: self).makeWindow(size: size)
        self.window = window
        return (window, presenter)
    }
}
