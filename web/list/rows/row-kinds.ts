import type { ComponentType } from 'react';
import type { PageSport } from '../../page/page-context.ts';
import type { RowsProps, TitleProps } from '../races/meetings.ts';

type Kind = PageSport['row'];

export interface SectionParts {
  readonly Title: ComponentType<TitleProps>;
  readonly Rows: ComponentType<RowsProps>;
}
type SectionKind = 'duel' | 'race';

const known = new Map<SectionKind, SectionParts>();

export const registerSection = (kind: SectionKind, parts: SectionParts): unknown => known.set(kind, parts);

/** How matches, or races, are drawn. Throws RangeError where that was not loaded. */
export function sectionParts(kind: SectionKind): SectionParts {
  const parts = known.get(kind);
  if (parts === undefined) throw new RangeError(`sections of kind ${kind} were not loaded`);
  return parts;
}

const loadRace = async (): Promise<unknown> => registerSection('race', await import('../races/race.tsx'));

const loadDuel = async () => {
  const { Title, Rows, registerDuelCells } = await import('./duel.tsx');
  registerSection('duel', { Title, Rows });
  return registerDuelCells;
};

const LOADERS: Readonly<Record<Kind, () => Promise<unknown>>> = {
  // Every kind of match needs the duel chunk.
  goals: loadDuel,
  sets: async () => (await loadDuel())('sets', (await import('./kinds/sets.ts')).setsCells),
  innings: async () => (await loadDuel())('innings', (await import('./kinds/innings.ts')).inningsCells),
  frames: async () => (await loadDuel())('frames', (await import('./kinds/frames.ts')).framesCells),
  fight: async () => (await loadDuel())('fight', (await import('./kinds/fight.ts')).fightCells),
  ranked: loadRace,
  race: loadRace,
};

export async function loadRowKinds(sports: readonly Pick<PageSport, 'row'>[]): Promise<void> {
  const kinds = new Set(sports.map(({ row }) => row));
  await Promise.all([...kinds].map((kind) => LOADERS[kind]()));
}
