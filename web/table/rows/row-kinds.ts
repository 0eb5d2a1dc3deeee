import type { PageSport } from '../../app/page-context.ts';
import { learnDuel } from './kinds/index.ts';
import type * as race from '../races/race.ts';

type Kind = PageSport['row'];
/** The head and the rows of a race. */
type RaceParts = typeof race;

let known: RaceParts | null = null;

/** Teaches how races are drawn. */
export const learnRace = (parts: RaceParts): void => {
  known = parts;
};

/** How races are drawn. Throws RangeError where that was not loaded. */
export function raceParts(): RaceParts {
  if (known === null) throw new RangeError('races were not loaded');
  return known;
}

const loadRace = async (): Promise<void> => learnRace(await import('../races/race.ts'));

const LOADERS: Readonly<Record<Kind, () => Promise<unknown>>> = {
  // Every page has these.
  goals: () => Promise.resolve(),
  sets: async () => learnDuel('sets', (await import('./kinds/sets.ts')).setsCells),
  innings: async () => learnDuel('innings', (await import('./kinds/innings.ts')).inningsCells),
  frames: async () => learnDuel('frames', (await import('./kinds/frames.ts')).framesCells),
  fight: async () => learnDuel('fight', (await import('./kinds/fight.ts')).fightCells),
  ranked: loadRace,
  race: loadRace,
};

/** Fetches what the rows of these sports are drawn by, so that a page carries the kinds that it shows and no other. */
export async function loadRowKinds(sports: readonly Pick<PageSport, 'row'>[]): Promise<void> {
  const kinds = new Set(sports.map(({ row }) => row));
  await Promise.all([...kinds].map((kind) => LOADERS[kind]()));
}
