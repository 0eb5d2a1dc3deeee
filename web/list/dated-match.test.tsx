import { createTable } from '@stillingen/client';
import { Stage } from '@stillingen/domain';
import type { EventRow } from '@stillingen/wire';
import { eventRow, leagueRow } from '@stillingen/wire';
import { describe, expect, it } from 'vitest';
import { draw, testSport } from '../testing/draw.ts';
import { NOW_S, sampleEvent, sampleLeague, START_S } from '../testing/match-feeds.ts';
import { badgeOf, competitionCode, DatedLine, DatedMatch } from './dated-match.tsx';

const DAY_S = 86_400;
const WEEK_AGO = START_S - 7 * DAY_S;
const played: Partial<EventRow> = { stage: Stage.finished, stageType: 3, winner: 1, start: WEEK_AGO, awayReds: null };
const TENNIS = 2;

function drawn(
  words: Partial<EventRow>,
  { of = 'pFcm0001', sportId = 1, day }: { of?: string; sportId?: number; day?: string } = {},
) {
  const league = sampleLeague({ sportId });
  const table = createTable(leagueRow.writeText(league) + eventRow.writeText(sampleEvent(words)));
  return draw(<DatedMatch table={table} id="mTch0001" sport={testSport(sportId)} league={league} of={of} day={day} badged />, {
    feeds: {},
    nowS: NOW_S,
  });
}

describe('a match in a list of a team', () => {
  it('a dated match shows its day, its competition in letters, its result and how it ended for the team', () => {
    const { words, html } = drawn(played);
    expect(words).toMatch(/13\.11\. SUP Superligaen FC Midtjylland 2 FC København 1 V Vundet/);
    expect(html).toContain('href="/kamp/mTch0001/"');
    expect(drawn(played, { of: 'pFck0001' }).words).toMatch(/T Tabt/);
  });
  it('a dated match shows the time of a match to come and no result', () => {
    const { words } = drawn({ stage: Stage.scheduled, stageType: 1, start: START_S + DAY_S, homeScore: null, awayScore: null });
    expect(words).toMatch(/21\.11\. SUP Superligaen FC Midtjylland – FC København – 19:00/);
    expect(words).not.toMatch(/Vundet|Tabt/);
  });
  it('a match in the list of its day shows its time or how it ended, and not the day', () => {
    const day = '2026-11-20';
    const ofDay = (words: Partial<EventRow>): string => drawn({ ...words, start: START_S }, { day }).words.trim();
    expect(ofDay(played)).toMatch(/^Slut FC Midtjylland 2 FC København 1/);
    expect(ofDay({ ...played, stage: Stage.walkover })).toMatch(/^Walkover .* FC Midtjylland [^W]*$/);
    expect(ofDay({ stage: Stage.scheduled, stageType: 1, homeScore: null, awayScore: null })).toMatch(
      /^19:00 FC Midtjylland – FC København –$/,
    );
    expect(drawn(played, { day }).words.trim()).toMatch(/^13\.11\. FC Midtjylland/);
  });
  it('a dated match shows a year only when it is another than now', () => {
    expect(drawn({ ...played, start: START_S - 400 * DAY_S }).words).toContain('16.10.2025');
  });
  it('a live match shows its minute in the place of its day', () => {
    const { words } = drawn({ stage: Stage.secondHalf, stageType: 2, awayReds: null });
    expect(words).not.toContain('20.11.');
    expect(words).toMatch(/\d+\. minut/);
  });
  it('a match after penalties shows the shoot-out, and S beside the letter', () => {
    const shootOut = { homeScore: 1, awayScore: 2, homeFullTime: 1, awayFullTime: 1, homePenalties: 2, awayPenalties: 4 };
    const { words } = drawn({ ...played, ...shootOut, stage: Stage.afterPenalties, winner: 2 });
    expect(words).toMatch(/FC Midtjylland 1 FC København 1 \(2-4 str\.\) T S Tabt på straffe/);
  });
  it('a match that was not played has its stage instead: a walkover, a postponed one', () => {
    expect(drawn({ ...played, stage: Stage.walkover, homeScore: null, awayScore: null }).words).toMatch(/WO V Vundet/);
    expect(drawn({ ...played, stage: Stage.postponed, winner: null }).words).toMatch(/– Udsat/);
  });
  it('a match of sets shows them', () => {
    const sets = { homePart1: 6, awayPart1: 4, homePart2: 7, awayPart2: 5, homeScore: 2, awayScore: 0 };
    expect(drawn({ ...played, ...sets }, { sportId: TENNIS }).words).toMatch(/FC Midtjylland 6 7 2 FC København 4 5 0/);
  });
  it('a match without a page is no link, and a list of no team has no letters', () => {
    const side = { name: 'Celtic', score: '3', won: true };
    const { html, words } = draw(
      <DatedLine eventId={null} when="05.11." code="EL" home={side} away={{ ...side, won: false }} />,
      {
        feeds: {},
        nowS: NOW_S,
      },
    );
    expect(html).not.toContain('<a');
    expect(words).not.toContain('Vundet');
  });
  it('a competition is written in two to four letters', () => {
    expect(
      ['Superligaen', 'Europa League', 'DBU Pokalen', '1. division', 'VM-kvalifikation, Europa, gruppe A'].map(competitionCode),
    ).toEqual(['SUP', 'EL', 'DP', '1D', 'VKEG']);
  });
  it('a result that is not final has no letter', () => {
    expect(badgeOf(sampleEvent({ stage: Stage.interrupted, stageType: 3, winner: null }), testSport(1), 'home')).toBeNull();
  });
});
