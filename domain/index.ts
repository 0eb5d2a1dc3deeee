export { matchMinute } from './clock.ts';
export {
  AJAX_SYNC_S, BREAKPOINT_PX, CALENDAR_DAYS, CLOCK_TICK_S, COUNTER_DURATION_S, FEED_CACHE_S, FETCH_RETRY_MS, HIGHLIGHT_S, PAGE_RETRY_S,
  PENALTY_WINDOW_S, REDRAW_DEBOUNCE_MS, RELOAD_BOUND_S, SYNC_AGE_SHARE, SYSTEM_CHECK_S, TIME_KEEP_MATCH_LIVE_S, TRANSPORT_RETRY,
} from './constants.ts';
export { DateFormat, dayLabel, formatDate, formatLongDate, formatStart, formatThousands, MONTHS, weekdayOf, WEEKDAYS } from './dates.ts';
export { copenhagenClock, copenhagenHours, dayBounds, dayOf, dayOffset, feedDayBounds } from './days.ts';
export {
  type Correction, CORRECTION_REASONS, type CorrectionReason, type Deduction, type EventItem, type Incident, INCIDENT_TYPES, type IncidentType,
  type League, type LeagueType, type Origin, type Pair, type Participant, type Side, type StageRole, type Statistic, type StatisticsPeriod, Winner,
} from './entities.ts';
export { FORM_TEXT, type FormBadge, formBadge, type FormText } from './form.ts';
export { type EventId, hashText, type ParticipantId, publicId, type StageId, type TemplateId, type TournamentId } from './ids.ts';
export { apply } from './live/apply.ts';
export { decide } from './live/decide.ts';
export { differences, readSnapshot, SNAPSHOT_VERSION, snapshotLines } from './live/snapshot.ts';
export { type Change, copyState, emptyState, type Entry, type LiveState } from './live/state.ts';
export { type Provider, REFUSALS, type RefusalCode, type Statement, type Verdict } from './live/verdict.ts';
export { isTotallyFinished, showsResult } from './result.ts';
export {
  football, type Sport, SPORT_BAR, sportById, sportByName, sportBySegment, SPORTS, type SportStage, stageLabel, type StatisticKind,
} from './sports/index.ts';
export { isDecided, Stage, type StageCode, StageType, stageTypeOf } from './stage.ts';
export {
  rulesFor, standings, type StandingsInput, type StandingsMatch, type StandingsRow, type StandingsRules, type StandingsSection, type StandingsStage,
  type StandingsTable, TIE_BREAK_TEXT, type TieBreak, tieBreakNote, type Zone,
} from './standings/index.ts';
export {
  CLUBS, type Club, type Competition, competitionBySlug, COMPETITIONS, COUNTRIES, type Country, countryByCode, countryBySlug, LEAGUE_SEASONS, type LeagueSeason,
  resolveClub, resolveCompetition, resolveNation, type SeasonCalendar, seasonCalendar,
} from './football/index.ts';
export { cleanName, cleanText } from './names.ts';
export { foldLetters, slugOf } from './slug.ts';
