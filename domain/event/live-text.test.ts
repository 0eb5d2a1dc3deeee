import { describe, expect, it } from 'vitest';
import { type LiveEvent, liveText } from './live-text.ts';
import { sportById, SPORTS } from '../sports/index.ts';
import { Stage } from './stage.ts';

const NOW = 1_795_200_000;
const text = (sportId: number, event: Partial<LiveEvent>, form?: 'long' | 'short' | 'spoken') =>
  liveText(sportById(sportId)!, { stage: Stage.live, stageStart: NOW - 90, start: NOW - 90, ...event }, NOW, form);

describe('the live cell', () => {
  it('the live cell prefers the counted minute', () => {
    expect(text(1, { stage: Stage.firstHalf, gameTime: '07:11' })).toEqual({ text: '2', minute: true });
  });

  it('the live cell shows the clock of the feed behind the stage, with a mark when it is a minute', () => {
    expect(text(4, { stage: 15, gameTime: '14' })).toEqual({ text: '2. per. 14', minute: true });
    expect(text(4, { stage: 15, gameTime: '14' }, 'short')).toEqual({ text: 'P2 14', minute: true });
    expect(text(3, { stage: 22, gameTime: '7' })).toEqual({ text: 'P1 7', minute: true });
    expect(text(5, { stage: 24, gameTime: '08:12' }, 'short')).toEqual({ text: 'P3 08:12', minute: false });
  });

  it('[CLOCK-12] the live cell shows only the stage when the feed has no clock: nothing counts down', () => {
    for (const gameTime of [undefined, null, '', '-1']) {
      expect(text(3, { stage: 24, ...(gameTime === undefined ? {} : { gameTime }) })).toEqual({
        text: '3. quarter',
        minute: false,
      });
    }
    expect(text(7, { stage: Stage.halfTime, gameTime: '30' })).toEqual({ text: 'Pause', minute: false });
    expect(text(3, { stage: 300 }).text).toBe('Live');
  });

  it('the live cell shows the half of the inning, and the round of a fight', () => {
    const both = (sportId: number, event: Partial<LiveEvent>) =>
      (['long', 'short', 'spoken'] as const).map((form) => text(sportId, event, form).text);
    expect(both(6, { stage: 30, half: 'top' })).toEqual(['▲5', '▲5', 'toppen af 5. inning']);
    expect(both(30, { stage: 26, half: 'bottom' })).toEqual(['▼1', '▼1', 'bunden af 1. inning']);
    expect(both(6, { stage: 35, half: 'bottom' })).toEqual(['▼EI', '▼EI', 'bunden af ekstra innings']);
    expect(both(16, { fightRound: 7 })).toEqual(['R7', 'R7', '7. omgang']);
    expect(text(6, { stage: Stage.break, half: 'bottom' }).text).toBe('Pause');
    expect(text(6, { stage: 30, half: null }).text).toBe('5. inning');
  });

  it('[CLOCK-15] the live cell shows the leg of a match of darts that is played on legs', () => {
    const score = [4, 2] as const;
    expect(text(14, { score, format: { unit: 'legs' } })).toEqual({ text: 'Leg 7', minute: false });
    expect(text(14, { format: { unit: 'legs' }, score: null }).text).toBe('Leg 1');
    expect(text(14, { stage: 19, score, format: { unit: 'sets' } }).text).toBe('3. sæt');
    expect(text(14, { stage: 19, score }).text).toBe('3. sæt');
    expect(text(14, { stage: Stage.break, score, format: { unit: 'legs' } }).text).toBe('Pause');
  });

  it('[STATUS-09] the live cell of every sport shows no clock while an update is awaited', () => {
    const clocked = { stage: Stage.awaitingUpdate, gameTime: '67', half: 'bottom', fightRound: 3, score: [2, 1] } as const;
    const shown = new Set(
      SPORTS.flatMap(({ id }) => (['long', 'short'] as const).map((form) => text(id, clocked, form))).map((each) =>
        JSON.stringify(each),
      ),
    );
    expect([...shown]).toEqual([JSON.stringify({ text: 'Vent', minute: false })]);
    expect(text(1, clocked, 'spoken')).toEqual({ text: 'Afventer opdatering', minute: false });
  });

  it('the live cell shows the frame of snooker and the map of esports', () => {
    expect([text(15, { score: [5, 3] }).text, text(36, { score: [1, 1] }).text]).toEqual(['Frame 9', 'Map 3']);
  });
});
