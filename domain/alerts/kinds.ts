/** The order of the bits is stored in visitors' data: append only. */
export const ALERT_KINDS = ['start', 'goal', 'red', 'half', 'end', 'lineups', 'correction', 'moved'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

export const DEFAULT_KINDS: readonly AlertKind[] = ['goal', 'red', 'end'];

const bitOf = (kind: AlertKind): number => 1 << ALERT_KINDS.indexOf(kind);

export const maskOf = (kinds: Iterable<AlertKind>): number => {
  let mask = 0;
  for (const kind of kinds) mask |= bitOf(kind);
  return mask;
};

/** In the order of `ALERT_KINDS`; unknown bits are ignored. */
export const kindsOf = (mask: number): readonly AlertKind[] => ALERT_KINDS.filter((kind) => hasKind(mask, kind));

export const hasKind = (mask: number, kind: AlertKind): boolean => (mask & bitOf(kind)) !== 0;
