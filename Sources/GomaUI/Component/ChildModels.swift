import TerminalKit

#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

/// The models of child components, one for each child state inside a parent's state.
///
/// What happens in a child is written into the parent's state, what changes the parent's state reaches the child; each
/// child's behaviour lives in the child alone. A child keeps its model for as long as its place exists.
@MainActor
public final class ChildModels<Child: DisplayState, Model: MockViewModel<Child>> {
    public private(set) var models: [Model] = []
    private var subscriptions: [AnyCancellable] = []
    private let name: String
    private let isList: Bool
    /// The path of the child at an index.
    private let place: (Int) -> String

    /// Children in an array.
    public convenience init<Parent: DisplayState>(
        of parent: MockViewModel<Parent>, at keyPath: WritableKeyPath<Parent, [Child]>,
        make: @escaping @MainActor (Child) -> Model
    ) {
        self.init(
            of: parent, name: Self.name(of: keyPath), isList: true, read: { $0[keyPath: keyPath] },
            write: { state, index, child in
                if state[keyPath: keyPath].indices.contains(index) { state[keyPath: keyPath][index] = child }
            }, make: make)
    }

    /// A child that may be there or not.
    public convenience init<Parent: DisplayState>(
        of parent: MockViewModel<Parent>, at keyPath: WritableKeyPath<Parent, Child?>,
        make: @escaping @MainActor (Child) -> Model
    ) {
        self.init(
            of: parent, name: Self.name(of: keyPath), isList: false,
            read: { $0[keyPath: keyPath].map { [$0] } ?? [] },
            write: { state, _, child in if state[keyPath: keyPath] != nil { state[keyPath: keyPath] = child } },
            make: make)
    }

    /// A child that is always there.
    public convenience init<Parent: DisplayState>(
        of parent: MockViewModel<Parent>, at keyPath: WritableKeyPath<Parent, Child>,
        make: @escaping @MainActor (Child) -> Model
    ) {
        self.init(
            of: parent, name: Self.name(of: keyPath), isList: false, read: { [$0[keyPath: keyPath]] },
            write: { state, _, child in state[keyPath: keyPath] = child }, make: make)
    }

    /// Children whose states follow from the parent's, such as a button whose title says what has been typed.
    /// - Parameters:
    ///   - name: under which they are found.
    ///   - isList: whether they are found by their index too.
    ///   - derive: the children's states now, for a state of the parent.
    ///   - write: takes over what a child has changed by itself; whatever it leaves aside follows from the parent again.
    public convenience init<Parent: DisplayState>(
        of parent: MockViewModel<Parent>, named name: String, isList: Bool,
        derive: @escaping @MainActor (Parent) -> [Child],
        write: @escaping (inout Parent, Int, Child) -> Void = { _, _, _ in },
        make: @escaping @MainActor (Child) -> Model
    ) {
        self.init(of: parent, name: name, isList: isList, read: derive, write: write, make: make)
    }

    private init<Parent: DisplayState>(
        of parent: MockViewModel<Parent>, name: String, isList: Bool,
        read: @escaping @MainActor (Parent) -> [Child],
        write: @escaping (inout Parent, Int, Child) -> Void, make: @escaping @MainActor (Child) -> Model
    ) {
        self.name = name
        self.isList = isList
        place = { [weak parent] index in
            let own = isList ? "\(name)[\(index)]" : name
            return parent.map { $0.path.isEmpty ? own : "\($0.path).\(own)" } ?? own
        }
        parent.adoptChildren { [weak self] in self?.named ?? [] }
        parent.keepInStep { [weak self, weak parent] state in
            self?.reconcile(read(state), make: make) { index, child in
                parent?.update { write(&$0, index, child) }
            }
        }
    }

    /// The model of a child that is perhaps there.
    public var first: Model? { models.first }

    /// The model of a child that is always there.
    public var only: Model {
        guard models.count == 1 else { preconditionFailure("\(models.count) models for one \(Child.self)") }
        return models[0]
    }

    private var named: [(name: String, model: any IntentTarget)] {
        models.enumerated().map { (isList ? "\(name)[\($0.offset)]" : name, $0.element) }
    }

    /// The property at the end of a key path, such as `lines`.
    private static func name(of keyPath: AnyKeyPath) -> String {
        if let known = keyPathNames[keyPath] { return known }
        let name = "\(keyPath)".split(separator: ".").dropFirst().joined(separator: ".")
        keyPathNames[keyPath] = name
        return name
    }

    private func reconcile(
        _ states: [Child], make: @MainActor (Child) -> Model, report: @escaping (Int, Child) -> Void
    ) {
        for (index, state) in states.enumerated() {
            if index < models.count {
                models[index].replaceState(state)
            } else {
                let model = make(state)
                model.setPlace { [place] in place(index) }
                models.append(model)
                subscriptions.append(model.displayStatePublisher.dropFirst().sink { report(index, $0) })
            }
        }
        if models.count > states.count {
            models.removeLast(models.count - states.count)
            subscriptions.removeLast(subscriptions.count - states.count)
        }
    }
}

/// What key paths have been found to be called, as asking takes long.
@MainActor private var keyPathNames: [AnyKeyPath: String] = [:]
