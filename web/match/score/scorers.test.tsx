import { readSummary } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { draw } from '../../testing/draw.ts';
import { NOW_S, summaryFeed } from '../../testing/match-feeds.ts';
import { Scorers, scorersOf } from './scorers.tsx';

describe('the scorers under the score', () => {
  it('scorersOf gathers the goals of a player, omits withdrawn ones, and puts red cards last', () => {
    expect(scorersOf(readSummary(summaryFeed()))).toEqual({
      home: [{ kind: 'goal', player: 'Adam Buksa', path: '', minutes: ["12'", "66'"] }],
      away: [
        { kind: 'goal', player: 'Mohamed Elyounoussi', path: '', minutes: ["41' (str.)"] },
        { kind: 'red', player: 'Gabriel Pereira', path: '', minutes: ["52'"] },
      ],
    });
  });

  it('scorersOf lists goals of unnamed players apart', () => {
    const text = readSummary("AC÷1. halvleg¬IG÷2¬IH÷0¬~III÷a¬IA÷1¬IB÷3'¬IE÷3¬IF÷¬~III÷b¬IA÷1¬IB÷9'¬IE÷3¬IF÷¬~");
    expect(scorersOf(text).home.map(({ minutes }) => minutes)).toEqual([["3'"], ["9'"]]);
  });

  it('scorersOf holds the page of a player', () => {
    const text = readSummary("AC÷1. halvleg¬IG÷1¬IH÷0¬~III÷a¬IA÷1¬IB÷3'¬IE÷3¬IF÷Dahl¬IU÷/spiller/dahl/a/¬~");
    expect(scorersOf(text).home).toMatchObject([{ player: 'Dahl', path: '/spiller/dahl/a/' }]);
  });

  it('the scorers have a number of goals in place of the clock of a period', () => {
    const goal = (id: string, clock: string, player: string): string => `III÷${id}¬IA÷1¬IB÷${clock}¬IE÷3¬IF÷${player}¬~`;
    const text = `AC÷1. periode¬IG÷3¬IH÷0¬~${goal('a', '05:41', 'Ilić')}${goal('b', '02:01', 'Ilić')}${goal('c', '00:24', 'Kos')}`;
    const { words } = draw(<Scorers summary={readSummary(text)} />, { feeds: {}, nowS: NOW_S });
    expect(words.trim()).toMatch(/^Ilić \(2\) Kos$/);
  });
});
