import GomaKit
import TerminalKit

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
}
