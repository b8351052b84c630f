/// The check of a component's guide, in sentences.
@MainActor
struct GuideCheck {
    /// Characters of an answer: what one reads before one stops reading.
    static let longest = 240
    /// Sentences of an answer.
    static let mostSentences = 3

    private let component: ComponentDescriptor
    private let known: Set<String>?
    private let places: [Place]

    /// The behaviour of a state, as far as a guide speaks of it.
    private struct Place {
        let name: String
        let takesFocus: Bool
        let moves: Bool
    }

    /// - Parameter known: names that a guide may mention; any where `nil`.
    init(_ component: ComponentDescriptor, known: [String]?) {
        self.component = component
        self.known = known.map(Set.init)
        places = component.states.indices.map { index in
            let instance = component.instance(stateAt: index, in: ViewEnvironment.simulated())
            ComponentRenderer.hosting(instance, width: component.defaultWidth).update()
            return Place(
                name: component.states[index].name, takesFocus: !instance.view.focusableViews(upTo: 1).isEmpty,
                moves: instance.environment.scheduler.nextDue != nil)
        }
    }

    var problems: [String] {
        let guide = component.guide
        let texts = ComponentGuide.Question.allCases.flatMap { problems(with: guide.text(for: $0), on: $0) }
        return texts + (guide.isWritten ? [timeProblem, focusProblem].compactMap(\.self) : [])
    }

    private func problems(with text: String, on question: ComponentGuide.Question) -> [String] {
        guard !text.isEmpty else {
            return ["its guide lacks \"\(question)\": write \(question.wish), in one to three sentences"]
        }
        var problems: [String] = []
        if !text.hasSuffix(".") { problems.append("ends without a full stop") }
        if text.contains("\n") || text.contains("  ") { problems.append("has line ends or blanks in a row") }
        if text.count > Self.longest { problems.append("has \(text.count) characters of \(Self.longest) at most") }
        let sentences = text.matches(of: /[.!?]"?( |$)/).count
        if sentences > Self.mostSentences {
            problems.append("has \(sentences) sentences of \(Self.mostSentences) at most")
        }
        problems += Self.names(in: text).filter { known?.contains($0) == false }.map {
            "names \"\($0)\", which is no component"
        }
        return problems.map { "\"\(question)\" of its guide \($0)" }
    }

    /// Words that can be nothing but names of components.
    private static func names(in text: String) -> [String] {
        ComponentGuide.names(in: text).filter { word in
            word.dropFirst().contains(where: \.isUppercase) && word.contains(where: \.isLowercase)
        }.map(String.init)
    }

    private var timeProblem: String? {
        let moving = places.first(where: \.moves)
        switch (component.guide.time, moving) {
        case (nil, let state?): return "\"\(state.name)\" moves by itself; write in \"time\" of its guide how"
        case (.some, nil): return "no state moves by itself; leave \"time\" out of its guide"
        case (nil, nil), (.some, .some): return nil
        }
    }

    private var focusProblem: String? {
        let saysNothing = component.guide.answers.hasPrefix("Nothing")
        let taking = places.first(where: \.takesFocus)
        guard saysNothing == (taking != nil) else { return nil }
        return taking.map { "\"\($0.name)\" takes the focus; write in \"answers\" of its guide what it does" }
            ?? "nothing in it takes the focus; begin \"answers\" of its guide with \"Nothing\""
    }
}
