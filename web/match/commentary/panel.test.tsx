import { type CommentLine, writeComments } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { draw, testSport } from '../../testing/draw.ts';
import { EVENT_ID, NOW_S, sampleEvent, sampleLeague } from '../../testing/match-feeds.ts';
import { Panel } from './panel.tsx';

const line = (id: string, words: Partial<CommentLine> = {}): CommentLine => ({
  id,
  clock: '',
  icon: 'none',
  text: `Linje ${id}`,
  bold: false,
  important: false,
  score: null,
  ...words,
});
const GOAL = line('g', { clock: "61'", icon: 'goal', important: true, score: [2, 1], text: '<Lindgaard> scorer.' });

const drawn = (
  lines: readonly CommentLine[],
  { search = '', sportId = 1, ...words }: Parameters<typeof sampleEvent>[0] & { search?: string; sportId?: number } = {},
) =>
  draw(
    <Panel
      eventId={EVENT_ID}
      match={{ event: sampleEvent(words), league: sampleLeague() }}
      sport={testSport(sportId)}
      texts={{ comments: writeComments(lines) }}
    />,
    { feeds: {}, nowS: NOW_S, request: { search } },
  );

describe('the commentary of a match', () => {
  it('[GEN-10] shows the newest line first, with its minute, and the score of a key moment', () => {
    const { words, html } = drawn([line('3', { clock: "64'" }), GOAL, line('1', { clock: "12'" })]);
    expect(words).toMatch(/64’ Linje 3 61’ MÅL 2-1 &lt;Lindgaard&gt; scorer\. 12’ Linje 1/);
    expect(html).toContain('aria-label="Mål"');
    expect(words).toMatch(/^ Alt Vigtigste Sæt på pause/);
  });

  it.each([
    ['tennis', 2, /SÆT 2-1/, 'Sæt'],
    ['handball', 7, /MÅL 2-1/, 'Mål'],
    ['American football', 5, /61’ 2-1/, 'Point'],
  ])('names what counts in %s', (_, sportId, title, label) => {
    const { words, html } = drawn([GOAL], { sportId });
    expect(words).toMatch(title);
    expect(html).toContain(`aria-label="${label}"`);
  });

  it('offers no pause once the match is over', () => {
    expect(drawn([GOAL], { live: false }).words).not.toContain('pause');
  });

  it('[GEN-11] links to the audio commentary above the lines', () => {
    const { html, words } = drawn([GOAL], { audio: 'https://example.org/lyd', commentator: 'Svend' });
    expect(words).toMatch(/^ Hør kampen med Svend/);
    expect(html).toContain('href="https://example.org/lyd" rel="noreferrer nofollow"');
    expect(drawn([GOAL], { audio: 'javascript:alert(1)' }).html).not.toContain('javascript');
  });

  it('shows sixty of several hundred lines, and all of them by the address of the rest', () => {
    const lines = Array.from({ length: 300 }, (_, at) => line(String(300 - at)));
    const { html, words } = drawn(lines);
    expect(words.match(/Linje/g)).toHaveLength(60);
    expect(html).toContain(`href="/kamp/${EVENT_ID}/livetekst/?linjer=alle"`);
    expect(words).toContain('Vis ældre (240)');
    expect(drawn(lines, { search: '?linjer=alle' }).words.match(/Linje/g)).toHaveLength(300);
  });

  it('shows a hint when there is no line yet', () => {
    expect(drawn([]).words).toContain('Ingen livetekst endnu');
  });
});
