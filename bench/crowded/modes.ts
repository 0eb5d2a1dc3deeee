export const MODES = ['missing pages', 'feed names', 'earlier moments', 'bad sessions', 'bad keys', 'connections'] as const;
export type Mode = (typeof MODES)[number];

/** The header by which the server under test knows an address, as behind a proxy. */
export const ADDRESS_HEADER = 'x-forwarded-for';
export const ATTACKER = { [ADDRESS_HEADER]: '198.51.100.1' } as const;
export const VISITOR = { [ADDRESS_HEADER]: '203.0.113.1' } as const;
