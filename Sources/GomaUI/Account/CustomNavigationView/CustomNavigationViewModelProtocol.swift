/// Decides what the branded head of a sheet shows.
public protocol CustomNavigationViewModelProtocol: DisplayStateSource<CustomNavigationDisplayState> {
    /// Puts the sheet away.
    func close()
}
