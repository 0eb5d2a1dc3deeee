import { describe, expect, it } from 'vitest';
import { footballPublications } from './event.ts';
import { playFootball } from './play.ts';
import { testMatches, testTies } from '../../../../testing/test-football.ts';

const PLAYED = [...testMatches(400), ...testTies(60)]
  .map((plan) => ({ plan, played: playFootball(plan), messages: footballPublications(plan).flatMap(({ messages }) => messages) }))
  .filter(({ played }) => played.periods.length > 0);

describe('the line-ups, absences and comments of a football match', () => {
  it('[FEED-51] both line-ups an hour before kick-off, by their formation, with everybody who does something', () => {
    for (const { plan, messages } of PLAYED) {
      const sheets = messages.filter((message) => message.kind === 'lineup' && message.confirmed);
      expect(sheets.map(({ at }) => Date.parse(at) / 1000)).toEqual([plan.startS - 3600, plan.startS - 3600]);
      const names = new Map<string, Set<string>>();
      for (const sheet of sheets) {
        if (sheet.kind !== 'lineup') continue;
        const rows = [1, ...sheet.formation!.split('-').map(Number)];
        const roles = Object.values(Object.groupBy(sheet.starters, ({ role }) => role!)).map((list) => list.length);
        expect([rows.reduce((sum, row) => sum + row), sheet.starters.length]).toEqual([11, 11]);
        expect([roles[0], roles[1], roles.at(-1)]).toEqual([1, rows[1], rows.at(-1)]);
        const players = [...sheet.starters, ...sheet.substitutes!];
        expect(new Set(players.map(({ number }) => number)).size).toBe(20);
        expect(players.filter(({ captain }) => captain === true)).toHaveLength(1);
        names.set(sheet.side, new Set(players.map(({ name }) => name)));
      }
      for (const message of messages) {
        if (message.kind !== 'incident' || message.player === undefined) continue;
        const side = message.type === 'own-goal' ? (message.side === 'home' ? 'away' : 'home') : message.side;
        expect(names.get(side)).toContain(message.player);
      }
    }
  });

  it('[FEED-51] lists an expected line-up a day before kick-off, most of which plays, and no rating of its own', () => {
    let kept = 0;
    for (const { plan, messages } of PLAYED) {
      const [expected, confirmed] = [false, true].map((isConfirmed) =>
        messages.filter((message) => message.kind === 'lineup').filter((message) => message.confirmed === isConfirmed),
      );
      expect(expected!.map(({ at }) => Date.parse(at) / 1000)).toEqual([plan.startS - 86_400, plan.startS - 86_400]);
      for (const [index, { starters }] of expected!.entries()) {
        const keys = new Set(starters.map(({ key }) => key));
        kept += confirmed![index]!.starters.filter(({ key }) => keys.has(key)).length;
      }
      expect(confirmed!.flatMap(({ starters }) => starters.flatMap(({ rating }) => rating ?? []))).toEqual([]);
    }
    expect(kept / PLAYED.length / 2).toBeGreaterThan(7);
    expect(kept / PLAYED.length / 2).toBeLessThan(11);
  });

  it('[FEED-59] lists missing players, none of them on a sheet', () => {
    let missing = 0;
    for (const { plan, messages } of PLAYED) {
      const sheets = messages.filter((message) => message.kind === 'lineup').filter(({ confirmed }) => confirmed);
      for (const message of messages) {
        if (message.kind !== 'absences' || Date.parse(message.at) / 1000 < plan.startS - 3600) continue;
        missing += message.players.length;
        const own = sheets.find(({ side }) => side === message.side)!;
        const names = [...own.starters, ...own.substitutes!].map(({ name }) => name);
        expect(message.players.filter(({ player }) => names.includes(player))).toEqual([]);
      }
    }
    expect(missing).toBeGreaterThan(PLAYED.length);
  });

  it('[FEED-61] a comment on each goal, with its score, and on each that was taken back', () => {
    for (const { messages } of PLAYED) {
      const comments = messages.filter((message) => message.kind === 'comment');
      const scores = messages.flatMap((message) =>
        message.kind === 'incident' && ['goal', 'own-goal', 'penalty-goal'].includes(message.type) && message.seq === 0
          ? [message.score]
          : message.kind === 'retraction'
            ? [message.score]
            : [],
      );
      expect(comments.filter(({ bold }) => bold === true).flatMap(({ score }) => (score === undefined ? [] : [score]))).toEqual(
        scores,
      );
      expect(new Set(comments.map(({ key }) => key)).size).toBe(comments.length);
      expect(comments[0]!.text).toMatch(/^(?:Kampen er i gang|Kampen begynder senere)\.$/);
    }
  });

  it('nothing of it where a match was put off', () => {
    const off = testMatches(2000).filter((plan) => playFootball(plan).periods.length === 0);
    expect(off.length).toBeGreaterThan(0);
    const kinds = off.flatMap((plan) => footballPublications(plan).flatMap(({ messages }) => messages.map(({ kind }) => kind)));
    expect(kinds).not.toContain('lineup');
  });
});
