/// All that is wrong with the options of a source.
struct OptionMistakes: Error, Hashable {
    let all: [OptionMistake]
}
