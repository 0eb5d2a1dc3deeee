import { createTable } from '@stillingen/client';
import { expect, it } from 'vitest';
import { entry, NOW_S, raceFeed, raceLeague } from '../../match/race/test-feeds.ts';
import { draw } from '../../test/draw.ts';
import { LeagueSection } from './league-section.tsx';

it('names races that begin together under one name so that each can be told from the other', () => {
  const texts = ['rAce0001', 'rAce0002', 'rAce0003'].map((raceId, at) =>
    raceFeed(
      [entry(1, 'Kevin Magnussen', { id: `e000000${at}`, raceId })],
      raceLeague({ stageId: raceId, ...(at === 2 ? { session: 'Sprint' } : {}) }),
    ),
  );
  const table = createTable(texts.join(''), { nowS: NOW_S });
  const labels = table.structure.get().leagues.map((group) => {
    const section = (
      <LeagueSection
        sectionKey=""
        table={table}
        group={group}
        sportId={32}
        day="2026-11-20"
        marksOrigin={false}
        folded={false}
        onFold={null}
      />
    );
    return /aria-label="([^"]*)"/.exec(draw(section, { feeds: {}, nowS: NOW_S }).html)![1];
  });
  expect(labels).toEqual([
    '15:00 Formel 1: Monaco Grand Prix, Løb',
    '15:00 Formel 1: Monaco Grand Prix, Løb (2)',
    '15:00 Formel 1: Monaco Grand Prix, Sprint',
  ]);
});
