extension Contract {
    /// 10: used and let go, a component's views and model are freed, while its time line and log live on.
    static func nothingLeaks(_ walk: ComponentWalk) -> [ContractFinding] {
        let component = walk.component
        return component.states.indices.compactMap { state in
            let environment = ViewEnvironment.simulated()
            let watched = usedAndReleased(component, state: state, in: environment)
            let alive = watched.filter { $0.object != nil }.map(\.name)
            environment.scheduler.advance(by: .seconds(10))
            guard let first = alive.first else { return nil }
            let others = alive.count > 1 ? " and \(alive.count - 1) more" : ""
            return ContractFinding(
                .nothingLeaks, component, state: state,
                "\(first)\(others) outlived its release; what lives longer has to hold it weakly")
        }
    }

    private struct Watched {
        let name: String
        weak var object: AnyObject?
    }

    private static func usedAndReleased(
        _ component: ComponentDescriptor, state: Int, in environment: ViewEnvironment
    ) -> [Watched] {
        let specimen = Specimen(component, state: state, environment: environment)
        let model = specimen.instance.model.map { Watched(name: "its model", object: $0) }
        specimen.use()
        let views = specimen.view.tree.map { Watched(name: String(nameOf: $0), object: $0) }
        return views + [model, Watched(name: "its window", object: specimen.window)].compactMap(\.self)
    }
}
