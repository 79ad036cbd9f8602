import CursesUI

/// A conversation with somebody who answers.
@main
struct ChatRoom: App {
  @State private var conversation = Conversation(answer: Conversation.echo)

  var body: some Scene {
    WindowGroup("Chat") { ChatView(conversation: conversation) }
      .hostOptions(HostOptions(background: BubbleField(seed: 2)))
  }
}

/// The messages, the newest at the bottom, and a field to write the next one.
struct ChatView: View {
  let conversation: Conversation
  @State private var draft = ""
  @FocusState private var isWriting: Bool

  var body: some View {
    Panel("Chat") {
      VStack(alignment: .leading, spacing: 0) {
        messages
        Text(conversation.isAnswering ? "Echo is writing…" : "")
          .foregroundStyle(.secondary)
        Divider()
        HStack {
          TextField("Message", text: $draft, prompt: Text("Say something"), axis: .vertical)
            .lineLimit(1...4)
            .textFieldStyle(.plain)
            .focused($isWriting)
            .submitLabel(.send)
            .onSubmit(send)
          Button("Send", action: send)
            .keyboardShortcut("s")
            .disabled(!canSend)
        }
      }
      .padding(.horizontal, 8)
    }
    .frame(maxWidth: 640)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onAppear { isWriting = true }
  }

  private var messages: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 16) {
          ForEach(conversation.messages) { MessageRow(message: $0) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .onChange(of: conversation.messages.count) {
        if let last = conversation.messages.last { proxy.scrollTo(last.id) }
      }
    }
    .frame(maxHeight: .infinity)
  }

  private var canSend: Bool { !draft.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty }

  private func send() {
    guard canSend else { return }
    conversation.say(draft.trimmingCharacters(in: .whitespacesAndNewlines))
    draft = ""
    isWriting = true
  }
}

/// Who said something, and what.
struct MessageRow: View {
  let message: Message

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(message.author.rawValue)
        .bold()
        .foregroundStyle(message.author == .you ? Color.accentColor : .green)
      Text(verbatim: message.text)
    }
  }
}
