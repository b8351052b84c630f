import CAppFiles

/// The files of the app of Demo/App, built into the program so that they are there from any directory.
enum AppFiles {
    /// The page that all begins with.
    static let start = "Demo/App/app.yaml"

    /// The text of a file by its path; `nil` where there is none.
    static func text(_ path: String) -> String? { goma_app_file(plain(path)).map { String(cString: $0) } }

    /// A path without the ways back in it.
    private static func plain(_ path: String) -> String {
        path.split(separator: "/").reduce(into: [Substring]()) { steps, step in
            if step == ".." { _ = steps.popLast() } else { steps.append(step) }
        }.joined(separator: "/")
    }
}
