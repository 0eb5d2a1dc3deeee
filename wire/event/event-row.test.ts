import { type EventItem, type Participant, Stage, StageType, Winner } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { readBroadcasts } from '../match/broadcasts.ts';
import { eventRow } from './event-row.ts';
import { IRREGULAR_CELLS } from '../irregular-cells.ts';
import { scheduledMatch } from '../testing/scheduled-match.ts';
import { readRows } from '../text/text.ts';
import { writeEvent } from './write-event.ts';

const side = (id: string, name: string): Participant => ({
  id: id as Participant['id'],
  sportId: 1,
  name,
  code: name.slice(0, 3).toUpperCase(),
  slug: name.toLowerCase(),
  country: 'dk',
  colours: ['ffffff', '000000'],
  kind: 'club',
});
const home = side('HHHHHHHH', 'Vejle');
const away = side('AAAAAAAA', 'Lyngby');
const text = (event: Partial<EventItem> = {}, live: boolean | null = null) =>
  writeEvent({ ...scheduledMatch, ...event }, home, away, {
    clockRuns: live === true,
    live,
    hasDetail: false,
    correction: null,
    series: null,
  });
const words = (event: Partial<EventItem> = {}, live: boolean | null = null) => eventRow.readAll(text(event, live))[0]!;

describe('the event row', () => {
  it('the event row begins with the cells that older programs read by position', () => {
    expect(
      eventRow
        .write(words())
        .map(([key]) => key)
        .slice(0, 7),
    ).toEqual(['AA', 'AD', 'ADE', 'AB', 'CR', 'AC', 'CX']);
  });

  it('[EVENT-04] the event row carries stage and stage type', () => {
    const row = eventRow.read(readRows(text({ stage: Stage.secondHalf, stageType: StageType.live }, true))[0]!);
    expect(row).toMatchObject({ stage: 13, stageType: 2, live: true });
  });

  it('[EVENT-09] the event row carries the current and the full-time result, and neither before there is one', () => {
    expect(eventRow.read(readRows(text({ score: [2, 1] }))[0]!)).toMatchObject({
      homeScore: 2,
      awayScore: 1,
      homeFullTime: 2,
      awayFullTime: 1,
    });
    expect(text()).not.toMatch(/A[GHTU]÷/);
  });

  it('[EVENT-16] the event row carries winner and full-time winner; unknown is not sent', () => {
    expect(text({ winner: Winner.away, fullTimeWinner: Winner.draw })).toContain('AS÷2¬AZ÷0¬');
    expect(text()).not.toContain('AS÷');
  });

  it('the event row adds one goal for the winner of a shoot-out, and keeps the shoot-out apart', () => {
    const after = {
      stage: Stage.afterPenalties,
      stageType: StageType.finished,
      score: [1, 1],
      fullTime: [1, 1],
      penalties: [4, 3],
      advanced: 'home',
    } as const;
    expect(eventRow.read(readRows(text(after))[0]!)).toMatchObject({
      homeScore: 2,
      awayScore: 1,
      homeFullTime: 1,
      awayFullTime: 1,
      homePenalties: 4,
      awayPenalties: 3,
      homeAdvanced: true,
    });
  });

  it('[EVENT-39, EVENT-40, EVENT-44] the event row carries notice, source type and the ids of both sides', () => {
    const row = text({ notice: 'Spilles i Odense', source: 2 });
    expect(row).toContain('AM÷Spilles i Odense¬');
    expect(row).toContain('BW÷2¬');
    expect(row).toMatch(/JA÷[A-Za-z0-9]{8}¬.*JB÷[A-Za-z0-9]{8}¬/);
  });

  it('[EVENT-15, EVENT-20] the event row carries red cards and a goal under review', () => {
    expect(eventRow.read(readRows(text({ redCards: [0, 2], underReview: 'home' }))[0]!)).toMatchObject({
      homeReds: null,
      awayReds: 2,
      homeReview: true,
    });
  });

  it('an update has the id and only what changed; removed values are empty', () => {
    expect(eventRow.changesText(words({ score: [1, 0] }, true), words({ score: [0, 0] }, true))).toBe('AA÷EEEEEEEE¬AG÷1¬AT÷1¬~');
    expect(eventRow.changesText(words(), words({ score: [0, 0] }))).toBe('AA÷EEEEEEEE¬AG÷¬AT÷¬AH÷¬AU÷¬~');
    expect(eventRow.changesText(words(), words())).toBeNull();
  });

  it('[EVENT-17] the event row numbers sides 1 home and 2 away; no side is not sent', () => {
    const of = (named: 'home' | 'away') =>
      eventRow.read(
        readRows(
          writeEvent({ ...scheduledMatch, serve: named }, home, away, {
            clockRuns: true,
            live: true,
            hasDetail: false,
            correction: { count: 1, at: 1, from: '1-0', side: named, reason: '' },
            penalty: { side: named, stage: 12, time: 60 },
            series: null,
          }),
        )[0]!,
      );
    expect(of('home')).toMatchObject({ serve: 1, correctedSide: 1, penaltySide: 1 });
    expect(of('away')).toMatchObject({ serve: 2, correctedSide: 2, penaltySide: 2 });
    expect(text()).not.toMatch(/¬(WC|COS|PNS)÷/);
  });

  it('[EVENT-37] the event row carries the mark of the live centre, where there are statistics', () => {
    const marked = writeEvent(scheduledMatch, home, away, {
      clockRuns: false,
      live: null,
      hasDetail: true,
      correction: null,
      series: null,
    });
    expect(marked).toContain('AX÷1¬');
    expect(text()).not.toContain('AX÷');
  });

  it('[EVENT-06] the event row marks that its sides are swapped, and nothing where they are not', () => {
    expect(text({ swapped: true })).toContain('SWP÷1¬');
    expect(text()).not.toContain('SWP÷');
  });

  it('[EVENT-30, EVENT-31, EVENT-35] the event row carries its television channels and audio', () => {
    const broadcasts = [{ name: 'Kanal', type: 'web', country: 'dk', url: '', disabledIn: ['no'] }] as const;
    const audio = { url: 'https://example.org/lyd', commentator: 'Svend' };
    const row = eventRow.read(readRows(text({ broadcasts, audio }))[0]!);
    expect(readBroadcasts(row.broadcasts, row.disabledBroadcasts)).toEqual(broadcasts);
    expect([row.audio, row.commentator]).toEqual(['https://example.org/lyd', 'Svend']);
    expect(text()).not.toMatch(/¬(AL|BGS|QQ|QX)÷/);
  });

  it('the event row carries the half of an inning and the round of a fight', () => {
    expect(eventRow.read(readRows(text({ half: 'bottom', fightRound: 7 }))[0]!)).toMatchObject({ half: 'bottom', fightRound: 7 });
  });

  it('[EVENT-45] the event row leaves the counters of Australian rules unread and unused: its totals are those of the quarters', () => {
    const written = text({
      sportId: 18,
      score: [47, 81],
      parts: [
        [21, 32],
        [26, 49],
      ],
    });
    const counters = IRREGULAR_CELLS.find(({ title }) => title.startsWith('counters of Australian rules'))!.cells.map(
      ([key]) => key,
    );
    const counted = written.replace('~', `${counters.map((key, at) => `${key}÷${at}¬`).join('')}~`);
    const row = eventRow.read(readRows(counted)[0]!);
    expect(counters).toHaveLength(10);
    expect(row).toEqual(eventRow.read(readRows(written)[0]!));
    expect([row.homePart1! + row.homePart2!, row.awayPart1! + row.awayPart2!]).toEqual([row.homeScore, row.awayScore]);
    const keys = new Set(counters);
    expect(Object.values(eventRow.fields).filter(({ key }) => keys.has(key))).toEqual([]);
  });

  it('[FEED-19] the event row values become numbers, names stay text', () => {
    const row = eventRow.read(readRows(text({ score: [3, 0], round: '12' }))[0]!);
    expect(row.start).toBe(1_788_354_000);
    expect(row.homeScore).toBe(3);
    expect(row.round).toBe('12');
  });
});
