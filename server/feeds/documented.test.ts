import { readRows } from '@stillingen/wire';
import { expect, it } from 'vitest';
import { fixture, goal, score, status } from '../../domain/testing/scenario.ts';
import { SIGNED } from '../../wire/feed-groups.ts';
import { IRREGULAR_CELLS } from '../../wire/irregular-cells.ts';
import { type FeedKind, parseFeedName } from '../../wire/names/feed-name.ts';
import { ROW_TABLES } from '../../wire/rows.ts';
import { FEEDS } from './catalogue/index.ts';
import { createTestFeeds, eventsIn, leaguesIn, race, ranking } from '../testing/feeds.ts';

/** All keys of a range: 'SA…ST'. */
function keysOf(range: string): readonly string[] {
  const [first = '', last] = range.split('…');
  if (last === undefined) return [first];
  const [from, to] = [first.charCodeAt(1), last.charCodeAt(1)];
  return Array.from({ length: to - from + 1 }, (_, at) => first[0]! + String.fromCharCode(from + at));
}

/** The documented cells: those of rows by their heads, and those of any row. */
function documented(kind: FeedKind): {
  readonly rows: ReadonlyMap<string, ReadonlySet<string>>;
  readonly loose: ReadonlySet<string>;
} {
  const rows = new Map<string, Set<string>>();
  for (const { codec } of ROW_TABLES.filter((table) => table.feeds.includes(kind)))
    for (const spec of Object.values(codec.fields)) {
      const keys = rows.get(codec.head) ?? new Set<string>();
      for (const key of [spec.key, ...('copies' in spec ? spec.copies : [])]) keys.add(key);
      rows.set(codec.head, keys);
    }
  const loose = IRREGULAR_CELLS.filter(({ feeds }) => feeds.includes(kind)).flatMap(({ cells }) =>
    cells.flatMap(([key]) => keysOf(key)),
  );
  return { rows, loose: new Set(loose) };
}

function unknownCells(name: string, text: string): string[] {
  const { rows, loose } = documented(parseFeedName(name)!.kind);
  return readRows(text).flatMap((row) => {
    const head = row[0]![0];
    const known = rows.get(head);
    return row.flatMap(([key]) =>
      known?.has(key) === true || loose.has(key) || key === 'A1' ? [] : [`${name}: ${head} ${key}`],
    );
  });
}

it('the documentation has every cell of a feed', () => {
  const { submit, feed } = createTestFeeds();
  const baseball = { sport: 6, competition: { name: 'MLB', country: 'us', season: '2026' }, event: 'b' };
  submit(
    fixture(),
    status(1, 12),
    goal('g1', 5, 'home', { score: [1, 0] }),
    score(5, 1, 0),
    fixture({ ...baseball, key: 'b' }),
    status(1, 26, { event: 'b', key: 'b/status' }),
    score(1, 1, 0, {
      event: 'b',
      key: 'b/score',
      score: { home: 1, away: 0, results: [{ hits: '3' }, { hits: '2', errors: '1' }] },
    }),
    race('f1'),
    ranking('f1', [], {
      entries: [{ participant: { name: 'Bortoleto', kind: 'person', country: 'br' }, rank: 1, results: { time: '1:31' } }],
    }),
  );
  const names = [1, 6, 32].flatMap((sport) => {
    const day = `f_${sport}_0_1_da_1`;
    const text = feed(day)!;
    const [league] = leaguesIn(text);
    const [event] = eventsIn(text);
    const { countryId, templateId, tournamentId, stageId } = league!;
    const of = (shape: string): string => `${shape}_1_${event!.raceId ?? event!.id}`;
    return [
      day,
      `c_${sport}_${countryId}_1_da_y_1`,
      `t_${sport}_${countryId}_${templateId}_1_da_y_1`,
      `p_${sport}_${countryId}_${event!.homeId}_1_da_1`,
      `pe_1_${event!.homeId}`,
      `pel_1_${event!.homeId}`,
      `mop_1_${sport}`,
      `r_${sport}_1`,
      `u_${sport}_1`,
      `to_${tournamentId}_${stageId}_1`,
      `tx_${tournamentId}_${stageId}`,
      ...['df_ev', 'dc', 'df_sui', 'df_sur', 'df_st', 'df_mmt', 'df_hh', 'df_li', 'g'].map(of),
    ];
  });
  const texts = ['fm_0_0_1_da_1', ...names].flatMap((name) => {
    const text = feed(name);
    return text === null ? [] : [[name, text] as const];
  });
  expect(texts.filter(([, text]) => text.includes('¬RAA÷')).length).toBeGreaterThan(10);
  expect(texts.flatMap(([name, text]) => unknownCells(name, text))).toEqual([]);
});

it('the documentation names the feeds that end with the hash of their text', () => {
  const signed = (Object.keys(FEEDS) as FeedKind[]).filter((kind) => FEEDS[kind]!.tail === 'signed');
  expect(signed.toSorted()).toEqual([...SIGNED].toSorted());
});
