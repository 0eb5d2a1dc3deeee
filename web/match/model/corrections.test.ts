import { correctionRow } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { correctionsFeed } from '../../testing/match-feeds.ts';
import { readCorrections } from './corrections.ts';

const words = { stage: (code: number) => `stage ${code}` };

describe('corrections', () => {
  const lines = readCorrections(correctionsFeed(), words);

  it('lists the newest correction first', () => {
    expect(lines.map(({ n }) => n)).toEqual([52, 40, 7]);
  });

  it('reads what, from, to, reason and source', () => {
    expect(lines[0]).toMatchObject({
      what: 'Mål annulleret',
      about: "58' Andreas Cornelius",
      side: 'away',
      from: '1-2',
      to: '1-1',
      reason: 'Offside',
      provider: 'verden',
    });
  });

  it('[FMT-04] writes a moved start as date and time, a stage by its name', () => {
    const [moved] = readCorrections('COI÷1¬COK÷start¬COF÷1795892400¬COG÷1796061600¬~', words);
    expect([moved!.from, moved!.to]).toEqual(['28.11. 20:00', '30.11. 19:00']);
    expect(readCorrections('COI÷1¬COK÷stage¬COF÷3¬COG÷13¬~', words)[0]).toMatchObject({ from: 'stage 3', to: 'stage 13' });
  });

  it('names the competitor of a race whose rank changed', () => {
    expect(readCorrections('COI÷1¬COK÷ranking¬COF÷1.¬COG÷disqualified¬~', words)[0]).toMatchObject({
      what: 'Placering rettet',
      from: '1.',
      to: 'Diskvalificeret',
    });
  });

  it.each([
    ['var', 'Mål annulleret'],
    ['handball', 'Mål annulleret'],
    ['clerical', 'Mål slettet'],
    ['unknown', 'Mål slettet'],
  ])('calls a goal withdrawn for %s %s', (cause, expected) => {
    const text = correctionRow.writeText({ ...correctionRow.read([]), n: 1, what: 'goal', cause });
    expect(readCorrections(text, words)[0]!.what).toBe(expected);
  });

  it('knows since when the value before was shown, where the feed has it', () => {
    const sinceOf = (text: string) => readCorrections(text, words)[0]!.since;
    expect(sinceOf('COI÷1¬COT÷1795198440¬COB÷1795198366¬COK÷goal¬~')).toBe(1795198366);
    expect(sinceOf('COI÷1¬COT÷1795198440¬COK÷goal¬~')).toBeNull();
  });

  it('distinguishes a retracted incident from a changed one', () => {
    expect(readCorrections("COI÷1¬COK÷incident¬COF÷12' Bech¬COG÷¬~", words)[0]!.what).toBe('Hændelse slettet');
    expect(lines[1]!.what).toBe('Hændelse rettet');
  });
});
