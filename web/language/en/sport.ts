import { sportNameById } from '@stillingen/domain';
import type { PageSport } from '@stillingen/wire';
import { VOCABULARIES } from '@stillingen/wire/words';
import table from './sport-words.json' with { type: 'json' };

const WORDS: ReadonlyMap<string, string> = new Map(Object.entries(table));

/** Fields whose texts visitors read; others hold codes, which stay. */
const READ: ReadonlySet<string> = new Set([
  'long',
  'short',
  'clocked',
  'spoken',
  'label',
  'persons',
  'teams',
  'sprint',
  'scoreWord',
  'awarded',
  'goal',
  'missed',
  'keeper',
]);

function translated(value: unknown, field: string): unknown {
  if (typeof value === 'string') return READ.has(field) ? (WORDS.get(value) ?? VOCABULARIES.en.phrase(value)) : value;
  if (Array.isArray(value)) return value.map((each) => translated(each, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, translated(each, name)]));
}

/** A sport as browsers of the English edition know it: `danishName` holds the English name. */
export function inOwnWords(sport: PageSport): PageSport {
  const name = VOCABULARIES.en.sport(sportNameById(sport.id)!).name;
  return { ...(translated(sport, '') as PageSport), danishName: name };
}
