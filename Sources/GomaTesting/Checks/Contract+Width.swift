extension Contract {
    /// 6: at each width from 1 to 200, in both glyph sets, a component draws in its bounds alone, all rows that it
    /// reports, no half of a wide cluster and no text over another; its layout works out.
    ///
    /// It is drawn at each width up to 24, around the one it is shown in, and at every sixteenth (forty-eighth in ASCII).
    /// At the others, where a component only stretches, it is laid out, once for both glyph sets. Where it takes the
    /// size of the last width, and was drawn there, that one stands for both.
    static func anyWidth(_ walk: ComponentWalk) -> [ContractFinding] {
        let component = walk.component
        var findings: [ContractFinding] = []
        for glyphs in [Glyphs.unicode, .ascii] {
            for state in component.states.indices {
                let instance = component.instance(stateAt: state, in: ViewEnvironment.simulated(glyphs: glyphs))
                let frame = FramedComponent(instance.view, glyphs: glyphs)
                var seen: Set<FramedComponent.Defect.Kind> = []
                var hasDrawnSize = false
                for width in 1...200 {
                    let isNearDefault = abs(width - component.defaultWidth) <= 2
                    let isDrawn = width <= 24 || isNearDefault || width % (glyphs.isASCII ? 48 : 16) == 8
                    guard isDrawn || !glyphs.isASCII else { continue }
                    let isNewSize = frame.resize(toOffered: width)
                    guard isNewSize || isDrawn && !hasDrawnSize else { continue }
                    hasDrawnSize = isDrawn
                    for defect in isDrawn ? frame.defects() : frame.defectsOfFrames()
                    where seen.insert(defect.kind).inserted {
                        findings.append(
                            ContractFinding(
                                .anyWidth, component, state: state, width: width, at: defect.place,
                                defect.words + (glyphs.isASCII ? ", in ASCII" : ""),
                                picture: defect.place.map { PictureExcerpt.row(of: frame.picture, at: $0) } ?? []))
                    }
                }
            }
        }
        return findings
    }
}
