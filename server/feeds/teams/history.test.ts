import type { LineupMessage, Message } from '@stillingen/domain/messages';
import { readAbsences, readTeamHistory } from '@stillingen/wire';
import { expect, it } from 'vitest';
import { fixture, score, status } from '../../../domain/testing/scenario.ts';
import { createTestFeeds, daysOn } from '../../testing/feeds.ts';

const FINISHED = 3;
function played(key: string, days: number, season: string): Message[] {
  const of = { event: key, at: daysOn(days) };
  const competition = { name: 'Superligaen', country: 'dk', season };
  return [
    fixture({ key, at: daysOn(days), competition, start: daysOn(days) }),
    score(1, 2, 0, { ...of, key: `${key}/score` }),
    status(1, FINISHED, { ...of, key: `${key}/status` }),
  ];
}
const injury = (key: string, player: string, from: number, until?: number): Message => ({
  ...{ kind: 'injury', key, seq: 1, at: daysOn(-40), sport: 1, team: { name: 'Brøndby IF' }, type: 'injury', text: 'Knæskade' },
  player: { name: player, kind: 'person' },
  from: daysOn(from).slice(0, 10),
  ...(until === undefined ? {} : { until: daysOn(until).slice(0, 10) }),
});

function historyOf(...messages: readonly (Message | LineupMessage)[]) {
  const { submit, feed, state } = createTestFeeds();
  submit(...messages);
  const team = [...state.participants.values()].find(({ name }) => name === 'Brøndby IF')!;
  return readTeamHistory(feed(`th_1_${team.id}`)!);
}

it('the history of a team has each season with its place and the address of its page', () => {
  const { seasons } = historyOf(...played('a', -380, '2025/2026'), ...played('b', -7, '2026/2027'));
  expect(seasons).toMatchObject([
    { season: '2026/2027', url: '/fodbold/danmark/superligaen/', rank: 1, teams: 2, played: 1 },
    { season: '2025/2026', url: '/fodbold/danmark/superligaen/2025-2026/', rank: 1, teams: 2, played: 1 },
  ]);
});

it('the history of a team has a title of a season without matches', () => {
  const winner = { name: 'Brøndby IF' };
  const { seasons } = historyOf(...played('a', -7, '2026/2027'), {
    ...{ kind: 'season-result', key: 's', seq: 1, at: daysOn(-1), sport: 1, winner },
    competition: { name: 'Superligaen', country: 'dk', season: '2004/2005' },
  });
  expect(seasons[1]).toMatchObject({ season: '2004/2005', result: 'winner', played: null });
});

it('the history of a team has current absences before earlier ones', () => {
  const { injuries } = historyOf(...played('a', -7, '2026/2027'), injury('i1', 'Dahl', -30, -20), injury('i2', 'Holm', -3));
  expect(injuries.map(({ player, current, text }) => [player, current ?? false, text])).toEqual([
    ['Holm', true, 'Knæskade'],
    ['Dahl', false, 'Knæskade'],
  ]);
});

it('injuries of teams and of matches have English names in the English edition', () => {
  const { submit, english, state } = createTestFeeds();
  const players = [{ player: 'Dahl', reason: 'injury', text: 'Lægskade', status: 'out' }] as const;
  submit(fixture({ key: 'a' }), ...played('b', -7, '2026/2027'), injury('i1', 'Holm', -3), {
    ...{ kind: 'absences', key: 'a/absences', seq: 1, at: daysOn(-1), event: 'a', side: 'home', players: [...players] },
  });
  const team = [...state.participants.values()].find(({ name }) => name === 'Brøndby IF')!;
  expect(readTeamHistory(english(`th_1_${team.id}`)!).injuries.map(({ text }) => text)).toEqual(['Knee injury', 'Calf injury']);
  const match = [...state.facts.keys()][0]!;
  expect(readAbsences(english(`df_scr_1_${match}`)!).map(({ text }) => text)).toEqual(['Calf injury']);
});
