import { existsSync } from 'node:fs';
import { SPORT } from '@stillingen/domain';
import type { ByeMessage, CompetitionRef, DeductionMessage, ParticipantRef } from '@stillingen/domain/messages';
import { minus, sumOf } from '../../pairs.ts';
import { beside, type SourceFile } from '../kit/import/files.ts';
import { columnsOf, type CsvRow, readRows } from '../kit/readers/csv.ts';
import { BadRow, type RefusedRow, refuse } from '../kit/import/data-set.ts';

const COLUMNS = columnsOf('competition_year round team points wins draws byes score_for score_against');
type Row = CsvRow<(typeof COLUMNS)[number]>;

const POINTS = { win: 2, draw: 1, bye: 2 } as const;

export interface LadderMatch {
  readonly season: string;
  readonly round: number;
  readonly day: string;
  readonly teams: readonly [string, string];
  readonly score: readonly [number, number];
}

interface LadderTotals {
  readonly byes: number;
  readonly deducted: number;
  readonly struck: readonly [number, number];
}
const NOTHING: LadderTotals = { byes: 0, deducted: 0, struck: [0, 0] };

const placeOf = (season: string, round: number): string => `${season}|${round}`;

function matchesByRound(matches: readonly LadderMatch[]) {
  const days = new Map<string, string>();
  for (const { season, round, day } of matches) {
    const place = placeOf(season, round);
    if (day < (days.get(place) ?? '9')) days.set(place, day);
  }
  const ofTeam = Map.groupBy(
    matches.flatMap(({ season, round, teams: [home, away], score: [own, other] }) => [
      { key: `${season}|${home}`, round, score: [own, other] as const },
      { key: `${season}|${away}`, round, score: [other, own] as const },
    ]),
    ({ key }) => key,
  );
  return {
    dayOf: (season: string, round: number) => days.get(placeOf(season, round)),
    scoredBy: (season: string, team: string, last: number) =>
      sumOf((ofTeam.get(`${season}|${team}`) ?? []).filter(({ round }) => round <= last).map(({ score }) => score)),
  };
}

function numberIn({ cells }: Row, column: (typeof COLUMNS)[number]): number {
  if (!/^-?\d{1,4}$/.test(cells[column])) throw new BadRow(`${column} is no number: ${cells[column]}`);
  return Number(cells[column]);
}

/** Ladders hold totals: their growth between rounds counts. */
export async function ladderMessages(
  file: SourceFile,
  matches: readonly LadderMatch[],
  placed: (season: string, team: string) => { readonly competition: CompetitionRef; readonly participant: ParticipantRef },
) {
  const byRound = new Map<string, (ByeMessage | DeductionMessage)[]>();
  const refused: RefusedRow[] = [];
  const ladder = beside(file, 'ladder_round_data.csv');
  if (!existsSync(ladder.path)) return { byRound, refused };
  const { dayOf, scoredBy } = matchesByRound(matches);
  const totals = new Map<string, LadderTotals>();

  function take(row: Row): void {
    const { competition_year: season, team } = row.cells;
    const [round, points] = [numberIn(row, 'round'), numberIn(row, 'points')];
    const [wins, draws, byes] = [numberIn(row, 'wins'), numberIn(row, 'draws'), numberIn(row, 'byes')];
    const listed = [numberIn(row, 'score_for'), numberIn(row, 'score_against')] as const;
    const day = dayOf(season, round) ?? refuse(`no match of ${season}, round ${round}, is known`);
    const now: LadderTotals = {
      byes,
      deducted: wins * POINTS.win + draws * POINTS.draw + byes * POINTS.bye - points,
      struck: minus(scoredBy(season, team, round), listed),
    };
    const before = totals.get(`${season}|${team}`) ?? NOTHING;
    totals.set(`${season}|${team}`, now);
    const head = (what: string) => ({
      key: `${season}-${round}-${team}-${what}`.replaceAll(/[^\w-]+/g, '-').toLowerCase(),
      seq: 0,
      at: `${day}T12:00:00Z`,
      sport: SPORT.rugbyLeague,
      ...placed(season, team),
      from: day,
    });
    const messages: (ByeMessage | DeductionMessage)[] = [];
    if (now.byes > before.byes) messages.push({ kind: 'bye', ...head('bye'), round: `${round}. runde` });
    const taken = now.deducted - before.deducted;
    const struck = minus(now.struck, before.struck);
    if (taken < 0 || struck.some((less) => less < 0)) throw new BadRow(`${team} has more in the ladder than its matches give it`);
    if (taken > 0 || struck.some((less) => less > 0))
      messages.push({
        kind: 'deduction',
        ...head('deduction'),
        points: taken,
        ...(struck.some((less) => less > 0) ? { scored: struck } : {}),
      });
    if (messages.length > 0) byRound.set(placeOf(season, round), [...(byRound.get(placeOf(season, round)) ?? []), ...messages]);
  }

  for await (const result of readRows(ladder, COLUMNS, take)) if (result !== undefined) refused.push(result);
  return { byRound, refused };
}
