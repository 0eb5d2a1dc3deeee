import { type EventRow, eventRow, writeRow } from '@stillingen/wire';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventWith, leagueWith, listText } from '../testing/model-server.ts';
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
/** Counts the calls of the listeners of a table. */
function listen(table: WritableTable) {
  const heard: string[] = [];
  table.structure.subscribe(() => heard.push('structure'));
  for (const id of table.rows.keys()) table.row(id).subscribe(() => heard.push(id));
  return heard;
}
const ids = (table: WritableTable): string[] => table.structure.get().leagues.flatMap(({ events }) => [...events]);

describe('changes', () => {
  it('[SYNC-08] of unknown events are ignored', () => {
    const table = tableOf([eventWith('aaaaaaaa')]);
    const heard = listen(table);
    update(table, 0, [['AA', 'unknown1'], ['AG', '1']], [['AA', 'unknown2'], ['DEL', '1']]);
    expect([...table.rows.keys()]).toEqual(['aaaaaaaa']);
    expect(heard).toEqual([]);
  });

  it('are told to the listeners of their row alone', () => {
    const table = tableOf([eventWith('aaaaaaaa', live), eventWith('bbbbbbbb', live)]);
    const heard = listen(table);
    const other = table.row('bbbbbbbb').get();
    update(table, 0, [['AA', 'aaaaaaaa'], ['AG', '2']]);
    expect(heard).toEqual(['aaaaaaaa']);
    expect(table.row('aaaaaaaa').get().homeScore).toBe(2);
    expect(table.row('bbbbbbbb').get()).toBe(other);
  });

  it('[SYNC-18] count only where a value differs, and a 0 in an empty place does not', () => {
    const table = tableOf([eventWith('aaaaaaaa', { stageType: 2, stage: 12 })]);
    const heard = listen(table);
    update(table, 0, [['AA', 'aaaaaaaa'], ['AC', '12'], ['AG', '0'], ['AH', '0']]);
    expect(heard).toEqual([]);
    expect(table.row('aaaaaaaa').get()).toMatchObject({ homeScore: 0, awayScore: 0 });
    update(table, 0, [['AA', 'aaaaaaaa'], ['AG', '1'], ['AH', '0']]);
    expect(heard).toEqual(['aaaaaaaa']);
  });

  it('[SYNC-09] of an event that is gone remove it', () => {
    const table = tableOf([eventWith('aaaaaaaa'), eventWith('bbbbbbbb')]);
    const heard = listen(table);
    update(table, 0, [['AA', 'aaaaaaaa'], ['DEL', '1']]);
    expect(ids(table)).toEqual(['bbbbbbbb']);
    expect(table.rows.has('aaaaaaaa')).toBe(false);
    expect(table.row('aaaaaaaa').get().id).toBe('aaaaaaaa');
    expect(heard).toEqual(['structure']);
  });

  it('[SYNC-13] of the stage renew the structure', () => {
    const table = tableOf([eventWith('aaaaaaaa')]);
    const heard = listen(table);
    update(table, 0, [['AA', 'aaaaaaaa'], ['AB', '2'], ['AC', '12']]);
    expect(heard).toEqual(['aaaaaaaa', 'structure']);
  });

  it('[SYNC-14] of the start sort the rows anew', () => {
    const table = tableOf([eventWith('aaaaaaaa', { start: START_S }), eventWith('bbbbbbbb', { start: START_S + 900 })]);
    expect(ids(table)).toEqual(['aaaaaaaa', 'bbbbbbbb']);
    const heard = listen(table);
    update(table, 0, [['AA', 'aaaaaaaa'], ['AD', String(START_S + 1800)]]);
    expect(ids(table)).toEqual(['bbbbbbbb', 'aaaaaaaa']);
    expect(heard).toContain('structure');
  });

  it('of a repair clear what the full row does not carry', () => {
    const table = tableOf([eventWith('aaaaaaaa', live)]);
    const full = writeRow(eventRow.write(eventWith('aaaaaaaa', { stageType: 3, stage: 5 })));
    table.apply(decodeChanges(full, 'repair').changes, 0);
    expect(table.row('aaaaaaaa').get()).toMatchObject({ homeScore: null, stage: 5 });
  });

  it('that undo each other within one batch are no change', () => {
    const table = tableOf([eventWith('aaaaaaaa', live)]);
    const heard = listen(table);
    update(table, 0, [['AA', 'aaaaaaaa'], ['AG', '0']], [['AA', 'aaaaaaaa'], ['AG', '1']]);
    expect(heard).toEqual([]);
    expect(table.row('aaaaaaaa').get().highlight).toBeNull();
  });
});

describe('a new list', () => {
  const league = leagueWith('league01');
  const load = (table: WritableTable, events: EventRow[], overlay = '', quiet = false): void =>
    table.load(decodeTable(listText([{ league, events }])), decodeChanges(overlay, 'update').changes, 0, quiet);

  it('that says the same changes nothing', () => {
    const table = tableOf([eventWith('aaaaaaaa', live)]);
    const heard = listen(table);
    const [structure, row] = [table.structure.get(), table.row('aaaaaaaa').get()];
    load(table, [eventWith('aaaaaaaa', live)]);
    expect(heard).toEqual([]);
    expect(table.structure.get()).toBe(structure);
    expect(table.row('aaaaaaaa').get()).toBe(row);
  });

  it('brings new events, takes old ones away, and yields to newer changes', () => {
    const table = tableOf([eventWith('aaaaaaaa', live)]);
    load(table, [eventWith('aaaaaaaa', live), eventWith('bbbbbbbb', live)], writeRow([['AA', 'bbbbbbbb'], ['AG', '3']]));
    expect(table.row('bbbbbbbb').get().homeScore).toBe(3);
    load(table, [eventWith('bbbbbbbb', live)]);
    expect(ids(table)).toEqual(['bbbbbbbb']);
  });

  it('marks news only where it is not the first look in a while', () => {
    const table = tableOf([eventWith('aaaaaaaa', live), eventWith('bbbbbbbb', live)]);
    load(table, [eventWith('aaaaaaaa', { ...live, homeScore: 2 }), eventWith('bbbbbbbb', live)], '', true);
    expect(table.row('aaaaaaaa').get().highlight).toBeNull();
    load(table, [eventWith('aaaaaaaa', { ...live, homeScore: 2 }), eventWith('bbbbbbbb', { ...live, homeScore: 2 })]);
    expect(table.row('bbbbbbbb').get().highlight?.kind).toBe('goal');
  });
});

describe('the order', () => {
  it('is league, start, name in Danish order, id: whatever order the feed has', () => {
    const events = [
      eventWith('dddddddd', { homeName: 'Åbyhøj' }), eventWith('cccccccc', { homeName: 'Aarhus' }), eventWith('aaaaaaaa', { homeName: 'Ølstykke' }),
      eventWith('bbbbbbbb', { homeName: 'Ølstykke' }), eventWith('eeeeeeee', { homeName: 'Vejle' }), eventWith('ffffffff', { start: START_S - 60 }),
    ];
    const wanted = tableOf(events).structure.get().leagues[0]!.events;
    expect(wanted[0]).toBe('ffffffff');
    expect(wanted.indexOf('eeeeeeee')).toBeLessThan(wanted.indexOf('aaaaaaaa'));
    expect(wanted.indexOf('aaaaaaaa')).toBe(wanted.indexOf('bbbbbbbb') - 1);
    fc.assert(fc.property(fc.shuffledSubarray(events, { minLength: events.length }), (shuffled) => {
      expect(ids(tableOf(shuffled))).toEqual(wanted);
    }));
  });
});

describe('marks', () => {
  const mark = (nowS: number, before: Partial<EventRow>, ...cells: (readonly [string, string])[]) => {
    const table = tableOf([eventWith('aaaaaaaa', { ...live, ...before })]);
    update(table, nowS, [['AA', 'aaaaaaaa'], ...cells]);
    return { table, row: table.row('aaaaaaaa').get() };
  };

  it('[CONST-02] a goal for 60 s', () => {
    const { table, row } = mark(1000, {}, ['AH', '1']);
    expect(row.highlight).toEqual({ kind: 'goal', side: 'away', untilS: 1060 });
    table.tick(1059);
    expect(table.row('aaaaaaaa').get().highlight).not.toBeNull();
    table.tick(1060);
    expect(table.row('aaaaaaaa').get().highlight).toBeNull();
  });

  it('[CONST-03] a score that falls for 15 s, with the score to strike through', () => {
    const { table, row } = mark(1000, { homeScore: 2 }, ['AG', '1']);
    expect(row).toMatchObject({ highlight: { kind: 'correction', side: 'home', untilS: 1015 }, previousScore: [2, 0] });
    table.tick(1015);
    expect(table.row('aaaaaaaa').get()).toMatchObject({ highlight: null, previousScore: null });
  });

  it('a correction that was counted, before the goal it came with', () => {
    const { row } = mark(1000, {}, ['AG', '2'], ['CON', '1'], ['COF', '3-0'], ['COS', '2']);
    expect(row).toMatchObject({ highlight: { kind: 'correction', side: 'away' }, previousScore: [3, 0] });
  });

  it('a correction told in two steps keeps the score struck through', () => {
    const { table } = mark(1000, { homeScore: 2 }, ['AG', '1']);
    update(table, 1002, [['AA', 'aaaaaaaa'], ['CON', '1'], ['COF', '58']]);
    expect(table.row('aaaaaaaa').get()).toMatchObject({ highlight: { untilS: 1017 }, previousScore: [2, 0] });
  });

  it('a red card, and a penalty of a shoot-out', () => {
    expect(mark(0, {}, ['AK', '1']).row.highlight).toMatchObject({ kind: 'red-card', side: 'away' });
    expect(mark(0, { stage: 7, homePenalties: 2 }, ['RPA', '3']).row.highlight).toMatchObject({ kind: 'penalty', side: 'home' });
  });

  it('no goal where the winner of a shoot-out is sent with one more, or where only the result is sent', () => {
    const shootOut = { stage: 7, homeScore: 1, awayScore: 1, homePenalties: 4, awayPenalties: 3 };
    expect(mark(0, shootOut, ['AB', '3'], ['AC', '11'], ['AG', '2']).row.highlight).toBeNull();
    const scheduled = { stageType: 1, stage: 1, homeScore: null, awayScore: null };
    expect(mark(0, scheduled, ['AB', '3'], ['AC', '3'], ['AG', '3'], ['AH', '1']).row.highlight).toBeNull();
  });
});

describe('the live marker', () => {
  const end = [['AA', 'aaaaaaaa'], ['AB', '3'], ['AC', '3'], ['AI', 'n']] as const;

  it('[STAGE-08] stays for the time given after the event stopped being live, and is n then', () => {
    const table = tableOf([eventWith('aaaaaaaa', live)], 180);
    update(table, 1000, end);
    table.tick(1179);
    expect(table.row('aaaaaaaa').get().live).toBe(true);
    const heard = listen(table);
    table.tick(1180);
    expect(table.row('aaaaaaaa').get().live).toBe(false);
    expect(heard).toEqual(['aaaaaaaa', 'structure']);
  });

  it('[STAGE-08] goes at once where no time is given', () => {
    const table = tableOf([eventWith('aaaaaaaa', live)]);
    update(table, 1000, end);
    expect(table.row('aaaaaaaa').get().live).toBe(false);
  });

  it('stays where the match goes on after all', () => {
    const table = tableOf([eventWith('aaaaaaaa', live)], 180);
    update(table, 1000, end);
    update(table, 1010, [['AA', 'aaaaaaaa'], ['AB', '2'], ['AC', '6'], ['AI', 'y']]);
    table.tick(1300);
    expect(table.row('aaaaaaaa').get().live).toBe(true);
  });
});
