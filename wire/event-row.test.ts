import { type EventItem, type Participant, Stage, StageType, Winner } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { eventRow, eventWords } from './event-row.ts';
import { scheduledMatch } from './test-match.ts';
import { readRows, writeRow } from './text.ts';

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
const words = (event: Partial<EventItem> = {}, live: boolean | null = null) =>
  eventWords({ ...scheduledMatch, ...event }, home, away, { clockRuns: live === true, live, hasDetail: false, correction: null });
const text = (event: Partial<EventItem> = {}, live: boolean | null = null) => writeRow(eventRow.write(words(event, live)));

describe('the event row', () => {
  it('begins with the cells that older programs read by position', () => {
    expect(
      eventRow
        .write(words())
        .map(([key]) => key)
        .slice(0, 7),
    ).toEqual(['AA', 'AD', 'ADE', 'AB', 'CR', 'AC', 'CX']);
  });

  it('[EVENT-04] carries stage and stage type', () => {
    const row = eventRow.read(readRows(text({ stage: Stage.secondHalf, stageType: StageType.live }, true))[0]!);
    expect(row).toMatchObject({ stage: 13, stageType: 2, live: true });
  });

  it('[EVENT-09] carries the current and the full-time result, and neither before there is one', () => {
    expect(eventRow.read(readRows(text({ score: [2, 1] }))[0]!)).toMatchObject({
      homeScore: 2,
      awayScore: 1,
      homeFullTime: 2,
      awayFullTime: 1,
    });
    expect(text()).not.toMatch(/A[GHTU]÷/);
  });

  it('[EVENT-16] carries winner and full-time winner; unknown is not sent', () => {
    expect(text({ winner: Winner.away, fullTimeWinner: Winner.draw })).toContain('AS÷2¬AZ÷0¬');
    expect(text()).not.toContain('AS÷');
  });

  it('counts one more for the winner of a shoot-out, and keeps the shoot-out apart', () => {
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

  it('[EVENT-39, EVENT-40, EVENT-44] carries notice, source type and the ids of both sides', () => {
    const row = text({ notice: 'Spilles i Odense', source: 2 });
    expect(row).toContain('AM÷Spilles i Odense¬');
    expect(row).toContain('BW÷2¬');
    expect(row).toMatch(/JA÷[A-Za-z0-9]{8}¬.*JB÷[A-Za-z0-9]{8}¬/);
  });

  it('[EVENT-15, EVENT-20] carries red cards and a goal under review', () => {
    expect(eventRow.read(readRows(text({ redCards: [0, 2], underReview: 'home' }))[0]!)).toMatchObject({
      homeReds: null,
      awayReds: 2,
      homeReview: true,
    });
  });

  it('an update holds the id and only what changed; what went is empty', () => {
    const cells = eventRow.writeChanges(words({ score: [1, 0] }, true), words({ score: [0, 0] }, true));
    expect(writeRow(cells!)).toBe('AA÷EEEEEEEE¬AG÷1¬AT÷1¬~');
    expect(writeRow(eventRow.writeChanges(words(), words({ score: [0, 0] }))!)).toBe('AA÷EEEEEEEE¬AG÷¬AT÷¬AH÷¬AU÷¬~');
    expect(eventRow.writeChanges(words(), words())).toBeNull();
  });

  it('[FEED-19] values become numbers, names stay text', () => {
    const row = eventRow.read(readRows(text({ score: [3, 0], round: '12' }))[0]!);
    expect(row.start).toBe(1_788_354_000);
    expect(row.homeScore).toBe(3);
    expect(row.round).toBe('12');
  });
});
