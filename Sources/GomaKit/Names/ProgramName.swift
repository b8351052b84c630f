/// What the program is called that runs, for messages that name its commands.
package enum ProgramName {
    @TaskLocal package static var current = "gomaui"
}
