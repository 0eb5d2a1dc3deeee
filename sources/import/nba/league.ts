import type { CompetitionRef, ParticipantRef } from '@stillingen/domain/messages';
import { BadRow } from '../report.ts';

/** Teams that are not of the United States: Toronto, and guests of the pre-season. */
const ABROAD: Readonly<Record<string, string>> = {
  'Toronto Raptors': 'ca',
  'Cairns Taipans': 'au',
  Flamengo: 'br',
  "Maccabi Ra'anana": 'il',
  'New Zealand Breakers': 'nz',
  'Real Madrid': 'es',
};

/** A team by its three letters and its name. */
export const teamOf = (letters: string, name: string): ParticipantRef => ({
  name,
  country: ABROAD[name] ?? 'us',
  key: `nba-${letters}`,
  kind: 'club',
});

/** The phases of a season, by the third digit of a game's number. */
const PHASES: Readonly<Record<string, { readonly name: string; readonly role: 'main' | 'playoff' | 'knockout' }>> = {
  '1': { name: 'NBA træningskampe', role: 'main' },
  '2': { name: 'NBA', role: 'main' },
  '4': { name: 'NBA', role: 'playoff' },
  '6': { name: 'NBA Cup', role: 'knockout' },
};

/** The competition that the number of a game names, '0021801228': regular season of 2018/2019. Throws BadRow. */
export function competitionOf(gameId: string): CompetitionRef {
  const [, phase = '', years] = /^00(\d)(\d{2})\d{5}$/.exec(gameId) ?? [];
  const known = PHASES[phase];
  if (known === undefined || years === undefined) throw new BadRow(`the number of the game is not understood: ${gameId}`);
  const first = 2000 + Number(years);
  return { name: known.name, country: 'us', season: `${first}/${first + 1}`, role: known.role };
}
