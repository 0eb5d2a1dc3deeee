import { Stage, type StageCode } from '@stillingen/domain';
import type { Phase } from '../kit/connector.ts';
import table from './states.json' with { type: 'json' };

interface Row {
  readonly id: number;
  readonly phase: string;
  readonly stages: readonly string[];
  readonly after?: string;
  readonly confirmMs?: number;
}

export interface State {
  readonly phase: Phase;
  readonly stages: readonly StageCode[];
  /** What is played in full: nothing, the first half or regular time. */
  readonly after: 'half' | 'regular' | null;
  readonly needsKicks: boolean;
  readonly confirmMs: number | null;
}

const rows = Object.entries(table as Readonly<Record<string, Row>>);

const stateOfRow = ({ phase, stages, after, confirmMs }: Row): State => ({
  phase: phase as Phase,
  stages: stages.map((name) => Stage[name as keyof typeof Stage]),
  after: (after as State['after'] | undefined) ?? null,
  needsKicks: stages.includes('afterPenalties'),
  confirmMs: confirmMs ?? null,
});

const byName = new Map(rows.map(([name, row]) => [name, stateOfRow(row)]));
const nameOfId = new Map(rows.map(([name, { id }]) => [id, name]));

/** The state is deleted from the source; its fixture is left alone. */
export const DELETED = 'DELETED';

/** The name where the answer includes the state, else by the id. */
export const stateName = (name: string | undefined, id: number): string => name ?? nameOfId.get(id) ?? String(id);

export const stateByName = (name: string): State | null => byName.get(name) ?? null;
