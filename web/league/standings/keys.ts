/** Fields of the query that choose what of the standings is shown. */
export const STANDINGS_KEYS = { kind: 'tabel', side: 'kampe', line: 'graense', columns: 'kolonner', stage: 'stadie' } as const;

/** Their values; none for the usual one. */
export const KIND_WORDS = {
  points: '',
  official: 'officiel',
  form: 'form',
  'over-under': 'over-under',
  'half-time': 'pause-slut',
} as const;
export const SIDE_WORDS = { overall: '', home: 'hjemme', away: 'ude' } as const;
export const COLUMN_WORDS = { numbers: '', form: 'form' } as const;

export const readStage = (query: URLSearchParams): string => query.get(STANDINGS_KEYS.stage) ?? '';
export const writeStage = (stage: string): Record<string, string> => ({ [STANDINGS_KEYS.stage]: stage });
