/// The name of the program that runs, for messages that name its commands.
package enum ProgramName {
    @TaskLocal package static var current = "gomaui"
}
