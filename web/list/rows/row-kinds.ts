import { LeagueScopeError, NOT_FOUND } from '@stillingen/client';
import type { ComponentType } from 'react';
import type { PageSport } from '../../page/page-context.ts';
import type { RowsProps, TitleProps } from '../races/meetings.ts';
import { registerDuelCells } from './kinds/index.ts';

export interface SectionParts {
  readonly Title: ComponentType<TitleProps>;
  readonly Rows: ComponentType<RowsProps>;
}

let races: SectionParts | null = null;

export function registerRaces(parts: SectionParts): void {
  races = parts;
}

/** How races are drawn. Throws LeagueScopeError where that was not loaded. */
export function raceSection(): SectionParts {
  if (races === null) throw new LeagueScopeError(NOT_FOUND.handler('race'));
  return races;
}

const loadRaces = async (): Promise<unknown> => registerRaces(await import('../races/race.tsx'));

const LOADERS: Readonly<Partial<Record<PageSport['row'], () => Promise<unknown>>>> = {
  sets: async () => registerDuelCells('sets', (await import('./kinds/sets.ts')).setsCells),
  innings: async () => registerDuelCells('innings', (await import('./kinds/innings.ts')).inningsCells),
  frames: async () => registerDuelCells('frames', (await import('./kinds/frames.ts')).framesCells),
  fight: async () => registerDuelCells('fight', (await import('./kinds/fight.ts')).fightCells),
  ranked: loadRaces,
  race: loadRaces,
};

/** Goals are part of every list. */
export async function loadRowKinds(sports: readonly Pick<PageSport, 'row'>[]): Promise<void> {
  const kinds = new Set(sports.map(({ row }) => row));
  await Promise.all([...kinds].map(async (kind) => LOADERS[kind]?.()));
}
