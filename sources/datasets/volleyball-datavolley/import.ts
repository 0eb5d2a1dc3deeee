import { basename } from 'node:path';
import { type Pair, type Side, SPORT, Stage } from '@stillingen/domain';
import type { Scoreboard } from '@stillingen/domain/messages';
import { duelEvent, type DuelIncident, type ImportedDuel, matchKey, participant, shirtOf } from '../kit/events/duel.ts';
import { pairOf, SIDES } from '../../pairs.ts';
import { BadRow, type DataSet } from '../kit/import/data-set.ts';
import type { SourceFile } from '../kit/import/files.ts';
import { isDay, startAt } from '../kit/places/places.ts';
import { recordedDuel, type RecordedState, replayOf } from '../kit/replay/recorded-event.ts';
import { nameOf, readScout, type Scout, type ScoutMark, secondOf, SHIRT, TEAMS } from './scout.ts';

const USUAL_MINUTES = 120;
const POINTS_OF_SET = 25;
const POINTS_OF_FIFTH_SET = 15;

/** Files name no country: leagues by words of their names or rounds. */
const PLACES: readonly (readonly [words: RegExp, country: string, zone: string])[] = [[/\bSLO\b/, 'si', 'Europe/Ljubljana']];

const ROUNDS: readonly (readonly [words: RegExp, label: string])[] = [
  [/^semi-?finals?\b/i, 'Semifinale'],
  [/^quarter-?finals?\b/i, 'Kvartfinale'],
  [/^finals?\b/i, 'Finale'],
];
const CUP = /\b(cup|pokal|kup|coppa|copa|coupe|puchar)\b/i;

/** Day and month stand in either order: a number above 12 shows it. */
function dayOf(scout: Scout, day: string): string {
  const written = [day, ...(scout.sections.get('3DATAVOLLEYSCOUT') ?? []).map(([field = '']) => field)];
  const pairs = written.flatMap((text) => {
    const [, one, two] = /(\d{1,2})\/(\d{1,2})\/\d{4}/.exec(text) ?? [];
    return one === undefined ? [] : [[Number(one), Number(two)] as const];
  });
  const [, one = '', two = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(day) ?? [];
  const monthFirst = pairs.some(([, second]) => second > 12);
  if (one !== two && monthFirst === pairs.some(([first]) => first > 12))
    throw new BadRow(`the day ${day} can be read in two ways, and nothing in the file decides`);
  const [month, date] = monthFirst ? [one, two] : [two, one];
  const iso = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  if (!isDay(iso)) throw new BadRow(`there is no day ${day}`);
  return iso;
}

function wonBy([home, away]: Pair, set: number): 'home' | 'away' | null {
  const target = set === 4 ? POINTS_OF_FIFTH_SET : POINTS_OF_SET;
  if (Math.max(home, away) < target || Math.abs(home - away) < 2) return null;
  return home > away ? 'home' : 'away';
}

export function boardOf(sets: readonly Pair[]): Scoreboard {
  const won = (side: 'home' | 'away'): number => sets.filter((points, set) => wonBy(points, set) === side).length;
  return { home: won('home'), away: won('away'), parts: sets.map(pairOf) };
}

/** '8 -4;16-7;21-10;25-12': the last of them. */
function listedSets(scout: Scout): Pair[] {
  return (scout.sections.get('3SET') ?? []).flatMap((fields): Pair[] => {
    const scores = fields.flatMap((field) => {
      const [, home, away] = /^(\d{1,2})\s*-\s*(\d{1,2})$/.exec(field) ?? [];
      return home === undefined ? [] : [[Number(home), Number(away)] as const];
    });
    return scores.length === 0 ? [] : [scores.at(-1)!];
  });
}

export const setStage = (set: number): number => 17 + set;

export function markIncident(mark: ScoutMark, set: number, played: number): DuelIncident | null {
  if (mark.kind !== 'substitution' && mark.kind !== 'timeout') return null;
  const head = { side: mark.side, minute: Math.floor(played / 60) + 1, stage: setStage(set) };
  return mark.kind === 'timeout'
    ? { type: 'timeout', ...head }
    : { type: 'substitution', ...head, player: mark.on, second: mark.off };
}

function incidentsOf(marks: readonly ScoutMark[]): DuelIncident[] {
  const begunAt = marks[0]?.second ?? 0;
  let set = 0;
  return marks.flatMap((mark) => {
    const incident = markIncident(mark, set, mark.second - begunAt);
    if (mark.kind === 'set-end') set += 1;
    return incident === null ? [] : [incident];
  });
}

const FIRST_SET = 3;

/** Ids of players are those of each scout, so a player is known by team and name. */
function lineupsOf({ sections }: Scout): NonNullable<ImportedDuel['lineups']> {
  return SIDES.flatMap((side) => {
    const players = (sections.get(TEAMS[side]) ?? []).filter((player) => nameOf(player) !== '');
    const listed = (isStarter: boolean) =>
      players
        .filter((player) => /^[1-6]$/.test(player[FIRST_SET] ?? '') === isStarter)
        .map((player) => ({ name: nameOf(player), ...shirtOf(player[SHIRT]) }));
    const starters = listed(true);
    return starters.length === 0 ? [] : [{ side, confirmed: true, starters, substitutes: listed(false) }];
  });
}

export interface ScoutedMatch {
  readonly duel: ImportedDuel;
  readonly marks: readonly ScoutMark[];
}

const DAY_SECONDS = 86_400;

/** Marks before the first serve set up the players; seconds go on after midnight. */
function markedFrom(marks: readonly ScoutMark[]): ScoutMark[] {
  const first = marks.findIndex(({ kind }) => kind === 'serve');
  if (first < 0) return [];
  const begunAt = marks[first]!.second;
  return marks.slice(first).map((mark) => (mark.second < begunAt ? { ...mark, second: mark.second + DAY_SECONDS } : mark));
}

function minutesOf(marks: readonly ScoutMark[], time: string): number {
  const seconds = (marks.at(-1)?.second ?? Number.NaN) - secondOf(time);
  return seconds > 0 ? Math.ceil(seconds / 60) : USUAL_MINUTES;
}

export async function readScoutedMatch(file: SourceFile): Promise<ScoutedMatch> {
  const scout = await readScout(file);
  const [day = '', time = '', season = '', league = '', roundName = ''] = scout.sections.get('3MATCH')?.[0] ?? [];
  const teams = scout.sections.get('3TEAMS') ?? [];
  const [home, away] = teams.map(([, name = '']) => name);
  if (home === undefined || away === undefined || home === '' || away === '') throw new BadRow('the two teams are not named');
  const sets = listedSets(scout);
  const score = boardOf(sets);
  const [homeSets, awaySets] = teams.map(([, , won]) => Number(won));
  if (Math.max(score.home, score.away) !== 3)
    throw new BadRow(`${sets.map((set) => set.join('-')).join(' ')} is not three sets won`);
  if (homeSets !== score.home || awaySets !== score.away)
    throw new BadRow(`the list of sets makes ${score.home}-${score.away}, the teams have ${homeSets}-${awaySets}`);
  const [, country = 'xw', zone = null] = PLACES.find(([words]) => words.test(`${league} ${roundName}`)) ?? [];
  const start = startAt(dayOf(scout, day), time.slice(0, 5), zone);
  const round = ROUNDS.find(([words]) => words.test(roundName))?.[1];
  const marks = markedFrom(scout.marks);
  return {
    marks,
    duel: {
      file: file.name,
      line: 0,
      key: matchKey('dvw', home, away, [league, day, time]),
      sport: SPORT.volleyball,
      competition: {
        name: league,
        country,
        season: /^\d{4}(\/\d{4})?$/.test(season) ? season : start.slice(0, 4),
        role: CUP.test(league) || round !== undefined ? 'knockout' : 'main',
      },
      home: participant('club', home, country === 'xw' ? null : country),
      away: participant('club', away, country === 'xw' ? null : country),
      start,
      details: { ...(round === undefined ? {} : { round }) },
      minutes: minutesOf(marks, time),
      outcome: { stage: Stage.finished, score },
      incidents: incidentsOf(marks),
      lineups: lineupsOf(scout),
    },
  };
}

export const volleyballDatavolley: DataSet = {
  name: 'volleyball-datavolley',
  about: 'volleyball: scouting files of DataVolley (.dvw)',
  reads: (name) => /\.dvw$/i.test(name),
  legacyEncoding: 'windows-1250',
  async *events(file) {
    yield duelEvent((await readScoutedMatch(file)).duel);
  },
};

function statesOf({ duel: { outcome }, marks }: ScoutedMatch): RecordedState[] {
  if (marks.some(({ second }) => Number.isNaN(second))) throw new BadRow('the touches have no clock');
  const begunAt = marks[0]!.second;
  const states: RecordedState[] = [];
  const over: Pair[] = [];
  let points: Pair | null = null;
  let serve: Side = 'home';
  let second = 0;
  for (const mark of marks) {
    // A substitution may have the clock of the rally before.
    second = Math.max(second, mark.second - begunAt);
    const incident = markIncident(mark, over.length, second);
    if (mark.kind === 'serve' && points === null) {
      points = [0, 0];
      serve = mark.side;
    } else if (mark.kind === 'point') {
      points = mark.score;
      serve = mark.side;
    } else if (mark.kind === 'set-end' && points !== null) {
      over.push(points);
      points = null;
    } else if (incident === null) continue;
    const score = { ...boardOf(points === null ? over : [...over, points]), ...(points === null ? { serve: null } : { serve }) };
    states.push({
      second,
      stage: points === null ? Stage.break : setStage(over.length),
      score,
      ...(incident === null ? {} : { incidents: [incident] }),
    });
  }
  // The match ends with the last point, not with the end of its set.
  if (states.at(-1)?.stage === Stage.break) states.pop();
  const last = states.pop()!;
  return [...states, { ...last, stage: Stage.finished, score: { ...outcome!.score!, serve: null } }];
}

export const volleyballReplay = replayOf(volleyballDatavolley, 'volleyball: every rally', async (file) => {
  const match = await readScoutedMatch(file);
  return [recordedDuel(`volleyball-${basename(file.name).replace(/\.dvw$/i, '')}`, match.duel, statesOf(match))];
});
