import { readTable } from '../kit/readers/table.ts';
import type { CompetitionRef } from '@stillingen/domain/messages';
import { BadRow } from '../kit/import/report.ts';

export interface SlamEvent {
  readonly category: string;
  readonly isDouble: boolean;
  readonly rounds: number;
}

const MENS_SINGLES: SlamEvent = { category: 'ATP - Single', isDouble: false, rounds: 7 };
const MENS_DOUBLES: SlamEvent = { category: 'ATP - Double', isDouble: true, rounds: 6 };

/** Older files have a digit in their place. */
const BY_LETTERS: Readonly<Record<string, SlamEvent>> = {
  MS: MENS_SINGLES,
  WS: { category: 'WTA - Single', isDouble: false, rounds: 7 },
  MD: MENS_DOUBLES,
  WD: { category: 'WTA - Double', isDouble: true, rounds: 6 },
  XD: { category: 'Mixed double', isDouble: true, rounds: 5 },
  BS: { category: 'Drenge - Single', isDouble: false, rounds: 6 },
  GS: { category: 'Piger - Single', isDouble: false, rounds: 6 },
  BD: { category: 'Drenge - Double', isDouble: true, rounds: 5 },
  GD: { category: 'Piger - Double', isDouble: true, rounds: 5 },
};
const BY_DIGIT = ['MS', 'WS', 'MD', 'WD', 'XD'] as const;

/** With the first day of each edition: days of matches are unknown. */
const TOURNAMENTS: Readonly<Record<string, { readonly name: string; readonly country: string }>> = {
  ausopen: { name: 'Australian Open', country: 'au' },
  frenchopen: { name: 'Roland Garros', country: 'fr' },
  wimbledon: { name: 'Wimbledon', country: 'gb-eng' },
  usopen: { name: 'US Open', country: 'us' },
};
const FIRST_DAYS = new Map(
  readTable<'slam' | 'year' | 'day'>(new URL('editions.csv', import.meta.url)).map(({ slam, year, day }) => [
    `${year} ${slam}`,
    day,
  ]),
);

/** '1101' and 'MS101' are the first match of the first round of the men's singles. */
export interface MatchNumber {
  readonly letters: string;
  readonly event: SlamEvent;
  readonly round: number;
}

export function matchNumber(text: string): MatchNumber {
  const [, code = '', round] = /^([A-Z]{2}|\d)(\d)\d{2}$/.exec(text) ?? [];
  const letters = BY_DIGIT[Number(code) - 1] ?? code;
  const event = BY_LETTERS[letters];
  if (event === undefined) throw new BadRow(`the number of the match is not known: ${text}`);
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
  const day = FIRST_DAYS.get(`${year} ${slam}`);
  if (tournament === undefined || day === undefined) throw new BadRow(`the tournament is not known: ${year} ${slam}`);
  const { name, country } = tournament;
  return { competition: { name, country, category, season: year, role: 'knockout' }, day };
}
