import { describe, expect, it } from 'vitest';
import { fixture, status } from '../../../domain/testing/scenario.ts';
import { createTestFeeds, daysOn, outline } from '../../testing/feeds.ts';

const side = (name: string, country: string, kind: 'club' | 'national' | 'person' = 'club') => ({ name, country, kind });
const CUP = { name: 'Champions League', country: 'eu', season: '2026/2027' };

describe('[PAGE-03] the lists of a country', () => {
  const feeds = createTestFeeds();
  feeds.submit(
    fixture({ key: 'm1', home: side('AGF', 'dk'), away: side('OB', 'dk') }),
    fixture({ key: 'm2', competition: CUP, home: side('Arsenal', 'gb-eng'), away: side('FC København', 'dk') }),
    fixture({ key: 'm3', competition: CUP, home: side('Porto', 'pt'), away: side('Ajax', 'nl') }),
    fixture({
      key: 'm4',
      sport: 7,
      competition: { name: 'EM', country: 'eu', season: '2026' },
      start: daysOn(3),
      home: side('Danmark', 'dk', 'national'),
      away: side('Ungarn', 'hu', 'national'),
    }),
    fixture({
      key: 'm5',
      sport: 7,
      competition: { name: 'EM', country: 'eu', season: '2026' },
      start: daysOn(6),
      home: side('Danmark', 'dk', 'national'),
      away: side('Norge', 'no', 'national'),
    }),
    fixture({
      key: 'm6',
      sport: 2,
      competition: { name: 'Torino', country: 'it', category: 'ATP - Single', season: '2026' },
      home: side('Kirkegaard', 'dk', 'person'),
      away: side('Serra', 'it', 'person'),
    }),
  );

  it('hold its competitions of the day in all sports, and matches elsewhere with its sides', () => {
    expect(outline(feeds.feed('cd_dk_0_1_da_1')!)).toEqual([
      '# Superligaen',
      'AGF',
      '# Champions League',
      'Arsenal',
      '# Torino',
      'Kirkegaard',
    ]);
    expect(outline(feeds.feed('cd_nl_0_1_da_1')!)).toEqual(['# Champions League', 'Porto']);
    expect(feeds.feed('cd_jp_0_1_da_1')).toBe('');
  });

  it('hold the next match of each national team, or the one that it plays', () => {
    expect(outline(feeds.feed('nt_dk_1')!)).toEqual(['# EM', 'Danmark']);
    expect(feeds.feed('nt_dk_1')).toContain('Ungarn');
    expect(feeds.feed('nt_dk_1')).not.toContain('Norge');
    feeds.submit(status(1, 12, { key: 'm5/status', event: 'm5' }));
    expect(feeds.feed('nt_dk_1')).toContain('Norge');
    expect(feeds.feed('nt_dk_1')).not.toContain('Ungarn');
  });
});
