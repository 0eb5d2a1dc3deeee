import { SPORTS, Stage } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { DANISH } from './danish.ts';

const sport = (name: string) => SPORTS.find((each) => each.name === name)!;
const penalties = (name: string) =>
  (['penalty-awarded', 'penalty-goal', 'penalty-missed'] as const).map((word) => DANISH.incident(word, sport(name)));

const KICK = ['Straffespark', 'Mål på straffespark', 'Brændt straffespark'];
const THROW = ['Straffekast', 'Mål på straffekast', 'Brændt straffekast'];
const SHOT = ['Straffeslag', 'Mål på straffeslag', 'Brændt straffeslag'];
const RUGBY = ['Straffespark', 'Straffespark', 'Brændt straffespark'];

describe('the Danish words of incidents', () => {
  it.each([
    ['soccer', KICK],
    ['futsal', KICK],
    ['beach-soccer', KICK],
    ['handball', THROW],
    ['water-polo', THROW],
    ['hockey', SHOT],
    ['floorball', SHOT],
    ['bandy', SHOT],
    ['field-hockey', SHOT],
    ['rugby-union', RUGBY],
    ['rugby-league', RUGBY],
  ])('the Danish words of incidents call a penalty of %s by the word of the sport', (name, words) => {
    expect(penalties(name)).toEqual(words);
  });

  it('the Danish words of incidents agree with the name of the shoot-out in sports that have one', () => {
    const shootOuts = SPORTS.filter(({ shootOut }) => shootOut !== null);
    const others = shootOuts.filter(({ stages, penalty }) => !stages[Stage.penalties]!.spoken!.startsWith(penalty.awarded));
    expect(shootOuts.length).toBeGreaterThan(5);
    expect(others.map(({ name }) => name)).toEqual([]);
  });

  it('the Danish words of incidents call the goalkeeper of handball "målvogter"', () => {
    expect(['soccer', 'handball', 'hockey'].map((name) => DANISH.playerRole('goalkeeper', sport(name)))).toEqual([
      'Målmand',
      'Målvogter',
      'Målmand',
    ]);
  });

  it('the Danish words of incidents are those of Danish commentators', () => {
    const words = ['assist', 'var-review', 'conversion-missed', 'two-point-conversion', 'wicket', 'knockdown', 'bowler'] as const;
    expect(words.map((word) => DANISH.incident(word, sport('soccer')))).toEqual([
      'Assist',
      'VAR-tjek',
      'Brændt konvertering',
      '2-pointskonvertering',
      'Wicket',
      'Knockdown',
      'Bowler',
    ]);
    expect(DANISH.headToHead.direct).toBe('Indbyrdes opgør');
    expect(DANISH.lineup.substitutes).toBe('Udskiftningsspillere');
  });
});
