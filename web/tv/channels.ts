import type { TableLeague } from '@stillingen/client';
import { compareDanish, StageType } from '@stillingen/domain';
import type { EventRow } from '@stillingen/wire';
import { channelsOf } from '../list/rows/channels.ts';

const FREE = /^DR ?\d$|^DR(?: ?Ramasjang|TV)?$/i;
const PAID = /^(?:TV ?2 (?:Sport|Play)|TV ?3|Viaplay|V Sport|Eurosport|Max|HBO|Disney|DAZN|C More|Prime)/i;

/** Null where it is not known. */
export const accessOf = (channel: string): 'free' | 'paid' | null =>
  FREE.test(channel) ? 'free' : PAID.test(channel) ? 'paid' : null;

export interface Programme {
  readonly channels: ReadonlyMap<string, readonly string[]>;
  /** Ids of the matches on a channel, and of those to come on none, by start. */
  readonly shown: readonly string[];
  readonly unshown: readonly string[];
}

const startOf = ({ start }: EventRow): number => start ?? 0;

/** Of a race its leader alone, whose row has the channels. */
export const shownRows = ({ league, events }: TableLeague): readonly string[] =>
  league.noDuel === true ? events.slice(0, 1) : events;

/** Matches by channel, each by start. `chosen`: the channels shown, all where it is empty. */
export function programmeOf(
  leagues: readonly TableLeague[],
  rows: ReadonlyMap<string, EventRow>,
  chosen: readonly string[],
): Programme {
  const inOrder = leagues
    .flatMap((group) => shownRows(group).map((id) => [id, rows.get(id)!] as const))
    .toSorted(([, a], [, b]) => startOf(a) - startOf(b));
  const channels = new Map<string, string[]>();
  const shown: string[] = [];
  const unshown: string[] = [];
  for (const [id, row] of inOrder) {
    const all = channelsOf(row);
    const wanted = all.filter((name) => chosen.length === 0 || chosen.includes(name));
    if (all.length === 0 && row.stageType !== StageType.finished) unshown.push(id);
    if (wanted.length > 0) shown.push(id);
    for (const name of wanted) channels.set(name, [...(channels.get(name) ?? []), id]);
  }
  return { channels: new Map([...channels].toSorted(([a], [b]) => compareDanish(a, b))), shown, unshown };
}
