import { sportById, Stage, StageType } from '@stillingen/domain';
import { eventRow } from '@stillingen/wire';
import { expect, it } from 'vitest';
import { draw } from '../testing/draw.ts';
import { LiveStage, StageCell, stageText } from './stage-cell.tsx';

const at = (iso: string): number => Date.parse(iso) / 1000;
const NOW_S = at('2026-11-20T00:10:00Z');

it.each([
  ['2026-11-20T18:05:00Z', '19:05'],
  ['2026-11-20T22:59:00Z', '23:59'],
  ['2026-11-20T23:00:00Z', '21.11. 00:00'],
  ['2026-11-19T22:30:00Z', '19.11. 23:30'],
])('[FMT-06] shows the time alone for an event of today: %s as %s', (start, shown) => {
  const row = { ...eventRow.read([]), stage: Stage.scheduled, stageType: StageType.scheduled, start: at(start) };
  const { words } = draw(<StageCell row={row} sport={sportById(1)!} nowS={NOW_S} />, { feeds: {}, nowS: NOW_S });
  expect(words.trim()).toBe(shown);
});

it.each([
  ['2026-11-20T11:00:00Z', 'Tidspunkt ikke fastsat'],
  ['2018-08-27T10:00:00Z', '27.08.'],
])('shows the date alone for an event of another day whose time is unknown: %s as %s', (start, shown) => {
  const more = { stage: Stage.scheduled, stageType: StageType.scheduled, start: at(start), timeUnknown: true };
  const { words } = draw(<StageCell row={{ ...eventRow.read([]), ...more }} sport={sportById(2)!} nowS={NOW_S} />, {
    feeds: {},
    nowS: NOW_S,
  });
  expect(words.trim()).toBe(shown);
});

it('[STATUS-09] a live match that awaits an update shows Vent without a minute that blinks', () => {
  const drawn = (stage: number) => {
    const row = { ...eventRow.read([]), stage, stageType: StageType.live, start: NOW_S - 900, stageStart: NOW_S - 900 };
    const sport = sportById(1)!;
    return draw(<LiveStage row={row} sport={sport} text={stageText(row, sport, NOW_S)} />, { feeds: {}, nowS: NOW_S });
  };
  expect(drawn(Stage.firstHalf).html).toMatch(/beat/);
  const { words, html } = drawn(Stage.awaitingUpdate);
  expect(words.trim()).toBe('Vent Afventer opdatering');
  expect(html).not.toMatch(/beat|’/);
});
