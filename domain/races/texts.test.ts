import { describe, expect, it } from 'vitest';
import { ENTRY_STATUSES } from '../event/entities.ts';
import { Stage, StageType, stageTypeOf } from '../event/stage.ts';
import { sportById, SPORTS } from '../sports/index.ts';
import { currentDistance, entryStatusText, gapText, progressText, rankText, shootingText, toParText } from './texts.ts';

const [golf, auto, cycling, crossCountry, skiJumping, winter] = [23, 32, 34, 40, 38, 37].map((id) => sportById(id)!);
const at = (stage: number) => ({ stage, stageType: stageTypeOf(stage) });

describe('rank', () => {
  it('[NODUEL-10] the rank of an entry is a number with a full stop', () => {
    const races = SPORTS.filter(({ duel, id }) => !duel && id !== 23);
    expect(races.map((sport) => rankText(sport, at(Stage.live), { rank: 3, tied: true }))).toEqual(races.map(() => '3.'));
    expect(rankText(auto!, at(Stage.finished), { rank: null, tied: false })).toBe('');
  });
  it('[NODUEL-11] the rank of an entry is bare in golf, with a T where it is shared', () => {
    expect(rankText(golf!, at(Stage.live), { rank: 3, tied: true })).toBe('T3');
    expect(rankText(golf!, at(Stage.live), { rank: 3, tied: false })).toBe('3');
    expect(rankText(golf!, at(Stage.live), { rank: 3, tied: null })).toBe('3');
  });
  it('[NODUEL-12] the rank of an entry is hidden in golf before the start, not where that is delayed, nor at the end', () => {
    const shown = [Stage.scheduled, Stage.delayed, Stage.live, 65, Stage.finished].map((stage) =>
      rankText(golf!, at(stage), { rank: 1, tied: false }),
    );
    expect(shown).toEqual(['', '1', '1', '1', '1']);
  });
});

describe('gap', () => {
  it('[NODUEL-13] the gap of an entry leads with a plus', () => {
    expect(['0:34', '+0:34', '1.254', ''].map((gap) => gapText({ rank: 2, results: { gap } }))).toEqual([
      '+0:34',
      '+0:34',
      '+1,254',
      '',
    ]);
    expect(gapText({ rank: 2, results: { gap: '+1 omg.' } })).toBe('+1 omg.');
    expect(gapText({ rank: 2, results: {} })).toBe('');
    expect(['¾', '1¼', 'hoved'].map((gap) => gapText({ rank: 2, results: { gap } }))).toEqual(['+¾', '+1¼', 'hoved']);
  });
  it('[NODUEL-14] gapText counts laps when the gap has laps', () => {
    expect(['1', '+2', '0', ''].map((lapDistance) => gapText({ rank: 9, results: { gap: '91.3', lapDistance } }))).toEqual([
      '+1 omg.',
      '+2 omg.',
      '+91,3',
      '+91,3',
    ]);
  });
  it('[NODUEL-15] the gap of an entry is none for the leader', () => {
    expect(gapText({ rank: 1, results: { gap: '0.000', lapDistance: '1' } })).toBe('');
  });
});

describe('progress', () => {
  it('[NODUEL-16] currentDistance gives km for the leader of a live winter-sport race only', () => {
    const leader = { rank: 1, results: { distance: '12.5' } };
    const live = { stageType: StageType.live };
    expect([crossCountry!, winter!].map((sport) => currentDistance(sport, live, leader))).toEqual(['12,5 km', '12,5 km']);
    expect(currentDistance(crossCountry!, live, { ...leader, rank: 2 })).toBe('');
    expect(currentDistance(crossCountry!, { stageType: StageType.finished }, leader)).toBe('');
    expect(currentDistance(cycling!, live, leader)).toBe('');
    expect(currentDistance(crossCountry!, live, { rank: 1, results: {} })).toBe('');
  });
  it('progressText uses the unit of the sport while the race is live', () => {
    const live = (done: number | null, length: number | null) => ({ stageType: StageType.live, done, length });
    expect(progressText(auto!, live(31, 57))).toBe('Omg. 31/57');
    expect(progressText(auto!, live(31, null))).toBe('Omg. 31');
    expect(progressText(skiJumping!, live(18, 30))).toBe('18/30');
    expect(progressText(cycling!, live(139.9, 182))).toBe('42,1 km');
    expect(progressText(cycling!, live(183, 182))).toBe('0 km');
    expect(progressText(cycling!, live(12, null))).toBe('');
    expect(progressText(crossCountry!, live(12.5, 50))).toBe('12,5 km');
    expect([progressText(golf!, live(9, 18)), progressText(auto!, live(null, 57))]).toEqual(['', '']);
    expect(progressText(auto!, { ...live(57, 57), stageType: StageType.finished })).toBe('');
  });
});

describe('numbers', () => {
  it('[NODUEL-17] shootingText joins penalty laps and missed shots', () => {
    expect(shootingText({ penaltyLaps: '1', missedShots: '2' })).toBe('1 + 2');
    expect([shootingText({ missedShots: '0' }), shootingText({ penaltyLaps: '1', missedShots: '' }), shootingText({})]).toEqual([
      '0',
      '1',
      '',
    ]);
  });
  it('toParText writes strokes against par with a true minus, and par in words', () => {
    expect(['-11', '−4', '3', '+3', '0', '-0', 'E', 'e', '', 'WD'].map(toParText)).toEqual([
      '−11',
      '−4',
      '+3',
      '+3',
      'Par',
      'Par',
      'Par',
      'Par',
      '',
      'WD',
    ]);
  });
});

describe('status', () => {
  it('entryStatusText names each status in Danish, long and short, a horse that does not run as any non-starter', () => {
    const texts = ENTRY_STATUSES.filter((status) => status !== 'ok').map(entryStatusText);
    expect(new Set(texts.map(({ long }) => long)).size).toBe(texts.length - 1);
    expect(entryStatusText('non-runner').long).toBe(entryStatusText('not-started').long);
    expect(new Set(texts.map(({ short }) => short)).size).toBe(texts.length);
    expect(texts.every(({ long, short }) => long !== '' && short !== '' && short.length <= 4)).toBe(true);
    expect(entryStatusText('retired')).toEqual({ long: 'Udgået', short: 'DNF' });
    expect(['ok', null, 'toString', 'x'].map((status) => entryStatusText(status).long)).toEqual(['', '', '', '']);
  });
});
