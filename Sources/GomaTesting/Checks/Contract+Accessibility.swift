extension Contract {
    /// 13: every place where Tab stops has something to be read out, in every state: a label, or a text of its own.
    static func spokenControls(_ walk: ComponentWalk) -> [ContractFinding] {
        walk.states.enumerated().flatMap { index, state in
            state.specimen.parts.filter { ReadingText.words(of: $0) == nil }.map { part in
                let place = part.visibleRect.origin
                return ContractFinding(
                    .spokenControls, walk.component, state: index, at: place,
                    "\(String(nameOf: part)) has the focus and nothing to say; give it an accessibility label",
                    picture: PictureExcerpt.row(of: state.surface, at: place))
            }
        }
    }

    /// 20: no two places where Tab stops, and no two rows of a list, are read out the same, in any state.
    static func heardApart(_ walk: ComponentWalk) -> [ContractFinding] {
        walk.states.enumerated().flatMap { index, state in
            var heard: Set<String> = []
            return state.specimen.parts.flatMap { part in
                let place = part.visibleRect.origin
                return ReadingText.lines(ofControl: part).filter { !heard.insert($0).inserted }.map { words in
                    ContractFinding(
                        .heardApart, walk.component, state: index, at: place,
                        "\"\(words)\" is said of \(String(nameOf: part)) and of another; say what each is about",
                        picture: PictureExcerpt.row(of: state.surface, at: place))
                }
            }
        }
    }
}
