import type { Pair } from '../event/entities.ts';

/** What one side scored in these parts together. */
export const sumOf = (parts: readonly Pair[], side: 0 | 1): number => parts.reduce((sum, part) => sum + part[side], 0);
