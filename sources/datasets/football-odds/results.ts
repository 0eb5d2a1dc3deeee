import { type Pair, SPORT, Stage } from '@stillingen/domain';
import type { StatisticsMessage } from '@stillingen/domain/messages';
import { duelEvent, type DuelOutcome, matchKey, participant } from '../kit/events/duel.ts';
import { checkScore } from '../kit/events/match.ts';
import { halvesOf } from '../kit/events/score.ts';
import { leaderOf } from '../../pairs.ts';
import { BadRow, type ImportedEvent, type ImportedItem, type RefusedRow, rowOrRefusal } from '../kit/import/data-set.ts';
import { faultRows, offersOf, type Quotes } from '../kit/odds/quotes.ts';
import { startAt } from '../kit/places/places.ts';
import { type CsvRow, isRow } from '../kit/readers/csv.ts';
import { type SeasonStage, placesOf, type SeasonMatch } from './season.ts';

const MATCH_MINUTES = 110;
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

export interface LeagueResult extends SeasonMatch {
  readonly file: string;
  readonly time: string | null;
  readonly outcome: DuelOutcome | null;
  readonly referee?: string;
  readonly statistics?: StatisticsMessage['values'];
  readonly odds: Quotes;
}

interface ResultCells {
  readonly sides: readonly [home: string, away: string];
  readonly full: Pair<string>;
  readonly half: Pair<string>;
  readonly letter: string;
}

function outcomeOf({ full, half, letter }: ResultCells): DuelOutcome | null {
  const fullTime = pairOf(...full);
  const halfTime = pairOf(...half);
  if (fullTime === null) return null;
  checkScore({ halfTime, fullTime, extraTime: null });
  const winner = leaderOf(fullTime);
  const expected = winner === null ? 'D' : LETTERS[winner];
  if (letter !== expected) throw new BadRow(`the result ${fullTime.join('-')} is ${expected}, not ${letter}`);
  const parts = halfTime === null ? {} : { parts: halvesOf(halfTime, fullTime) };
  return { stage: Stage.finished, score: { home: fullTime[0], away: fullTime[1], ...parts } };
}

export function resultOf(cells: ResultCells) {
  const [home, away] = cells.sides;
  if (home === '' || away === '') throw new BadRow(`the ${home === '' ? 'home' : 'away'} side is missing`);
  if (home === away) throw new BadRow(`${home} cannot play itself`);
  const outcome = outcomeOf(cells);
  const score: Pair | null = outcome?.score === undefined ? null : [outcome.score.home, outcome.score.away];
  return { home, away, outcome, score };
}

export const statisticsIn = (
  outcome: DuelOutcome | null,
  kinds: readonly (readonly [stat: number, home: string, away: string])[],
): StatisticsMessage['values'] =>
  (outcome === null ? [] : kinds)
    .map(([stat, home, away]) => ({ stat, home: home.replace(/\.0$/, ''), away: away.replace(/\.0$/, '') }))
    .filter(({ home, away }) => home !== '' && away !== '');

interface Source {
  /** Begins the keys of its matches. */
  readonly key: string;
  readonly zone: string | null;
}

function eventOf({ key, zone }: Source, result: LeagueResult, { role, group, repeats }: SeasonStage): ImportedEvent {
  if (repeats !== undefined) throw new BadRow(`the same match is in line ${repeats}`);
  const { file, line, home, away, day, time, outcome, referee = '', statistics = [] } = result;
  const { name, country, season } = result.competition;
  const from = country === 'eu' || country === 'xw' ? null : country;
  const ownKey = matchKey(key, home, away, [name, season, day]);
  const start = startAt(day, time, zone);
  const event = duelEvent({
    file,
    line,
    key: ownKey,
    sport: SPORT.football,
    competition: { name, country, season, role, ...(group === undefined ? {} : { group }) },
    home: participant('club', home, from),
    away: participant('club', away, from),
    start,
    details: { referee, round: role === 'playoff' ? 'Playoff' : '' },
    minutes: MATCH_MINUTES,
    outcome,
    statistics,
  });
  return { ...event, offers: offersOf(ownKey, start, result.odds.quotes) };
}

/** Reads whole seasons: the part of a season that a match belongs to follows from the others. */
export function* leagueEvents<Column extends string>(
  source: Source,
  rows: readonly (CsvRow<Column> | RefusedRow)[],
  read: (row: CsvRow<Column>) => LeagueResult,
): Generator<ImportedItem> {
  const items = rows.map((item) => (isRow(item) ? rowOrRefusal(item.file, item.line, () => read(item)) : item));
  const places = placesOf(items.filter((item): item is LeagueResult => 'competition' in item));
  for (const item of items) {
    if (!('competition' in item)) {
      yield item;
      continue;
    }
    const { file, line, odds } = item;
    yield rowOrRefusal(file, line, () => eventOf(source, item, places.get(item)!));
    yield* faultRows(file, line, odds.faults);
  }
}
