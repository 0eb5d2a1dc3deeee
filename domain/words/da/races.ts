import type { EntryStatus } from '../../event/entities.ts';

export interface EntryStatusText {
  readonly long: string;
  readonly short: string;
}

export const STATUS_TEXTS: Readonly<Record<EntryStatus, EntryStatusText>> = {
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

/** '+1 omg.' */
export const lapsBehind = (laps: string): string => `+${laps} omg.`;

/** 'Omg. 31/57' */
export const lapOf = (ofAll: string): string => `Omg. ${ofAll}`;
