import GomaCatalog

/// Has an action that goes by another name than its method.
final class BrokenSpelling: SampleView {
    override class var actions: [Action<SampleViewModel>] {
        [Action("togle()", SampleViewModel.toggle), Action("countUp()", SampleViewModel.countUp)]
    }
}

/// Has an action whose name asks for something that its method does not take.
final class BrokenArity: SampleView {
    override class var actions: [Action<SampleViewModel>] {
        [Action("toggle()", SampleViewModel.toggle), Action("countUp(by:)", SampleViewModel.countUp)]
    }
}

/// Records a call that is none of its actions.
final class BrokenSilentAction: SampleView {
    override class var actions: [Action<SampleViewModel>] { [Action("toggle()", SampleViewModel.toggle)] }
}

/// Declares an action twice.
final class BrokenTwice: SampleView {
    override class var actions: [Action<SampleViewModel>] {
        SampleViewModel.actions + [Action("toggle()", SampleViewModel.toggle)]
    }
}

/// Has an action that writes nothing down.
final class BrokenRecord: SampleView {
    override class var actions: [Action<SampleViewModel>] {
        SampleViewModel.actions + [Action("rest()", SampleViewModel.rest)]
    }
}

extension SampleViewModel {
    fileprivate func rest() {}
}
