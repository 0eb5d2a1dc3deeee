import { describe, expect, it } from 'vitest';
import { type Sport, sportById, sportByName, SPORTS, stageLabel } from '../sports/index.ts';

const named = (name: string): Sport => sportById(sportByName(name)!.id)!;
const labels = (name: string, ...codes: number[]): string[] => codes.map((code) => stageLabel(named(name), code, 'long'));
const shorts = (name: string, ...codes: number[]): string[] => codes.map((code) => stageLabel(named(name), code, 'short'));
const range = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, i) => first + i);
const knownTo = (code: number): string[] => SPORTS.filter(({ stages }) => code in stages).map(({ name }) => name);

const RACES = SPORTS.filter(({ id }) => (id >= 31 && id <= 35) || (id >= 37 && id <= 41));

describe('status', () => {
  const everywhere = (stage: number): string =>
    [...new Set(SPORTS.filter(({ stages }) => stage in stages).map((sport) => stageLabel(sport, stage, 'long')))].join();

  it('[STATUS-01] a status leaves a scheduled event without label, and names its state for assistive technology', () => {
    expect(everywhere(1)).toBe('');
    expect(SPORTS.map((sport) => stageLabel(sport, 1, 'spoken'))).toEqual(SPORTS.map(() => 'Ikke startet'));
  });
  it('[STATUS-02] Live', () => expect(everywhere(2)).toBe('Live'));
  it('[STATUS-03] Slut', () => expect(everywhere(3)).toBe('Slut'));
  it('[STATUS-04] Udsat', () => expect(everywhere(4)).toBe('Udsat'));
  it('[STATUS-05] Aflyst', () => expect([5, 37].map(everywhere)).toEqual(['Aflyst', 'Aflyst']));
  it('[STATUS-06] Afbrudt', () => expect(everywhere(36)).toBe('Afbrudt'));
  it('[STATUS-07] Walkover', () => expect(everywhere(9)).toBe('Walkover'));
  it('[STATUS-08] Forsinket', () => expect(everywhere(43)).toBe('Forsinket'));
  it('[STATUS-09] Vent', () => expect(everywhere(42)).toBe('Vent'));
  it('[STATUS-10] Til slutningen', () => expect(everywhere(45)).toBe('Til slutningen'));
  it('[STATUS-11] Pause', () => expect([46, 38].map(everywhere)).toEqual(['Pause', 'Pause']));
  it('[STATUS-12] Tildeling', () => expect(everywhere(54)).toBe('Tildeling'));
  it('[STATUS-13] Trukket sig', () => expect(everywhere(8)).toBe('Trukket sig'));
  it('[STATUS-14] Efter forl.', () => expect(everywhere(10)).toBe('Efter forl.'));
  it('[STATUS-15] Efter str.', () => expect(everywhere(11)).toBe('Efter str.'));
  it('[STATUS-16] Forl.', () => expect(everywhere(6)).toBe('Forl.'));
  it('[STATUS-17] Str.', () => expect(everywhere(7)).toBe('Str.'));

  it('[STATUS-18] racing, cycling and winter sports use nine codes, all other sports more', () => {
    for (const sport of RACES) {
      expect(Object.keys(sport.stages).map(Number)).toEqual([1, 2, 3, 4, 5, 36, 37, 42, 43]);
    }
    for (const code of [6, 7, 8, 9, 10, 11, 38, 45, 46, 54]) {
      expect(knownTo(code)).toHaveLength(SPORTS.length - RACES.length);
    }
  });

  it('[STATUS-19] a status has short forms for narrow screens', () => {
    expect(shorts('soccer', 12, 13, 6, 7, 9, 42, 3)).toEqual(['H1', 'H2', 'Forl.', 'Str.', 'WO', 'Vent', 'Slut']);
    expect(shorts('tennis', 17, 21)).toEqual(['S1', 'S5']);
    expect(shorts('hockey', 14, 16)).toEqual(['P1', 'P3']);
    expect(shorts('basketball', 22, 25)).toEqual(['P1', 'P4']);
    expect(shorts('baseball', 26, 34)).toEqual(['I1', 'I9']);
    expect(shorts('golf', 65, 68)).toEqual(['R1', 'R4']);
  });

  it('a status names the shoot-out as its sport does', () => {
    const spoken = (name: string): string[] => [7, 11].map((code) => stageLabel(named(name), code, 'spoken'));
    expect(spoken('soccer')).toEqual(['Straffesparkskonkurrence', 'Efter straffespark']);
    expect(spoken('hockey')).toEqual(['Straffeslagskonkurrence', 'Efter straffeslag']);
    expect(spoken('handball')).toEqual(['Straffekastkonkurrence', 'Efter straffekast']);
  });

  it('[STAGE-11] a status gives codes that are not listed no label', () => {
    expect(labels('soccer', 0, 55, 400, -1)).toEqual(['', '', '', '']);
  });
});

describe('phase', () => {
  it('[PHASE-01] a phase names the halves, in every duel', () => {
    for (const name of ['soccer', 'handball', 'hockey', 'kabaddi', 'futsal', 'field-hockey']) {
      expect(labels(name, 12, 13)).toEqual(['1. halvleg', '2. halvleg']);
    }
    expect(knownTo(12)).toEqual(SPORTS.filter(({ duel }) => duel).map(({ name }) => name));
  });
  it('[PHASE-02] a phase names three periods', () => {
    for (const name of ['hockey', 'floorball', 'beach-soccer']) {
      expect(labels(name, 14, 15, 16)).toEqual(['1. per.', '2. per.', '3. per.']);
    }
    expect(knownTo(15).toSorted()).toEqual(['beach-soccer', 'floorball', 'hockey']);
    expect(stageLabel(named('hockey'), 15, 'spoken')).toBe('2. periode');
  });
  it('[PHASE-03] a phase names four quarters, which water polo calls periods', () => {
    for (const name of ['basketball', 'american-football', 'aussie-rules', 'netball', 'field-hockey']) {
      expect(labels(name, 22, 23, 24, 25)).toEqual(['1. quarter', '2. quarter', '3. quarter', '4. quarter']);
    }
    expect(labels('water-polo', 22, 23, 24, 25)).toEqual(['1. per.', '2. per.', '3. per.', '4. per.']);
    expect(knownTo(23)).toHaveLength(6);
  });
  it('[PHASE-04] a phase names five sets', () => {
    for (const name of ['tennis', 'volleyball', 'table-tennis', 'darts']) {
      expect(labels(name, ...range(17, 21))).toEqual(['1. sæt', '2. sæt', '3. sæt', '4. sæt', '5. sæt']);
    }
    expect(labels('badminton', ...range(17, 20))).toEqual(['1. sæt', '2. sæt', '3. sæt', '']);
  });
  it('[PHASE-05] a phase names the sixth and seventh set', () => {
    expect(labels('table-tennis', 55, 56)).toEqual(['6. sæt', '7. sæt']);
    expect(labels('volleyball', 55)).toEqual(['']);
  });
  it('[PHASE-06] a phase abbreviates the sets of table tennis', () => {
    expect(shorts('table-tennis', ...range(17, 21), 55, 56)).toEqual(['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7']);
  });
  it('[PHASE-07] a phase names the sets of darts up to the thirteenth', () => {
    expect(labels('darts', 55, 56, ...range(324, 330))).toEqual([...range(6, 13).map((set) => `${set}. sæt`), '']);
  });
  it('[PHASE-08] a phase names the tie-breaks of tennis', () => {
    expect(range(46, 52).map((code) => stageLabel(named('tennis'), code, 'spoken'))).toEqual([
      'Pause',
      ...range(1, 5).map((set) => `${set}. sæt – tiebreak`),
      '',
    ]);
    expect(labels('tennis', 49)).toEqual(['Tiebreak']);
    expect(range(47, 51).map((code) => named('tennis').stages[code]?.part)).toEqual([0, 1, 2, 3, 4]);
    expect(knownTo(47)).toEqual(['tennis']);
  });
  it('[PHASE-09] a phase names nine innings of baseball', () => {
    expect(labels('baseball', ...range(26, 34))).toEqual(range(1, 9).map((inning) => `${inning}. inning`));
  });
  it('[PHASE-10] a phase names the extra innings of baseball', () => {
    expect(labels('baseball', 35)).toEqual(['Ekstra innings']);
    expect(named('baseball').stages[35]?.part).toBe(9);
  });
  it('[PHASE-11] a phase names the innings of pesäpallo, and the parts after them', () => {
    expect(shorts('pesapallo', ...range(26, 35), 69)).toEqual([
      ...range(1, 8).map((inning) => `I${inning}`),
      '',
      'EI',
      'Efter EI',
    ]);
    expect(knownTo(69)).toEqual(['pesapallo']);
  });
  it('[PHASE-12] a phase names the innings of cricket: each side bats once in a part of the score', () => {
    expect(labels('cricket', 26, 27)).toEqual(['1. inning', '2. inning']);
    expect([26, 27, 28, 29].map((code) => named('cricket').stages[code]?.part)).toEqual([0, 0, 1, 1]);
  });
  it('[PHASE-13] cricket goes on after each day', () => {
    expect(labels('cricket', ...range(57, 62))).toEqual([...range(1, 5).map((day) => `Efter dag ${day}`), '']);
  });
  it('[PHASE-14] cricket stops for lunch and tea', () => {
    expect(labels('cricket', 333, 334)).toEqual(['Frokostpause', 'Tepause']);
  });
  it('[PHASE-15] tennis goes on after a day or two, and stops for the doctor', () => {
    expect(labels('tennis', 57, 58, 59, 335)).toEqual(['Efter dag 1', 'Efter dag 2', '', 'Med. timeout']);
  });
  it('[PHASE-16] a phase names the rounds of golf', () => {
    expect(labels('golf', 65, 66, 67, 68)).toEqual(['Runde 1', 'Runde 2', 'Runde 3', 'Runde 4']);
  });
  it('[PHASE-17] golf goes on after each round', () => {
    expect(labels('golf', 62, 63, 64)).toEqual(['Efter runde 1', 'Efter runde 2', 'Efter runde 3']);
  });
  it('[PHASE-18] golf has an overall stage', () => {
    expect(labels('golf', 74)).toEqual(['Samlet']);
  });
  it('[PHASE-19] both halves together are a section of statistics and no stage of any sport', () => {
    expect(knownTo(9999)).toEqual([]);
  });
});
