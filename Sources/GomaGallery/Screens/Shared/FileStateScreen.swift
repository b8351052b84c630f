/// A screen that shows the state of a file beside the component's own screen, over which it lies.
@MainActor
protocol FileStateScreen: AnyObject {
    /// Shows the state as the file has it by now.
    func fileStateChanged()
}
