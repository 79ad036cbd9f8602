import ArgumentParser

@main
struct Bubblepad: ParsableCommand {
}
