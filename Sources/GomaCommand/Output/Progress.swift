/// The progress line of long work, on standard error where that is a terminal.
enum Progress {
    static func report(_ text: String) { Output.show(progress: text) }

    static func finish() { Output.show(progress: nil) }
}
