import { type Pair, type Side, SPORT, Stage } from '@stillingen/domain';
import type { ParticipantRef, Scoreboard } from '@stillingen/domain/messages';
import { duelEvent, type DuelIncident, type ImportedDuel, matchKey } from '../kit/events/duel.ts';
import { startAt } from '../kit/places/places.ts';
import { halvesOf } from '../kit/events/score.ts';
import { pairOf, plus } from '../../pairs.ts';
import { listOf, type Members, membersOf, numberOf, readJson, textOf } from '../kit/readers/json.ts';
import { BadRow, type DataSet, rowOrRefusal, refuse } from '../kit/import/data-set.ts';
import {
  clubName,
  dateIn,
  HOME,
  matchesOf,
  namesSeason,
  type Place,
  placesOf,
  type RugbyCompetition,
  type RugbyFile,
  rugbyFile,
  seasonOf,
} from './competitions.ts';
import { lineupOf, wholeName } from './line-up.ts';
import tables from './tables.json' with { type: 'json' };

const MATCH_MINUTES = 110;
const HALF_MINUTES = 40;

const ZONES: Readonly<Record<string, string>> = tables.zones;

type HappeningType = DuelIncident['type'] | 'drop-goal-missed';
/** With the usual points: those since 1992, of a penalty try since 2017. */
const SCORES = tables.scores as Readonly<Record<string, { readonly type: HappeningType; readonly points: number }>>;

interface Happening {
  readonly type: HappeningType;
  readonly points: number;
  readonly side: Side;
  readonly minute: number;
  readonly firstHalf: boolean;
  readonly player: string;
}

export interface RugbyMatch {
  readonly duel: Omit<ImportedDuel, 'file' | 'line'>;
  readonly running: readonly Pair[] | null;
}

/** A conversion is listed a minute after its try, under the scorer of the try. */
function scoresOf(side: Side, team: Members): Happening[] {
  return listOf(team.scores).map((score): Happening => {
    const player = textOf(score.player);
    const listed =
      SCORES[textOf(score.type).toLowerCase()] ??
      refuse(`the score is not known: ${textOf(score.type)} (allowed: ${Object.keys(SCORES).join(', ')})`);
    const { type, points: usual } = listed.type === 'try' && /^penalty try$/i.test(player) ? SCORES['penalty try']! : listed;
    const minute = numberOf(score.minute);
    if (!Number.isInteger(minute) || minute < 0) throw new BadRow(`the minute of a score is not known: ${textOf(score.minute)}`);
    const kick = type.startsWith('conversion');
    const firstHalf = minute - (kick ? 1 : 0) <= HALF_MINUTES;
    const value = numberOf(score.value);
    // Some files give a penalty try five points.
    const points = value > 0 && type !== 'penalty-try' ? value : usual;
    return { type, points, side, minute, firstHalf, player: kick || type === 'penalty-try' ? '' : wholeName(player, team) };
  });
}

function cardsOf(side: Side, { lineup }: Members): Happening[] {
  return listOf(Object.values(membersOf(lineup))).flatMap((player) =>
    (['yellow-card', 'red-card'] as const).flatMap((type) => {
      const minutes = type === 'yellow-card' ? player.yellows : player.reds;
      return (Array.isArray(minutes) ? minutes : []).map((written): Happening => {
        const minute = numberOf(written);
        return { type, points: 0, side, minute, firstHalf: minute <= HALF_MINUTES, player: textOf(player.name) };
      });
    }),
  );
}

const inOrder = (happenings: readonly Happening[]): Happening[] =>
  happenings.toSorted(
    (a, b) =>
      Number(b.firstHalf) - Number(a.firstHalf) ||
      a.minute - b.minute ||
      Number(b.type.startsWith('conversion')) - Number(a.type.startsWith('conversion')),
  );

function runningScores(happenings: readonly Happening[]): Pair[] {
  let score: Pair = [0, 0];
  return happenings.map(({ side, points }) => (score = plus(score, side, points)));
}

const isIncident = ({ type }: Happening): boolean => type !== 'drop-goal-missed';

const incidentOf = ({ type, side, minute, firstHalf, player }: Happening, score: Pair | null): DuelIncident => ({
  type: type as DuelIncident['type'],
  side,
  minute,
  stage: firstHalf ? Stage.firstHalf : Stage.secondHalf,
  ...(player === '' ? {} : { player }),
  ...(score === null ? {} : { score: pairOf(score) }),
});

/** '2024-02-02T21:00:00'; midnight stands for an unknown hour. */
function startOf(date: string, zone: string | null): string {
  const [, day = date, time = null, utc] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}):\d{2}(?:\.\d+)?(Z)?$/.exec(date) ?? [];
  return startAt(day, time === '00:00' ? null : time, utc === undefined ? zone : 'UTC');
}

function zoneOf({ zone }: RugbyCompetition, home: string): string | null {
  if (zone !== HOME) return zone;
  const own = ZONES[home] ?? refuse(`the home side is not known: ${home} (allowed: ${Object.keys(ZONES).join(', ')})`);
  return own;
}

const participantOf = ({ kind }: RugbyCompetition, name: string): ParticipantRef =>
  kind === 'club' ? { name: clubName(name), kind } : { name, kind };

function boardOf(final: Pair, happenings: readonly Happening[], running: readonly Pair[] | null): Scoreboard {
  const score = { home: final[0], away: final[1] };
  if (running === null) return score;
  const half = running[happenings.findLastIndex(({ firstHalf }) => firstHalf)] ?? [0, 0];
  return { ...score, parts: halvesOf(half, final) };
}

function rugbyMatch(match: Members, file: RugbyFile, { round, role }: Place): RugbyMatch {
  const { competition } = file;
  const [homeSide, awaySide] = [membersOf(match.home), membersOf(match.away)];
  const [home, away] = [textOf(homeSide.team), textOf(awaySide.team)];
  if (home === '' || away === '') throw new BadRow(`the ${home === '' ? 'home' : 'away'} side has no name`);
  const start = startOf(textOf(match.date), zoneOf(competition, home));
  if (competition.zone === HOME && !Object.hasOwn(ZONES, away)) throw new BadRow(`the away side is not known: ${away}`);
  const final: Pair = [numberOf(homeSide.score), numberOf(awaySide.score)];
  const isPlayed = homeSide.score != null || awaySide.score != null;
  if (isPlayed && !final.every(Number.isInteger)) throw new BadRow('the score is no pair of numbers');
  const happenings = inOrder([
    ...scoresOf('home', homeSide),
    ...scoresOf('away', awaySide),
    ...cardsOf('home', homeSide),
    ...cardsOf('away', awaySide),
  ]);
  const scores = runningScores(happenings);
  const [homePoints, awayPoints] = scores.at(-1) ?? [0, 0];
  const isComplete = happenings.some(({ points }) => points > 0) && homePoints === final[0] && awayPoints === final[1];
  const running = isComplete ? scores : null;
  const season = seasonOf(file, start);
  const attendance = numberOf(match.attendance);
  const sides = [participantOf(competition, home), participantOf(competition, away)] as const;
  return {
    running,
    duel: {
      // Sides may meet twice on one ground in a season, never twice on a day.
      key: matchKey('rugby', sides[0].name, sides[1].name, [competition.name, start.slice(0, 10)]),
      sport: SPORT.rugbyUnion,
      competition: { name: competition.name, country: competition.country, season, role },
      home: sides[0],
      away: sides[1],
      start,
      details: {
        round,
        venue: textOf(match.stadium),
        referee: textOf(match.referee).replace(/ \(.*\)$/, ''),
        ...(attendance > 0 ? { attendance } : {}),
      },
      minutes: MATCH_MINUTES,
      outcome: isPlayed ? { stage: Stage.finished, score: boardOf(final, happenings, running) } : null,
      incidents: happenings.flatMap((happening, index) =>
        isIncident(happening) ? [incidentOf(happening, happening.points > 0 ? (running?.[index] ?? null) : null)] : [],
      ),
      lineups: isPlayed ? [...lineupOf('home', homeSide), ...lineupOf('away', awaySide)] : [],
    },
  };
}

export function rugbyMatches(content: unknown, file: RugbyFile): readonly (() => RugbyMatch)[] {
  const matches = matchesOf(content).map((match) => ({ ...match, date: dateIn(file, textOf(match.date)) }));
  const places = placesOf(matches, file.competition);
  return matches.map((match, index) => () => rugbyMatch(match, file, places[index]!));
}

export const rugbyUnion: DataSet = {
  name: 'rugby-union',
  about: 'rugby union: matches with tries, kicks and cards, a JSON file per season',
  reads: namesSeason,
  async *events(file) {
    const season = rugbyFile(file.name);
    for (const [index, read] of rugbyMatches(await readJson(file), season).entries())
      yield rowOrRefusal(file.name, index + 1, () => duelEvent({ file: file.name, line: index + 1, ...read().duel }));
  },
};
