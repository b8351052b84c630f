/// Behaves as in production: shows a page's head until the page is written anew.
public final class MockGradientHeaderViewModel: MockViewModel<GradientHeaderDisplayState>,
    GradientHeaderViewModelProtocol
{}
