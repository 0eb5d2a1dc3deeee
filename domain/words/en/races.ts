import type { EntryStatus } from '../../event/entities.ts';
import type { EntryStatusText } from '../da/races.ts';

export const STATUS_TEXTS: Readonly<Record<EntryStatus, EntryStatusText>> = {
  ok: { long: '', short: '' },
  'not-started': { long: 'Did not start', short: 'DNS' },
  retired: { long: 'Retired', short: 'DNF' },
  disqualified: { long: 'Disqualified', short: 'DSQ' },
  'not-qualified': { long: 'Did not qualify', short: 'DNQ' },
  cut: { long: 'Missed the cut', short: 'MC' },
  withdrawn: { long: 'Withdrew', short: 'WD' },
  lapped: { long: 'At least one lap behind', short: 'LAP' },
  'over-time-limit': { long: 'Outside the time limit', short: 'OTL' },
  fell: { long: 'Fell', short: 'Fell' },
  'non-runner': { long: 'Did not run', short: 'NR' },
};

/** '+1 lap' */
export const lapsBehind = (laps: string): string => `+${laps} ${laps === '1' ? 'lap' : 'laps'}`;

/** 'Lap 31/57' */
export const lapOf = (ofAll: string): string => `Lap ${ofAll}`;
