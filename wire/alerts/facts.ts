import {
  type AlertFacts,
  type AlertSide,
  type AlertSport,
  type EventItem,
  eventItemId,
  liveText,
  type MatchFormat,
  minuteOfPlay,
  type Origin,
  type Pair,
  Stage,
  StageType,
  Winner,
} from '@stillingen/domain';
import type { EventRow } from '../event/event-row.ts';
import { correctionReason } from './reasons.ts';

export interface AlertPlace {
  readonly sport: AlertSport;
  readonly league: AlertFacts['league'];
  /** Races: '3. etape'. */
  readonly title?: string;
}

const pair = (home: number | null, away: number | null): Pair | null => (home === null || away === null ? null : [home, away]);

/** A finished shoot-out adds one to the result of its winner in the feed. */
function playedScore(row: EventRow, penalties: Pair | null): Pair | null {
  const score = pair(row.homeScore, row.awayScore);
  if (score === null || penalties === null || row.stageType !== StageType.finished) return score;
  return [score[0] - (penalties[0] > penalties[1] ? 1 : 0), score[1] - (penalties[1] > penalties[0] ? 1 : 0)];
}

const PARTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

function partsOf(row: EventRow): readonly Pair[] {
  const parts: Pair[] = [];
  for (const n of PARTS) {
    const part = pair(row[`homePart${n}`], row[`awayPart${n}`]);
    if (part === null) break;
    parts.push(part);
  }
  return parts;
}

/** 'Rune' of 'Holger Rune', 'Sinner' of 'Sinner J.'. */
function surname(person: string): string {
  const words = person.split(' ');
  const last = words.at(-1)!;
  return last.endsWith('.') && words.length > 1 ? words.slice(0, -1).join(' ') : last;
}

/** For titles: codes are of teams, persons have surnames. */
export const shortName = (name: string, code: string, { competitors }: AlertSport): string =>
  competitors === 'persons' ? name.split(' / ').map(surname).join(' / ') : code || name;

function sideOf(row: EventRow, side: 'home' | 'away', sport: AlertSport): AlertSide {
  const name = row[`${side}Name`] ?? '';
  return {
    ids: (row[`${side}Id`] ?? '').split('/').filter((id) => id !== ''),
    name,
    short: shortName(name, row[`${side}Code`] ?? '', sport),
    country: row[`${side}Country`] ?? '',
  };
}

const SIDE_BY_NUMBER = [null, 'home', 'away'] as const;
const WITHOUT_PLAY = new Set<number>([Stage.halfTime, Stage.break, Stage.awaitingUpdate, Stage.penalties, Stage.live]);

function formatOf({ unit, sevens }: EventRow): MatchFormat {
  return { ...(unit === 'legs' || unit === 'sets' ? { unit } : {}), ...(sevens === true ? { sevens } : {}) };
}

type ClockedMatch = Pick<EventItem, 'stage' | 'stageType' | 'stageStart' | 'start' | 'gameTime' | 'score' | 'format'> & {
  readonly half: string | null;
  readonly fightRound: number | null;
};

export function clockFacts(event: ClockedMatch, sport: AlertSport, nowS: number): Pick<AlertFacts, 'minute' | 'played'> {
  if (event.stageType !== StageType.live) return { minute: '', played: null };
  const { text, minute } = liveText(sport, event, nowS);
  const isPlay = minute || !WITHOUT_PLAY.has(event.stage);
  return {
    minute: isPlay ? text + (minute ? '’' : '') : '',
    played: minuteOfPlay(sport, event, nowS),
  };
}

/** A row has the same flag for confirmed line-ups and those expected a day before. */
const LINEUPS_BEFORE_S = 5400;

/** The facts of a match, or of a race by the row of its leader. `nowS` gives the minute of play. */
export function alertFacts(row: EventRow, { sport, league, title = '' }: AlertPlace, nowS: number): AlertFacts {
  const penalties = pair(row.homePenalties, row.awayPenalties);
  const event = {
    stage: row.stage ?? Stage.scheduled,
    stageType: (row.stageType ?? StageType.scheduled) as StageType,
    stageStart: row.stageStart,
    start: row.start ?? 0,
    gameTime: row.gameTime ?? '',
    half: row.half,
    fightRound: row.fightRound,
    score: playedScore(row, penalties),
    format: formatOf(row),
  };
  return {
    event: eventItemId(sport.id, row.raceId ?? row.id ?? ''),
    sport,
    league,
    sides: sport.duel ? [sideOf(row, 'home', sport), sideOf(row, 'away', sport)] : null,
    title,
    leader: row.raceId !== null && row.rank === 1 ? (row.homeName ?? '') : '',
    start: event.start,
    startKnown: row.timeUnknown !== true,
    stage: event.stage,
    stageType: event.stageType,
    score: event.score,
    parts: partsOf(row),
    penalties,
    winner: (row.winner ?? Winner.unknown) as Winner,
    reds: [row.homeReds ?? 0, row.awayReds ?? 0],
    hasLineups: row.hasLineups === true && event.start - nowS <= LINEUPS_BEFORE_S,
    points: row.homePoints === null || row.awayPoints === null ? null : [row.homePoints, row.awayPoints],
    serve: SIDE_BY_NUMBER[row.serve ?? 0] ?? null,
    bestOf: row.bestOf,
    ...clockFacts(event, sport, nowS),
    correction: row.corrections ? { count: row.corrections, reason: correctionReason(row.correctedReason ?? '') } : null,
    origin: (row.origin ?? 'real') as Origin,
  };
}
