import { writeDraw, writeUpcomingDraws } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { draw } from '../../testing/draw.ts';
import { drawFeed, legOf, tieOf } from '../../testing/draw-feeds.ts';
import { DrawView } from './draw-view.tsx';

const NOW_S = Date.UTC(2026, 10, 25, 18) / 1000;

const shown = (rounds: Parameters<typeof drawFeed>[0], search = '', count = 16, sportId = 1) =>
  draw(<DrawView sportId={sportId} tournamentId="tOur0001" stageId="sTag0001" />, {
    feeds: { dr_tOur0001_sTag0001: writeDraw(drawFeed(rounds, count)) },
    nowS: NOW_S,
    request: { search },
  });

describe('the draw of a competition', () => {
  const [first, second] = [
    legOf(0, 1, { score: '1:0', winner: 'H' }),
    legOf(1, 0, { score: '2:1', winner: 'H', stage: 11, penalties: '4:5', event: 'eV000002' }),
  ];
  const tie = { ...tieOf(0, 1, 'A', [first, second]), homeAggregate: 2, awayAggregate: 2 };
  const semis = [tie, tieOf(2, 3, '')];

  it('shows both matches of a tie, their sum, and penalties in words', () => {
    const { html, words } = shown([{ name: 'Semifinale', ties: semis }]);
    expect(words).toContain('T0 T0 1 1 2 T1 T1 ( videre ) 0 2 2 1. kamp 1-0 2. kamp 2-1 (4-5 på straffe)');
    expect(html).toContain('href="/kamp/eV000002/"');
  });

  it('links a name to its page only where it has one', () => {
    const { html } = shown([{ name: 'Semifinale', ties: semis }]);
    expect(html).toContain('<a href="/hold/t0/p0/"');
    expect(html).not.toContain('/p1/');
  });

  it('writes which winners meet, in a list for each round', () => {
    const { html, words } = shown([{ name: 'Semifinale', ties: semis }]);
    expect(words).toContain('Vinderne mødes: T0 T0');
    expect(words).toContain('T1 T2 / T3');
    expect(html.match(/<ol/g)).toHaveLength(2);
  });

  it('marks the way of a participant that the address names, without JavaScript', () => {
    const { html } = shown([{ name: 'Semifinale', ties: semis }], '?hold=p1');
    expect(html.match(/på vejen/g)).toHaveLength(1);
    expect(html).toContain('<option value="p1" selected="">T1</option>');
    expect(html).toContain('href="?hold=p1&amp;runde=2"');
  });

  it('writes a score in red only while its match runs', () => {
    const live = { ...tieOf(0, 1, ''), legs: [legOf(0, 1, { score: '1:0', winner: '', stage: 12 })] };
    expect(shown([{ name: 'Finale', ties: [live] }]).html).toContain('now');
    expect(shown([{ name: 'Finale', ties: [tieOf(0, 1, 'H')] }]).html).not.toContain('now');
  });

  it('[LEAGUE-06] writes the dates of a round to come at its name', () => {
    const starts = [Date.UTC(2026, 11, 3, 18) / 1000, Date.UTC(2026, 11, 10, 18) / 1000];
    const coming = writeUpcomingDraws([{ round: 'Semifinale', level: 1, stageId: 'sTag0001', isFinal: false, starts }]);
    const { words } = draw(<DrawView sportId={1} tournamentId="tOur0001" stageId="sTag0001" />, {
      feeds: { dr_tOur0001_sTag0001: writeDraw(drawFeed([{ name: 'Semifinale', ties: semis }], 16)) + coming },
      nowS: NOW_S,
    });
    expect(words).toContain('Semifinale 03.12.–10.12. ude og hjemme');
  });

  it('draws a few rounds and a part of a draw of 128', () => {
    const rounds = [64, 32, 16, 8, 4, 2, 1].map((size, at) => ({
      name: `${at + 1}. runde`,
      ties: Array.from({ length: size }, (_, nr) => tieOf(nr * 2 ** (at + 1), nr * 2 ** (at + 1) + 2 ** at, 'H')),
    }));
    const { html, words } = shown(rounds, '?runde=1&afsnit=2', 128, 2);
    expect(html.match(/<li/g)).toHaveLength(8 + 4 + 2 + 2);
    expect(words).toContain('1. del 2. del 3. del 4. del');
  });

  it('shows that nothing is drawn, and waits for the feed', () => {
    const view = <DrawView sportId={1} tournamentId="tOur0001" stageId="sTag0001" />;
    const feeds = { dr_tOur0001_sTag0001: '0' };
    expect(draw(view, { feeds, nowS: NOW_S }).words).toContain('Intet turneringstræ endnu');
    expect(draw(view, { feeds: {}, nowS: NOW_S }).html).toBe('');
  });
});
