import { type EventRow, eventRow, writeRow } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { eventWith, leagueWith, listText } from '../testing/feed-texts.ts';
import { decodeChanges } from './decode.ts';
import { createTable, type WritableTable } from './table.ts';
import { Category, viewOf } from './view.ts';

const live = { stageType: 2, stage: 13, live: true, homeScore: 1, awayScore: 0, gameTime: '' } as const;

const tableOf = (words: Partial<EventRow>, options: { keepLiveSeconds?: number } = {}): WritableTable =>
  createTable(listText([{ league: leagueWith('league01'), events: [eventWith('aaaaaaaa', words)] }]), options);
function update(table: WritableTable, nowS: number, row: readonly (readonly [string, string])[]): void {
  table.apply(decodeChanges(writeRow(row), 'update').changes, nowS);
}

describe('marks', () => {
  const mark = (nowS: number, before: Partial<EventRow>, ...cells: (readonly [string, string])[]) => {
    const table = tableOf({ ...live, ...before });
    update(table, nowS, [['AA', 'aaaaaaaa'], ...cells]);
    return { table, row: table.row('aaaaaaaa').get() };
  };

  it('[CONST-02] a goal is marked for 60 s', () => {
    const { table, row } = mark(1000, {}, ['AH', '1']);
    expect(row.highlight).toEqual({ kind: 'goal', side: 'away', untilS: 1060 });
    table.tick(1059);
    expect(table.row('aaaaaaaa').get().highlight).not.toBeNull();
    table.tick(1060);
    expect(table.row('aaaaaaaa').get().highlight).toBeNull();
  });

  it('[CLOCK-02, CONST-05, CONST-06] a won set of tennis is marked for 60 s, and then no more', () => {
    const { table, row } = mark(1000, { stage: 19, homeScore: 0, awayScore: 1 }, ['AG', '1']);
    expect(row.highlight).toEqual({ kind: 'goal', side: 'home', untilS: 1060 });
    table.tick(1059);
    expect(table.row('aaaaaaaa').get().highlight).not.toBeNull();
    table.tick(1060);
    expect(table.row('aaaaaaaa').get().highlight).toBeNull();
  });

  it('[CONST-04] a penalty of a shoot-out is marked for 60 s', () => {
    const { row } = mark(1000, { stage: 7, homePenalties: 2 }, ['RPA', '3']);
    expect(row.highlight).toEqual({ kind: 'penalty', side: 'home', untilS: 1060 });
  });

  it('[CONST-03] a falling score is marked for 15 s, with the score to strike through', () => {
    const { table, row } = mark(1000, { homeScore: 2 }, ['AG', '1']);
    expect(row).toMatchObject({ highlight: { kind: 'correction', side: 'home', untilS: 1015 }, previousScore: [2, 0] });
    table.tick(1015);
    expect(table.row('aaaaaaaa').get()).toMatchObject({ highlight: null, previousScore: null });
  });

  it('a counted correction is marked before the goal it came with', () => {
    const { row } = mark(1000, {}, ['AG', '2'], ['CON', '1'], ['COF', '3-0'], ['COS', '2']);
    expect(row).toMatchObject({ highlight: { kind: 'correction', side: 'away' }, previousScore: [3, 0] });
  });

  it('a score stays struck through when a correction arrives in two steps', () => {
    const { table } = mark(1000, { homeScore: 2 }, ['AG', '1']);
    update(table, 1002, [
      ['AA', 'aaaaaaaa'],
      ['CON', '1'],
      ['COF', '58'],
    ]);
    expect(table.row('aaaaaaaa').get()).toMatchObject({ highlight: { untilS: 1017 }, previousScore: [2, 0] });
  });

  it('a red card is marked, and so is a penalty of a shoot-out', () => {
    expect(mark(0, {}, ['AK', '1']).row.highlight).toMatchObject({ kind: 'red-card', side: 'away' });
    expect(mark(0, { stage: 7, homePenalties: 2 }, ['RPA', '3']).row.highlight).toMatchObject({ kind: 'penalty', side: 'home' });
  });

  it.each([
    ['in the running stage, at the time of its clock', { penaltyStage: 13, penaltyTime: 600 }, 'penalty'],
    ['5 minutes before the clock', { penaltyStage: 13, penaltyTime: 300 }, 'penalty'],
    ['more than 5 minutes before the clock', { penaltyStage: 13, penaltyTime: 299 }, undefined],
    ['more than 5 minutes after the clock', { penaltyStage: 13, penaltyTime: 901 }, undefined],
    ['of another stage', { penaltyStage: 12, penaltyTime: 600 }, undefined],
  ])('[SYNC-17] [CONST-04] the highlight of a penalty %s with %j is %s', (_, words, kind) => {
    const before = eventWith('aaaaaaaa', { ...live, stageStart: 1000 });
    const table = tableOf(before);
    const text = eventRow.changesText({ ...before, penaltySide: 2, ...words }, before)!;
    table.apply(decodeChanges(text, 'update').changes, 1600);
    expect(table.row('aaaaaaaa').get().highlight?.kind).toBe(kind);
    table.tick(1660);
    expect(table.row('aaaaaaaa').get().highlight).toBeNull();
  });

  it('no goal is marked when the winner of a shoot-out is sent with one more, or when only the result is sent', () => {
    const shootOut = { stage: 7, homeScore: 1, awayScore: 1, homePenalties: 4, awayPenalties: 3 };
    expect(mark(0, shootOut, ['AB', '3'], ['AC', '11'], ['AG', '2']).row.highlight).toBeNull();
    const scheduled = { stageType: 1, stage: 1, homeScore: null, awayScore: null };
    expect(mark(0, scheduled, ['AB', '3'], ['AC', '3'], ['AG', '3'], ['AH', '1']).row.highlight).toBeNull();
  });
});

describe('the live marker', () => {
  const end = [
    ['AA', 'aaaaaaaa'],
    ['AB', '3'],
    ['AC', '3'],
    ['AI', 'n'],
  ] as const;

  it('[STAGE-08] the live marker stays for the time given after the event stopped being live, and is n then', () => {
    const table = tableOf(live, { keepLiveSeconds: 180 });
    update(table, 1000, end);
    table.tick(1179);
    expect(table.row('aaaaaaaa').get().live).toBe(true);
    const notified: string[] = [];
    table.row('aaaaaaaa').subscribe(() => notified.push('row'));
    table.structure.subscribe(() => notified.push('structure'));
    table.tick(1180);
    expect(table.row('aaaaaaaa').get().live).toBe(false);
    expect(notified).toEqual(['row', 'structure']);
  });

  it('[STAGE-10] the live marker removes the event from the live list when it becomes n', () => {
    const table = tableOf(live, { keepLiveSeconds: 180 });
    const onLiveList = (): number => viewOf(table.structure.get(), table.rows, Category.live).leagues.length;
    update(table, 1000, end);
    table.tick(1179);
    expect(onLiveList()).toBe(1);
    table.tick(1180);
    expect(onLiveList()).toBe(0);
  });

  it('[STAGE-08] the live marker ends at once when no time is given', () => {
    const table = tableOf(live);
    update(table, 1000, end);
    expect(table.row('aaaaaaaa').get().live).toBe(false);
  });

  it('the live marker stays when the match continues after all', () => {
    const table = tableOf(live, { keepLiveSeconds: 180 });
    update(table, 1000, end);
    update(table, 1010, [
      ['AA', 'aaaaaaaa'],
      ['AB', '2'],
      ['AC', '6'],
      ['AI', 'y'],
    ]);
    table.tick(1300);
    expect(table.row('aaaaaaaa').get().live).toBe(true);
  });
});
