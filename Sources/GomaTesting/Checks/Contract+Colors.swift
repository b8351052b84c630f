extension Contract {
    /// 19: what is drawn is drawn in roles that somebody has declared; colours as such are left to pictures.
    ///
    /// Each state is looked at as it first appears, with the focus on the first and the last part of each kind, and after
    /// it has been used for a second. Of a colour the first place in a state is told.
    static func meaningfulColors(_ walk: ComponentWalk) -> [ContractFinding] {
        walk.states.indices.flatMap { index -> [ContractFinding] in
            let state = walk.states[index]
            var strays = StrayColors()
            strays.look(at: state.specimen)
            let specimen = Specimen(walk.component, state: index, height: walk.height)
            for part in state.representativeParts {
                specimen.focus(part)
                strays.look(at: specimen)
            }
            specimen.use()
            strays.look(at: specimen)
            return strays.found.map { stray in
                ContractFinding(
                    .meaningfulColors, walk.component, state: index, width: walk.component.defaultWidth,
                    at: stray.place,
                    stray.words, picture: stray.row)
            }
        }
    }
}
