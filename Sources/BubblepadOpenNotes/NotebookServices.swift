import BubblepadPanels

/// What the services of the app need from it.
package typealias ServiceContext = AgendaContext & DailyContext & FindContext & HistoryContext
  & InsetContext & LinkContext & LockContext & NeighbourhoodContext & PropertyContext
  & QuickOpenContext & ReadingContext & RenameContext & ReplaceContext & SpellingContext
  & TagContext & ThemeContext & ViContext & VisitContext

/// The services of the app. Each owns one thing and is handed what it needs.
@MainActor
package final class NotebookServices {
  package let agenda: AgendaService
  package let backlinks: BacklinkService
  package let daily: DailyService
  package let finder: NoteFinder
  package let histories: HistoryService
  package let insets: InsetService
  package let links: LinkService
  package let locking: LockService
  package let neighbourhood: NeighbourhoodService
  package let properties: PropertyService
  package let quickOpen: QuickOpenService
  package let reading: ReadingService
  package let renaming: RenameService
  package let replacing: ReplaceService
  package let spelling: SpellingSession
  package let tags: TagService
  package let themes: ThemeService
  package let vi: ViService
  package let visits: VisitService
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
    neighbourhood = NeighbourhoodService(context, links)
    properties = PropertyService(context)
    visits = VisitService(context, links)
    quickOpen = QuickOpenService(context, visits)
    insets = InsetService(context)
    reading = ReadingService(context)
    renaming = RenameService(context)
    replacing = ReplaceService(context)
    spelling = SpellingSession(context)
    themes = ThemeService(context)
    vi = ViService(context)
    writing = WritingService(context)
  }
}
