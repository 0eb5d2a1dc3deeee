import { SPORT } from '@stillingen/domain';
import type { FixtureMessage, Message, StatusMessage } from '@stillingen/domain/messages';
import { createRandom } from '../../../../random.ts';
import { instant } from '../../../engine/calendar/copenhagen.ts';
import type { ClockEvent, PlayedClock } from '../../../engine/clock/record.ts';
import { statisticsEvents } from '../../../engine/clock/statistics.ts';
import { clockTimeline } from '../../../engine/clock/timeline.ts';
import type { EventPlan, Publication } from '../../../engine/event-plan.ts';
import { fixtureOf, matchEvent, matchSheets } from '../../../engine/match.ts';
import { writeTimeline } from '../../../engine/message-writer.ts';
import { refereeOf } from '../../../engine/squad.ts';
import type { Timeline, TimelineEvent } from '../../../engine/timeline.ts';
import { createCommentator } from './commentary.ts';
import { playFootball, playUnnamed } from './play.ts';
import type { CompetitionPlan, FootballMatch, FootballRules } from './rules.ts';
import { statisticsOf } from './statistics.ts';
import { footballLineUp, isForetold } from './team-sheet.ts';

/** Each kind of fixture is newer than the one before it. */
const SEQ = { result: 0, planned: 1, attended: 2 } as const;
const ATTENDANCE_AT_S = 25 * 60;

const attendanceOf = ({ seed, rules, home }: FootballMatch): number => {
  const random = createRandom(seed, 'attendance');
  const usual = 14_000 / 4.2 ** (rules.competition.tier - 1);
  return Math.max(40, Math.round(usual * Math.exp(0.55 * random.normal() + 0.3 * home.rating)));
};

function fixtureMessage(match: FootballMatch, kind: keyof typeof SEQ): FixtureMessage {
  const { rules, seed, startS } = match;
  const { coverage, country } = rules.competition;
  const fixture = { ...fixtureOf(match), seq: SEQ[kind] };
  if (kind === 'result') return { ...fixture, coverage: 'result' };
  return {
    ...fixture,
    ...(coverage === 'full' ? { referee: refereeOf(createRandom(seed, 'fixture'), country) } : {}),
    ...(kind === 'attended' ? { at: instant(startS), attendance: attendanceOf(match) } : {}),
  };
}

/**
 * Of a match of which only the result is published. Seq 0: any status of a match that is followed
 * is newer.
 */
function resultStatus(match: FootballMatch, played: PlayedClock): StatusMessage {
  const { key, startS } = match;
  const { stage, score } = resultOf(match, played);
  const head = { kind: 'status', key: `${key}/status`, seq: 0, at: instant(startS + played.endS), event: key } as const;
  return { ...head, stage, ...(score === undefined ? {} : { score }) };
}

export const resultMessages = (match: FootballMatch): readonly Message[] => [
  fixtureMessage(match, 'result'),
  resultStatus(match, playUnnamed(match)),
];

export function footballPublications(match: FootballMatch): readonly Publication[] {
  const { startS, seed, rules } = match;
  const played = playFootball(match);
  const { coverage } = rules.competition;
  const random = createRandom(seed, 'lag');
  if (coverage === 'result')
    return [{ dueS: startS + played.endS + random.int(5, 40) * 60, messages: [resultStatus(match, played)] }];
  const lagS = random.int(3, 12);
  const written = writeTimeline(match, simulateFootball(match, played), lagS);
  // A match that was postponed has no line-ups.
  if (coverage !== 'full' || played.periods.length === 0) return written;
  const attendedS = (played.periods[1]?.startS ?? Infinity) + ATTENDANCE_AT_S;
  const attended: readonly Publication[] =
    attendedS < played.endS ? [{ dueS: startS + attendedS + lagS, messages: [fixtureMessage(match, 'attended')] }] : [];
  return [...matchSheets(match, footballLineUp), ...written, ...attended].toSorted((a, b) => a.dueS - b.dueS);
}

export const footballEvent = (match: FootballMatch): EventPlan => ({
  ...matchEvent(match),
  announcement: () => [fixtureMessage(match, match.rules.competition.coverage === 'result' ? 'result' : 'planned')],
  publications: () => footballPublications(match),
});

export function simulateFootball(match: FootballMatch, played: PlayedClock = playFootball(match)): Timeline {
  if (match.rules.competition.coverage !== 'full' || played.periods.length === 0)
    return clockTimeline(match, played, played.events);
  const commentator = createCommentator(match);
  const events: readonly ClockEvent[] = [
    ...played.events.map((event) => ({ ...event, ...commentator(event) })),
    ...statisticsEvents(match, played, statisticsOf(match, played)),
  ];
  return clockTimeline(match, played, events);
}

export const rulesOf = (competition: CompetitionPlan): FootballRules => ({
  sportId: SPORT.football,
  format: {},
  minutes: 110,
  mostMinutes: 300,
  competition,
  foretold: isForetold(competition),
  lineUp: footballLineUp,
  simulate: simulateFootball,
});

export const resultOf = (match: FootballMatch, played: PlayedClock): Pick<TimelineEvent, 'stage' | 'score'> =>
  clockTimeline(match, played, played.events).at(-1)!;
