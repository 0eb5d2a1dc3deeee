import type { CompetitionRef, FixtureMessage, ParticipantRef } from '@stillingen/domain/messages';
import tables from './tables.json' with { type: 'json' };

interface GameType {
  readonly words: string;
  readonly role: 'main' | 'playoff' | 'knockout';
  readonly round?: string;
}

const TYPES = tables.types as Readonly<Record<string, GameType>>;

export const GAME_TYPES: readonly string[] = Object.keys(TYPES);

/** Null for types of games that are not known. */
export function competitionOf(type: string, season: string): CompetitionRef | null {
  const known = TYPES[type];
  return known === undefined ? null : { name: `MLB${known.words}`, country: 'us', season, role: known.role };
}

interface PlaceInDay {
  readonly doubleHeader: string;
  readonly gameNumber: string;
}

export function roundOf(type: string, { doubleHeader, gameNumber }: PlaceInDay): Pick<FixtureMessage, 'round'> {
  const round = TYPES[type]?.round;
  if (round !== undefined) return { round };
  return doubleHeader === 'Y' || doubleHeader === 'S' ? { round: `Doubleheader, ${gameNumber}. kamp` } : {};
}

const USUAL_INNINGS = 9;

export const formatOf = (planned: number): Pick<FixtureMessage, 'format'> =>
  planned > 0 && planned !== USUAL_INNINGS ? { format: { innings: planned } } : {};

export const clubOf = (name: string): ParticipantRef => ({
  name,
  country: name.startsWith('Toronto ') ? 'ca' : 'us',
  kind: 'club',
});

export interface Count {
  readonly balls: number;
  readonly strikes: number;
  readonly outs: number;
  /** The bases with a runner: 1 to 3. */
  readonly bases: readonly number[];
}

const OUTS_OF_HALF = 3;
const BASES = new Intl.ListFormat('da', { type: 'conjunction' });

export function situationOf({ balls, strikes, outs, bases }: Count): string {
  if (outs >= OUTS_OF_HALF) return '3 ude';
  const runners = bases.length === 3 ? 'fyldte baser' : `${BASES.format(bases.map((base) => `${base}.`))} base`;
  return [`${balls}-${strikes}`, `${outs} ude`, ...(bases.length === 0 ? [] : [runners])].join(', ');
}
