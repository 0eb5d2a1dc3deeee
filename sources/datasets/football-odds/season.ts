import { competitionByName, type Pair, seasonCalendar, Stage, type StageRole } from '@stillingen/domain';
import type { CompetitionRef, StatisticsMessage } from '@stillingen/domain/messages';
import type { DuelOutcome } from '../kit/events/duel.ts';
import { halvesOf, leading } from '../kit/events/score.ts';
import { checkScore } from '../kit/events/match.ts';
import { BadRow } from '../kit/import/data-set.ts';
import { type LeagueMatch, repeatsOf, rolesOf } from './phases.ts';

const LETTERS = { home: 'H', away: 'A' } as const;

function countOf(cell: string): number | null {
  if (cell === '') return null;
  if (!/^\d{1,3}(\.0+)?$/.test(cell)) throw new BadRow(`no number of goals: ${cell}`);
  return Number(cell);
}

function pairOf(home: string, away: string): Pair | null {
  const [ofHome, ofAway] = [countOf(home), countOf(away)];
  if ((ofHome === null) !== (ofAway === null)) throw new BadRow('goals of one side alone');
  return ofHome === null || ofAway === null ? null : [ofHome, ofAway];
}

interface ResultCells {
  readonly full: Pair<string>;
  readonly half: Pair<string>;
  readonly letter: string;
}

export function outcomeOf({ full, half, letter }: ResultCells): DuelOutcome | null {
  const fullTime = pairOf(...full);
  const halfTime = pairOf(...half);
  if (fullTime === null) return null;
  checkScore({ halfTime, fullTime, extraTime: null });
  const winner = leading(fullTime);
  const expected = winner === null ? 'D' : LETTERS[winner];
  if (letter !== expected) throw new BadRow(`the result ${fullTime.join('-')} is ${expected}, not ${letter}`);
  const parts = halfTime === null ? {} : { parts: halvesOf(halfTime, fullTime) };
  return { stage: Stage.finished, score: { home: fullTime[0], away: fullTime[1], ...parts } };
}

export const statisticsIn = (
  outcome: DuelOutcome | null,
  kinds: readonly (readonly [stat: number, home: string, away: string])[],
): StatisticsMessage['values'] =>
  (outcome === null ? [] : kinds)
    .map(([stat, home, away]) => ({ stat, home: home.replace(/\.0$/, ''), away: away.replace(/\.0$/, '') }))
    .filter(({ home, away }) => home !== '' && away !== '');

export interface SeasonMatch extends LeagueMatch {
  readonly competition: CompetitionRef;
  readonly line: number;
}

export interface Placed {
  readonly role: StageRole;
  readonly group?: string;
  readonly repeats?: number;
}

const HALF_SEASONS = new Set(['mx']);
const halfOf = (day: string): string => (day.slice(5, 7) < '07' ? 'Clausura' : 'Apertura');

/** Leagues pause at least so long between two seasons, and no longer within one. */
const PAUSE_DAYS = 16;
const DAY_MS = 86_400_000;

/** The first day of a winter season in each year: after the longest pause before it. */
function beginnings(days: readonly string[]): Map<string, string> {
  const longest = new Map<string, { readonly day: string; readonly pause: number }>();
  let before = Number.NEGATIVE_INFINITY;
  for (const day of [...new Set(days)].sort()) {
    const pause = (Date.parse(day) - before) / DAY_MS;
    before = Date.parse(day);
    const [year, month] = [day.slice(0, 4), Number(day.slice(5, 7))];
    if (pause >= PAUSE_DAYS && month >= 7 && pause > (longest.get(year)?.pause ?? 0)) longest.set(year, { day, pause });
  }
  return new Map([...longest].map(([year, { day }]) => [year, day]));
}

export function seasonsOf(days: readonly string[], country: string): (day: string) => string {
  if (seasonCalendar(country) === 'calendar') return (day) => day.slice(0, 4);
  const begins = beginnings(days);
  return (day) => {
    const year = Number(day.slice(0, 4));
    const first = day >= (begins.get(String(year)) ?? `${year + 1}`) ? year : year - 1;
    return `${first}/${first + 1}`;
  };
}

export function placesOf<Match extends SeasonMatch>(matches: readonly Match[]): Map<Match, Placed> {
  const places = new Map<LeagueMatch, Placed>();
  const seasons = Map.groupBy(matches, ({ competition: { name, country, season, group = '' }, day }) =>
    [name, country, season, group, HALF_SEASONS.has(country) ? halfOf(day) : ''].join('|'),
  );
  for (const own of seasons.values()) {
    const { name, country, group } = own[0]!.competition;
    const format = competitionByName(country, name)?.format ?? 'league';
    if (format !== 'league') {
      // The source does not mark groups and knock-out rounds.
      for (const match of own) places.set(match, { role: 'knockout' });
      continue;
    }
    const half = HALF_SEASONS.has(country);
    const repeats = repeatsOf(own);
    const roles = rolesOf(
      own.filter((match) => !repeats.has(match)),
      half ? 'half' : 'season',
    );
    for (const match of own) {
      const role = roles.get(match) ?? 'main';
      const part = half ? halfOf(match.day) : group;
      const isPart = part !== undefined && role !== 'playoff';
      const counts = own.find((each) => each === repeats.get(match));
      places.set(match, {
        ...(isPart ? { role: 'group', group: part } : { role }),
        ...(counts === undefined ? {} : { repeats: counts.line }),
      });
    }
  }
  return places as Map<Match, Placed>;
}

export const scoreOf = (outcome: { readonly score?: { readonly home: number; readonly away: number } } | null): Pair | null =>
  outcome?.score === undefined ? null : [outcome.score.home, outcome.score.away];

export function refuseRepeat({ repeats }: Placed): void {
  if (repeats !== undefined) throw new BadRow(`the same match is in line ${repeats}`);
}
