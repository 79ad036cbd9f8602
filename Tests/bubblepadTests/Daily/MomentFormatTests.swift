import BubblepadDailyNotes
import BubblepadNotebook
import Testing

@testable import bubblepad

@Suite("Moment's formats")
struct MomentFormatTests {
  /// Monday, 5 January 2026, 15:04:09; and Sunday, 3 March 2019, 00:30.
  static let table: [(format: String, first: String, second: String)] = [
    ("YYYY-MM-DD", "2026-01-05", "2019-03-03"),
    ("YY YYYY", "26 2026", "19 2019"),
    ("Q M MM MMM MMMM", "1 1 01 Jan January", "1 3 03 Mar March"),
    ("D Do DD", "5 5th 05", "3 3rd 03"),
    ("DDD DDDD", "5 005", "62 062"),
    ("d dd ddd dddd", "1 Mo Mon Monday", "0 Su Sun Sunday"),
    ("w ww gggg", "2 02 2026", "10 10 2019"),
    ("W WW GGGG", "2 02 2026", "9 09 2019"),
    ("H HH h hh", "15 15 3 03", "0 00 12 12"),
    ("m mm s ss", "4 04 9 09", "30 30 0 00"),
    ("a A", "pm PM", "am AM"),
    ("YYYYMMDDHHmm", "202601051504", "201903030030"),
    ("YYYY/MM-MMMM/YYYY-MM-DD", "2026/01-January/2026-01-05", "2019/03-March/2019-03-03"),
    ("[Day] D, [week] W", "Day 5, week 2", "Day 3, week 9"),
    ("[]YYYY[a]b]", "2026a]b", "2019a]b"),
    ("[on YYYY", "[on 2026", "[on 2019"),
    ("gggg-[W]ww", "2026-W02", "2019-W10"),
    ("ä – YYYY", "ä – 2026", "ä – 2019"),
    ("", "", ""),
  ]

  @Test(arguments: table) func writes(_ format: String, _ first: String, _ second: String) {
    var one = LocalTime(year: 2026, month: 1, day: 5, hour: 15, minute: 4)
    one.second = 9
    let two = LocalTime(year: 2019, month: 3, day: 3, hour: 0, minute: 30)
    #expect(MomentFormat(format).text(for: one) == first)
    #expect(MomentFormat(format).text(for: two) == second)
  }

  /// Years of weeks begin and end beside those of the calendar.
  @Test(arguments: [
    (2021, 1, 3, "2020-W53", "2021-w2"), (2021, 1, 1, "2020-W53", "2021-w1"),
    (2024, 12, 30, "2025-W1", "2025-w1"), (2027, 1, 1, "2026-W53", "2027-w1"),
    (2026, 12, 27, "2026-W52", "2027-w1"), (2022, 12, 31, "2022-W52", "2022-w53"),
  ]) func countsWeeks(_ year: Int, _ month: Int, _ day: Int, _ iso: String, _ english: String) {
    let time = LocalTime(year: year, month: month, day: day)
    #expect(MomentFormat("GGGG-[W]W").text(for: time) == iso)
    #expect(MomentFormat("gggg-[w]w").text(for: time) == english)
  }

  @Test(arguments: [
    (1, "1st"), (2, "2nd"), (11, "11th"), (12, "12th"), (13, "13th"), (21, "21st"), (22, "22nd"),
    (23, "23rd"), (31, "31st"),
  ]) func writesOrdinals(_ day: Int, _ words: String) {
    #expect(MomentFormat("Do").text(for: LocalTime(year: 2026, month: 1, day: day)) == words)
  }

  /// Names, ordinals and weeks of Moment's other languages; those that are not known are English.
  @Test(arguments: [
    ("de_DE.UTF-8", "dddd, Do MMMM YYYY", "Montag, 5. Januar 2026"),
    ("de_AT@euro", "dd ddd MMM a gggg-[W]ww", "Mo Mo. Jan. pm 2026-W02"),
    ("fr_FR", "dddd Do MMMM, wo", "lundi 5 janvier, 2e"),
    ("es", "D-MMM-YYYY MMM", "5-ene-2026 ene"),
    ("es", "D MMM", "5 ene."), ("nl_NL", "Do MMM", "5de jan."),
    ("pt_BR", "dddd dd ww", "segunda-feira 2ª 02"),
    ("pt_PT", "dddd Do", "Segunda-feira 5º"), ("sv_SE", "Do", "5:e"),
    ("ja_JP", "MMMM Do dddd A", "1月 5日 月曜日 午後"),
    ("zh_CN", "dddd A", "星期一 下午"), ("no_NO", "dddd", "mandag"),
    ("en_GB", "dddd MMMM", "Monday January"),
    ("zh_TW", "dddd", "Monday"), ("xx", "dddd", "Monday"), ("C.UTF-8", "dddd Do", "Monday 5th"),
    ("", "Do", "5th"),
  ])
  func hasWordsOfLanguages(_ locale: String, _ format: String, _ words: String) {
    let language = MomentLanguage(locale: locale)
    let time = LocalTime(year: 2026, month: 1, day: 5, hour: 15, minute: 4)
    #expect(MomentFormat(format, in: language).text(for: time) == words)
  }

  @Test func theFirstVariableCounts() {
    func locale(_ variables: [String: String]) -> String? {
      NotebookPlaces(environment: variables.merging(["HOME": "/h"]) { $1 })?.dateLocale
    }
    #expect(locale(["LANG": "de_DE", "LC_TIME": "fr_FR", "LC_ALL": "es_ES"]) == "es_ES")
    #expect(locale(["LANG": "de_DE", "LC_ALL": ""]) == "de_DE" && locale([:]) == "")
  }

  @Test func writesTheSecondsOfTheEpoch() {
    let time = LocalTime(1_764_000_000 * 1_000_000_000)
    #expect(MomentFormat("X").text(for: time) == "1764000000")
    #expect(MomentFormat("x").text(for: time) == "1764000000000")
  }

  @Test func addsMinutesOverMidnight() {
    let late = LocalTime(year: 2026, month: 12, day: 31, hour: 23, minute: 59)
    #expect(MomentFormat("YYYYMMDDHHmm").text(for: late.adding(minutes: 1)) == "202701010000")
    #expect(late.adding(minutes: 0) == late)
  }
}
