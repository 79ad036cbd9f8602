import BubblepadPanels

/// What the services of the app need from it.
package typealias ServiceContext = AgendaContext & DailyContext & FindContext & LockContext
  & HistoryContext & LinkContext & QuickOpenContext & RenameContext & SpellingContext & TagContext
  & ThemeContext
  & ViContext

/// The services of the app. Each owns one thing and is handed what it needs.
@MainActor
package final class NotebookServices {
  package let agenda: AgendaService
  package let backlinks: BacklinkService
  package let daily: DailyService
  package let finder: NoteFinder
  package let histories: HistoryService
  package let links: LinkService
  package let locking: LockService
  package let quickOpen: QuickOpenService
  package let renaming: RenameService
  package let spelling: SpellingSession
  package let tags: TagService
  package let themes: ThemeService
  package let vi: ViService
  package let writing: WritingService

  package init(_ context: any ServiceContext, _ tabs: NoteTabs) {
    agenda = AgendaService(context)
    backlinks = BacklinkService(context)
    daily = DailyService(context, TemplateService(context))
    finder = NoteFinder(tabs, context)
    histories = HistoryService(context)
    tags = TagService(context)
    links = LinkService(context, tags)
    locking = LockService(context)
    quickOpen = QuickOpenService(context)
    renaming = RenameService(context)
    spelling = SpellingSession(context)
    themes = ThemeService(context)
    vi = ViService(context)
    writing = WritingService(context)
  }
}
