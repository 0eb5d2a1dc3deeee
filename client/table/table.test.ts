import { type EventRow, eventRow, writeRow } from '@stillingen/wire';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventWith, leagueWith, listText } from '../testing/feed-texts.ts';
import { decodeChanges, decodeTable } from './decode.ts';
import { createTable, type WritableTable } from './table.ts';

const START_S = 1_795_201_200;
const live = { stageType: 2, stage: 13, live: true, homeScore: 1, awayScore: 0, gameTime: '' } as const;

function tableOf(events: readonly EventRow[], keepLiveSeconds?: number): WritableTable {
  const text = listText([{ league: leagueWith('league01'), events }]);
  return createTable(text, keepLiveSeconds === undefined ? {} : { keepLiveSeconds });
}
function update(table: WritableTable, nowS: number, ...rows: (readonly (readonly [string, string])[])[]): void {
  table.apply(decodeChanges(rows.map((row) => writeRow(row)).join(''), 'update').changes, nowS);
}
function listen(table: WritableTable) {
  const notified: string[] = [];
  table.structure.subscribe(() => notified.push('structure'));
  for (const id of table.rows.keys()) table.row(id).subscribe(() => notified.push(id));
  return notified;
}
const ids = (table: WritableTable): string[] => table.structure.get().leagues.flatMap(({ events }) => [...events]);

describe('changes', () => {
  it('[SYNC-08] changes of unknown events are ignored', () => {
    const table = tableOf([eventWith('aaaaaaaa')]);
    const notified = listen(table);
    update(
      table,
      0,
      [
        ['AA', 'unknown1'],
        ['AG', '1'],
      ],
      [
        ['AA', 'unknown2'],
        ['DEL', '1'],
      ],
    );
    expect([...table.rows.keys()]).toEqual(['aaaaaaaa']);
    expect(notified).toEqual([]);
  });

  it('changes notify only the listeners of a changed row', () => {
    const table = tableOf([eventWith('aaaaaaaa', live), eventWith('bbbbbbbb', live)]);
    const notified = listen(table);
    const other = table.row('bbbbbbbb').get();
    update(table, 0, [
      ['AA', 'aaaaaaaa'],
      ['AG', '2'],
    ]);
    expect(notified).toEqual(['aaaaaaaa']);
    expect(table.row('aaaaaaaa').get().homeScore).toBe(2);
    expect(table.row('bbbbbbbb').get()).toBe(other);
  });

  it('[SYNC-18] changes count only where a value differs, and a 0 in an empty place does not', () => {
    const table = tableOf([eventWith('aaaaaaaa', { stageType: 2, stage: 12 })]);
    const notified = listen(table);
    update(table, 0, [
      ['AA', 'aaaaaaaa'],
      ['AC', '12'],
      ['AG', '0'],
      ['AH', '0'],
    ]);
    expect(notified).toEqual([]);
    expect(table.row('aaaaaaaa').get()).toMatchObject({ homeScore: 0, awayScore: 0 });
    update(table, 0, [
      ['AA', 'aaaaaaaa'],
      ['AG', '1'],
      ['AH', '0'],
    ]);
    expect(notified).toEqual(['aaaaaaaa']);
  });

  it('[SYNC-18] changes count when a value appears, and when one falls to 0', () => {
    const table = tableOf([eventWith('aaaaaaaa', { stageType: 2, stage: 12 })]);
    const notified = listen(table);
    for (const score of ['2', '0'])
      update(table, 0, [
        ['AA', 'aaaaaaaa'],
        ['AG', score],
      ]);
    expect(notified).toEqual(['aaaaaaaa', 'aaaaaaaa']);
  });

  it('empty cells of absent words change nothing', () => {
    const table = tableOf([eventWith('aaaaaaaa', { ...live, notice: null, swapped: null })]);
    const row = table.row('aaaaaaaa').get();
    update(table, 0, [
      ['AA', 'aaaaaaaa'],
      ['AM', ''],
      ['SWP', '0'],
    ]);
    expect(table.row('aaaaaaaa').get()).toBe(row);
  });

  it('[SYNC-09] changes of an event that is gone remove it', () => {
    const table = tableOf([eventWith('aaaaaaaa'), eventWith('bbbbbbbb')]);
    const notified = listen(table);
    update(table, 0, [
      ['AA', 'aaaaaaaa'],
      ['DEL', '1'],
    ]);
    expect(ids(table)).toEqual(['bbbbbbbb']);
    expect(table.rows.has('aaaaaaaa')).toBe(false);
    expect(table.row('aaaaaaaa').get().id).toBe('aaaaaaaa');
    expect(notified).toEqual(['structure']);
  });

  it('[SYNC-13] changes of the stage renew the structure', () => {
    const table = tableOf([eventWith('aaaaaaaa')]);
    const notified = listen(table);
    update(table, 0, [
      ['AA', 'aaaaaaaa'],
      ['AB', '2'],
      ['AC', '12'],
    ]);
    expect(notified).toEqual(['aaaaaaaa', 'structure']);
  });

  it('[SYNC-14] changes of the start sort the rows anew', () => {
    const table = tableOf([eventWith('aaaaaaaa', { start: START_S }), eventWith('bbbbbbbb', { start: START_S + 900 })]);
    expect(ids(table)).toEqual(['aaaaaaaa', 'bbbbbbbb']);
    const notified = listen(table);
    update(table, 0, [
      ['AA', 'aaaaaaaa'],
      ['AD', String(START_S + 1800)],
    ]);
    expect(ids(table)).toEqual(['bbbbbbbb', 'aaaaaaaa']);
    expect(notified).toContain('structure');
  });

  it('changes of holes played sort golfers of equal rank anew', () => {
    const golfer = (id: string, holesPlayed: string): EventRow =>
      eventWith(id, { raceId: 'race0001', rank: 1, stageType: 2, stage: 2, results: [{ holesPlayed }] });
    const table = tableOf([golfer('aaaaaaaa', '4'), golfer('bbbbbbbb', '3')]);
    expect(ids(table)).toEqual(['aaaaaaaa', 'bbbbbbbb']);
    table.apply(decodeChanges(eventRow.writeText(golfer('bbbbbbbb', '5')), 'repair').changes, 0);
    expect(ids(table)).toEqual(['bbbbbbbb', 'aaaaaaaa']);
  });

  it('changes notify of results when one is new, not when they are repeated', () => {
    const rider = (gap: string): EventRow =>
      eventWith('aaaaaaaa', { raceId: 'race0001', rank: 2, stageType: 2, stage: 2, results: [{ gap }] });
    const table = tableOf([rider('+0:04')]);
    const notified = listen(table);
    const row = table.row('aaaaaaaa').get();
    table.apply(decodeChanges(eventRow.writeText(rider('+0:04')), 'update').changes, 0);
    expect(notified).toEqual([]);
    expect(table.row('aaaaaaaa').get()).toBe(row);
    table.apply(decodeChanges(eventRow.writeText(rider('+0:05')), 'update').changes, 0);
    expect(notified).toEqual(['aaaaaaaa']);
    expect(table.row('aaaaaaaa').get().results).toEqual([{ gap: '+0:05' }]);
  });

  it('changes of a repair clear the words that the full row lacks', () => {
    const table = tableOf([eventWith('aaaaaaaa', live)]);
    const full = eventRow.writeText(eventWith('aaaaaaaa', { stageType: 3, stage: 5 }));
    table.apply(decodeChanges(full, 'repair').changes, 0);
    expect(table.row('aaaaaaaa').get()).toMatchObject({ homeScore: null, stage: 5 });
  });

  it('opposite changes in one batch change nothing', () => {
    const table = tableOf([eventWith('aaaaaaaa', live)]);
    const notified = listen(table);
    update(
      table,
      0,
      [
        ['AA', 'aaaaaaaa'],
        ['AG', '0'],
      ],
      [
        ['AA', 'aaaaaaaa'],
        ['AG', '1'],
      ],
    );
    expect(notified).toEqual([]);
    expect(table.row('aaaaaaaa').get().highlight).toBeNull();
  });
});

describe('a new list', () => {
  const league = leagueWith('league01');
  const load = (table: WritableTable, events: EventRow[], overlay = '', quiet = false): void =>
    table.load(decodeTable(listText([{ league, events }])), decodeChanges(overlay, 'update').changes, 0, quiet);

  it('an equal list changes nothing', () => {
    const table = tableOf([eventWith('aaaaaaaa', live)]);
    const notified = listen(table);
    const [structure, row] = [table.structure.get(), table.row('aaaaaaaa').get()];
    load(table, [eventWith('aaaaaaaa', live)]);
    expect(notified).toEqual([]);
    expect(table.structure.get()).toBe(structure);
    expect(table.row('aaaaaaaa').get()).toBe(row);
  });

  it('a new list adds new events, removes old ones, and yields to newer changes', () => {
    const table = tableOf([eventWith('aaaaaaaa', live)]);
    load(
      table,
      [eventWith('aaaaaaaa', live), eventWith('bbbbbbbb', live)],
      writeRow([
        ['AA', 'bbbbbbbb'],
        ['AG', '3'],
      ]),
    );
    expect(table.row('bbbbbbbb').get().homeScore).toBe(3);
    load(table, [eventWith('bbbbbbbb', live)]);
    expect(ids(table)).toEqual(['bbbbbbbb']);
  });

  it('a new list marks news only when it follows recent data', () => {
    const table = tableOf([eventWith('aaaaaaaa', live), eventWith('bbbbbbbb', live)]);
    load(table, [eventWith('aaaaaaaa', { ...live, homeScore: 2 }), eventWith('bbbbbbbb', live)], '', true);
    expect(table.row('aaaaaaaa').get().highlight).toBeNull();
    load(table, [eventWith('aaaaaaaa', { ...live, homeScore: 2 }), eventWith('bbbbbbbb', { ...live, homeScore: 2 })]);
    expect(table.row('bbbbbbbb').get().highlight?.kind).toBe('goal');
  });
});

describe('the order', () => {
  it('the order is league, start, name in Danish order, id: whatever order the feed has', () => {
    const events = [
      eventWith('dddddddd', { homeName: 'Åbyhøj' }),
      eventWith('cccccccc', { homeName: 'Aarhus' }),
      eventWith('aaaaaaaa', { homeName: 'Ølstykke' }),
      eventWith('bbbbbbbb', { homeName: 'Ølstykke' }),
      eventWith('eeeeeeee', { homeName: 'Vejle' }),
      eventWith('ffffffff', { start: START_S - 60 }),
    ];
    const order = tableOf(events).structure.get().leagues[0]!.events;
    expect(order[0]).toBe('ffffffff');
    expect(order.indexOf('eeeeeeee')).toBeLessThan(order.indexOf('aaaaaaaa'));
    expect(order.indexOf('aaaaaaaa')).toBe(order.indexOf('bbbbbbbb') - 1);
    fc.assert(
      fc.property(fc.shuffledSubarray(events, { minLength: events.length }), (shuffled) => {
        expect(ids(tableOf(shuffled))).toEqual(order);
      }),
    );
  });
});
