import GomaUI

/// Has an action that goes by another name than its method.
final class BrokenSpelling: SampleView {
    override class var actions: [Action<MockSampleViewModel>] {
        [Action("togle()", MockSampleViewModel.toggle), Action("countUp()", MockSampleViewModel.countUp)]
    }
}

/// Has an action whose name asks for something that its method does not take.
final class BrokenArity: SampleView {
    override class var actions: [Action<MockSampleViewModel>] {
        [Action("toggle()", MockSampleViewModel.toggle), Action("countUp(by:)", MockSampleViewModel.countUp)]
    }
}

/// Records a call that is none of its actions.
final class BrokenSilentAction: SampleView {
    override class var actions: [Action<MockSampleViewModel>] { [Action("toggle()", MockSampleViewModel.toggle)] }
}
