import type { EntryStatus } from '../event/entities.ts';

/** Why an entry has no rank: for headings and assistive technology, and in the column of ranks. */
export interface EntryStatusText {
  readonly long: string;
  readonly short: string;
}

const TEXTS: Readonly<Record<EntryStatus, EntryStatusText>> = {
  ok: { long: '', short: '' },
  'not-started': { long: 'Ikke til start', short: 'DNS' },
  retired: { long: 'Udgået', short: 'DNF' },
  disqualified: { long: 'Diskvalificeret', short: 'DSQ' },
  'not-qualified': { long: 'Ikke kvalificeret', short: 'DNQ' },
  cut: { long: 'Missede cuttet', short: 'MC' },
  withdrawn: { long: 'Trukket sig', short: 'WD' },
  lapped: { long: 'Mindst en omgang efter', short: 'LAP' },
  'over-time-limit': { long: 'Uden for tidsgrænsen', short: 'OTL' },
  fell: { long: 'Faldet', short: 'Fald' },
  'non-runner': { long: 'Ikke til start', short: 'NR' },
};

const byStatus = new Map<string, EntryStatusText>(Object.entries(TEXTS));

/** A status in Danish as a row carries it; 'ok', none and one that is not known say nothing (O-127). */
export const entryStatusText = (status: string | null): EntryStatusText => byStatus.get(status ?? 'ok') ?? TEXTS.ok;
