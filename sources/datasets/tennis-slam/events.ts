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
const TOURNAMENTS: Readonly<Record<string, { readonly name: string; readonly country: string; readonly days: string }>> = {
  ausopen: {
    name: 'Australian Open',
    country: 'au',
    days: '2011-01-17 2012-01-16 2013-01-14 2014-01-13 2015-01-19 2016-01-18 2017-01-16 2018-01-15 2019-01-14 2020-01-20 2021-02-08 2022-01-17 2023-01-16 2024-01-14 2025-01-12 2026-01-18',
  },
  frenchopen: {
    name: 'Roland Garros',
    country: 'fr',
    days: '2011-05-22 2012-05-27 2013-05-26 2014-05-25 2015-05-24 2016-05-22 2017-05-28 2018-05-27 2019-05-26 2020-09-27 2021-05-30 2022-05-22 2023-05-28 2024-05-26 2025-05-25 2026-05-24',
  },
  wimbledon: {
    name: 'Wimbledon',
    country: 'gb-eng',
    days: '2011-06-20 2012-06-25 2013-06-24 2014-06-23 2015-06-29 2016-06-27 2017-07-03 2018-07-02 2019-07-01 2021-06-28 2022-06-27 2023-07-03 2024-07-01 2025-06-30 2026-06-29',
  },
  usopen: {
    name: 'US Open',
    country: 'us',
    days: '2011-08-29 2012-08-27 2013-08-26 2014-08-25 2015-08-31 2016-08-29 2017-08-28 2018-08-27 2019-08-26 2020-08-31 2021-08-30 2022-08-29 2023-08-28 2024-08-26 2025-08-24 2026-08-31',
  },
};

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
  const day = tournament?.days.split(' ').find((each) => each.startsWith(`${year}-`));
  if (tournament === undefined || day === undefined) throw new BadRow(`the tournament is not known: ${year} ${slam}`);
  const { name, country } = tournament;
  return { competition: { name, country, category, season: year, role: 'knockout' }, day };
}
