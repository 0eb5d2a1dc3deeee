import type { CompetitionRef, Scoreboard } from '@stillingen/domain/messages';
import type { Pair, Side } from '@stillingen/domain';
import { pairOf, plus } from '../../pairs.ts';
import { BadRow, refuse } from '../kit/import/data-set.ts';
import tables from './tables.json' with { type: 'json' };

interface SlamEvent {
  readonly category: string;
  readonly isDouble: boolean;
  readonly rounds: number;
}

const BY_LETTERS: Readonly<Record<string, SlamEvent>> = tables.events;
const BY_DIGIT = ['MS', 'WS', 'MD', 'WD', 'XD'] as const;

/** With the first day of each edition: days of matches are unknown. */
const TOURNAMENTS: Readonly<Record<string, { readonly name: string; readonly country: string }>> = tables.tournaments;
const FIRST_DAYS: Readonly<Record<string, string>> = tables.firstDays;

/** '1101' and 'MS101' are the first match of the first round of the men's singles. */
export interface MatchNumber {
  readonly letters: string;
  readonly event: SlamEvent;
  readonly round: number;
}

export function matchNumber(text: string): MatchNumber {
  const [, code = '', round] = /^([A-Z]{2}|\d)(\d)\d{2}$/.exec(text) ?? [];
  const letters = BY_DIGIT[Number(code) - 1] ?? code;
  const event = BY_LETTERS[letters] ?? refuse(`the number of the match is not known: ${text}`);
  return { letters, event, round: Number(round) };
}

const LABELS = ['Finale', 'Semifinale', 'Kvartfinale', '1/8-finale'];

export class Rounds {
  private readonly matches = new Map<string, number>();
  private readonly last = new Map<string, number>();

  add({ letters, round }: MatchNumber): void {
    const key = `${letters}${round}`;
    this.matches.set(key, (this.matches.get(key) ?? 0) + 1);
    this.last.set(letters, Math.max(round, this.last.get(letters) ?? 0));
  }

  /** Rounds before the last sixteen are numbered; a single last match is the final. */
  labelOf({ letters, event, round }: MatchNumber): string {
    const last = this.last.get(letters)!;
    const final = this.matches.get(`${letters}${last}`) === 1 ? last : Math.max(event.rounds, last);
    return LABELS[final - round] ?? `${round}. runde`;
  }
}

/** Men's doubles at Wimbledon were best of five until this year. */
const LAST_OF_FIVE = 2022;

export const bestOfSets = ({ letters }: MatchNumber, slam: string, year: string): 3 | 5 =>
  letters === 'MS' || (letters === 'MD' && slam === 'wimbledon' && Number(year) <= LAST_OF_FIVE) ? 5 : 3;

export function competitionOf(slam: string, year: string, { category }: SlamEvent): { competition: CompetitionRef; day: string } {
  const tournament = TOURNAMENTS[slam];
  const day = FIRST_DAYS[`${year} ${slam}`];
  if (tournament === undefined || day === undefined) throw new BadRow(`the tournament is not known: ${year} ${slam}`);
  const { name, country } = tournament;
  return { competition: { name, country, category, season: year, role: 'knockout' }, day };
}

export interface PointRow {
  readonly set: number;
  readonly game: number;
  readonly gameWinner: string;
  readonly winner: string;
  /** 1 or 2; 3 or 4 for their partners. */
  readonly server: string;
  /** '15', '40', 'A', 'GAME' or nothing after the game; a count in a tie-break. */
  readonly points: readonly [first: string, second: string];
}

export interface AfterPoint {
  readonly set: number;
  readonly board: Scoreboard;
  readonly inTieBreak: boolean;
  readonly over: boolean;
}

const sideOf = (player: string): Side => {
  if (!/^[1-4]$/.test(player)) throw new BadRow(`there is no player ${player}`);
  return player === '1' || player === '3' ? 'home' : 'away';
};

const setsWon = (sets: readonly Pair[]): [number, number] => [
  sets.filter(([home, away]) => home > away).length,
  sets.filter(([home, away]) => away > home).length,
];

const GAME_POINTS = new Set(['15', '30', '40', 'A']);

function isTieBreak(rows: readonly PointRow[], at: number): boolean {
  const { set, game } = rows[at]!;
  const isOther = (row: PointRow): boolean => row.set !== set || row.game !== game;
  for (let index = at; index < rows.length && !isOther(rows[index]!); index += 1)
    if (rows[index]!.points.some((point) => GAME_POINTS.has(point))) return false;
  return true;
}

const TIE_BREAK_POINTS = 7;

function endsLast({ gameWinner, points }: PointRow, inBreak: Pair | null): boolean {
  if (gameWinner !== '') return gameWinner !== '0';
  if (inBreak !== null) return Math.max(...inBreak) >= TIE_BREAK_POINTS && Math.abs(inBreak[0] - inBreak[1]) >= 2;
  return points.includes('GAME') || points.every((point) => point === '0');
}

/** A match tie-break is one game. Throws BadRow where rows contradict each other or end early. */
export function pointByPoint(rows: readonly PointRow[], bestOf: number): AfterPoint[] {
  let scores: { readonly sets: readonly Pair[]; readonly tieBreaks: readonly (Pair | null)[] } = { sets: [], tieBreaks: [] };
  let inBreak: Pair | null = null;
  let beganAt: PointRow | null = null;
  return rows.map((row, index): AfterPoint => {
    const { set, game, winner } = row;
    if (!Number.isInteger(game)) throw new BadRow('a point belongs to no game');
    const before = scores.sets.length;
    if (set !== before && set !== before + 1) throw new BadRow(`set ${set} follows set ${before}`);
    if (set > before) scores = { sets: [...scores.sets, [0, 0]], tieBreaks: [...scores.tieBreaks, null] };
    const games = scores.sets.at(-1)!;
    if (beganAt?.set !== set || beganAt.game !== game) {
      beganAt = row;
      inBreak = isTieBreak(rows, index) ? [0, 0] : null;
    }
    const inTieBreak = inBreak !== null;
    const next = rows[index + 1];
    const side = sideOf(winner);
    if (inBreak !== null) inBreak = plus(inBreak, side);
    const ends = next === undefined ? endsLast(row, inBreak) : next.game !== game || next.set !== set;
    if (ends) {
      const tieBreaks = [...scores.tieBreaks.slice(0, -1), inBreak];
      scores = { sets: [...scores.sets.slice(0, -1), plus(games, side)], tieBreaks };
    }
    const [home, away] = setsWon(scores.sets.slice(0, next?.set === set || (next === undefined && !ends) ? -1 : undefined));
    const over = next === undefined;
    if (over && Math.max(home, away) !== (bestOf + 1) / 2) throw new BadRow(`the points end at ${home}-${away} in sets`);
    const points: [string, string] = inBreak === null ? [row.points[0], row.points[1]] : [String(inBreak[0]), String(inBreak[1])];
    return {
      set,
      inTieBreak,
      over,
      board: {
        home,
        away,
        parts: scores.sets.map(pairOf),
        ...(scores.tieBreaks.some((pair) => pair !== null)
          ? { tieBreaks: scores.tieBreaks.map((pair) => pair && pairOf(pair)) }
          : {}),
        points: ends ? null : points,
        serve: over ? null : sideOf((ends ? next : row).server),
        ...(over ? { winner: home > away ? 'home' : 'away' } : {}),
      },
    };
  });
}
