import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventRow } from './event/event-row.ts';
import { headRow, leagueRow, signatureRow } from './list/list-rows.ts';
import { anyCodec, anyWords, SAMPLE_FEEDS } from './testing/any-words.ts';
type Facts = readonly { readonly league: string; readonly cells: Readonly<Record<string, string>> }[];

const GROUPED = /^RA[A-D]$/;

const valueOf = (cell: string): [string, string] => {
  const at = cell.indexOf('÷');
  return [cell.slice(0, at), cell.slice(at + 1)];
};

function byCells(text: string): Facts {
  const facts: { league: string; cells: Record<string, string> }[] = [];
  let league = '';
  let current: Record<string, string> | null = null;
  for (const cell of text.split('¬').filter((each) => each.includes('÷'))) {
    const [key, value] = valueOf(cell);
    if (key.startsWith('~')) current = null;
    if (key === '~ZA') league = value;
    if (key === '~AA') {
      current = {};
      facts.push({ league, cells: current });
    }
    const bare = key.replace('~', '');
    if (current !== null && !GROUPED.test(bare)) current[bare] = value;
  }
  return facts;
}

const byRows =
  (keep: 'first' | 'last') =>
  (text: string): Facts => {
    let league = '';
    return text.split('~').flatMap((row) => {
      if (row.startsWith('ZA÷')) league = valueOf(row.split('¬')[0]!)[1];
      if (!row.startsWith('AA÷')) return [];
      const cells: Record<string, string> = {};
      for (const cell of row.split('¬').filter((each) => each !== '')) {
        const [key, value] = valueOf(cell);
        if (!GROUPED.test(key) && (keep === 'last' || !Object.hasOwn(cells, key))) cells[key] = value;
      }
      return [{ league, cells }];
    });
  };

const PREFIX = ['AA', 'AD', 'ADE', 'AB', 'CR', 'AC', 'CX'];
const byPlace = (text: string): Facts => {
  let league = '';
  return text.split('~').flatMap((row) => {
    const values = row.split('¬').map((cell) => valueOf(cell)[1]);
    if (row.startsWith('ZA÷')) league = values[0]!;
    return row.startsWith('AA÷') ? [{ league, cells: Object.fromEntries(PREFIX.map((key, at) => [key, values[at]!])) }] : [];
  });
};
const bySearch = (text: string): Facts => {
  let league = '';
  return text.split('~').flatMap((row) => {
    league = /^ZA÷([^¬]*)¬ZEE÷/.exec(row)?.[1] ?? league;
    if (!row.startsWith('AA÷')) return [];
    const keys = [...`¬${row}`.matchAll(/¬([^÷¬]+)÷/g)].map(([, key]) => key!).filter((key) => !GROUPED.test(key));
    return [{ league, cells: Object.fromEntries(keys.map((key) => [key, new RegExp(`(?:^|¬)${key}÷([^¬]*)`).exec(row)![1]!])) }];
  });
};

const onlyPrefix = (facts: Facts): Facts =>
  facts.map(({ league, cells }) => ({ league, cells: Object.fromEntries(PREFIX.map((key) => [key, cells[key]!])) }));

function expectOneReading(text: string): void {
  const facts = byCells(text);
  expect(facts.length).toBeGreaterThan(0);
  expect(byRows('first')(text)).toEqual(facts);
  expect(byRows('last')(text)).toEqual(facts);
  expect(bySearch(text)).toEqual(facts);
  expect(byPlace(text)).toEqual(onlyPrefix(facts));
}

describe('five plain readers of the family take the same out of a list', () => {
  it.each(['full', 'mixed', 'tournament', 'eventRow', 'series'] as const)(
    '[FEED-17] five plain readers of the family read the same from a list of a sample of %s',
    (kind) => {
      const sample = SAMPLE_FEEDS.get(kind)!;
      expect(sample.startsWith('SA÷')).toBe(true);
      expectOneReading(sample);
    },
  );

  it('[FEED-17] five plain readers of the family read the same from a list of any leagues and events', () => {
    const event = anyWords(anyCodec(eventRow), ['start', 'stageType', 'stage', 'sortName']);
    const league = anyWords(anyCodec(leagueRow), ['templateId']);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(league, fc.array(event, { minLength: 1, maxLength: 4 })), { minLength: 1, maxLength: 4 }),
        (lists) => {
          const body = lists.map(
            ([words, events]) =>
              anyCodec(leagueRow).writeText(words) + events.map((each) => anyCodec(eventRow).writeText(each)).join(''),
          );
          expectOneReading(headRow.writeText({ sport: 1 }) + body.join('') + signatureRow.writeText({ signature: 'f00d' }));
        },
      ),
    );
  });
});
