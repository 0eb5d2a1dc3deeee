import { describe, expect, it } from 'vitest';
import { isCup, readRound } from './rounds.ts';

describe('readRound', () => {
  it.each([
    ['Matchday 5', 'main', '5. runde', '', ''],
    ['7. Round', 'main', '7. runde', '', ''],
    ['Championship, Matchday 1', 'championship', '1. runde', '', ''],
    ['Promotion, Matchday 2', 'championship', '2. runde', '', ''],
    ['Relegation, Matchday 10', 'relegation', '10. runde', '', ''],
    ['Kvalifikation, Matchday 3', 'relegation', '3. runde', '', ''],
    ['ECL Playoff, Final', 'playoff', 'Finale', '', 'ECL Playoff, Final'],
    ['League, Matchday 8', 'main', '8. runde', '', ''],
    ['Finals, Round of 16', 'knockout', '1/8-finale', '', 'Finals, Round of 16'],
    ['Group A', 'group', '', 'Gruppe A', ''],
    ['Group A, Matchday 2', 'group', '2. runde', 'Gruppe A', ''],
  ])('%s', (raw, role, label, group, tie) => {
    expect(readRound(raw, '', false, 'playoff')).toEqual({ role, label, group, tie });
  });

  it('takes every round of a cup for knockout', () => {
    expect(readRound('Round 1', '', true, 'playoff')).toEqual({ role: 'knockout', label: '1. runde', group: '', tie: 'Round 1' });
    expect(readRound('Quarter-finals', '', true, 'playoff')).toMatchObject({ role: 'knockout', label: 'Kvartfinale' });
    expect(readRound('Match for third place', '', true, 'playoff')).toMatchObject({ role: 'knockout', label: 'Bronzekamp' });
  });

  it('puts both matches of European play-offs in one tie', () => {
    const [first, second] = ['Playoffs, Matchday 1', 'Playoffs, Matchday 2'].map((raw) => readRound(raw, '', false, 'knockout'));
    expect(first).toEqual({ role: 'knockout', label: 'Playoff, 1. kamp', group: '', tie: 'Playoffs' });
    expect(second!.tie).toBe(first!.tie);
  });

  it('takes the group that the file names apart', () => {
    expect(readRound('Matchday 6', 'Group B', true, 'playoff')).toMatchObject({ role: 'group', group: 'Gruppe B' });
  });
});

describe('isCup', () => {
  it('goes by title or by rounds', () => {
    expect(isCup('Denmark Landspokalturneringen', ['Round 1'])).toBe(true);
    expect(isCup('Coppa Italia', [])).toBe(true);
    expect(isCup('Nameless', ['Round 1', 'Semifinals'])).toBe(true);
    expect(isCup('Denmark Superligaen', ['Matchday 1', 'ECL Playoff, Final'])).toBe(false);
  });
});
