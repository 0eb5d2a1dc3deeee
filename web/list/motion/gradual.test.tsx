import { leagueRow } from '@stillingen/wire';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { TableGroup } from '../races/meetings.ts';
import { FIRST_ROWS, firstIds, useGradual } from './gradual.tsx';
const events = (count: number): string[] => Array.from({ length: count }, (_, at) => String(at));
const league = leagueRow.read([]);
const matches = (count: number): TableGroup => ({ league, events: events(count) });
const meeting = (count: number): TableGroup => {
  const race = { league: { ...league, noDuel: true }, events: events(20) };
  return { ...race, races: events(count).map(() => race) };
};

function Drawn({ groups }: { readonly groups: readonly TableGroup[] }) {
  const { groups: drawn, more } = useGradual(groups, 'all');
  return `${drawn.map((group) => (group.races ?? group.events).length).join(' ')}${more === null ? '' : ' …'}`;
}
const drawn = (...groups: TableGroup[]): string => renderToString(<Drawn groups={groups} />);

describe('a list drawn gradually', () => {
  it('a short list is drawn whole', () => {
    expect(drawn(matches(40), matches(FIRST_ROWS - 42))).toBe(`40 ${FIRST_ROWS - 42}`);
  });

  it('a long list draws its first rows and offers more', () => {
    expect(drawn(matches(60), matches(300), matches(1))).toBe(`60 ${FIRST_ROWS - 62} …`);
    expect(drawn(matches(FIRST_ROWS - 1), matches(1))).toBe(`${FIRST_ROWS - 1} …`);
    expect(drawn(matches(1500))).toBe(`${FIRST_ROWS - 1} …`);
  });

  it('a league heading counts as a row', () => {
    expect(drawn(...events(60).map(() => matches(1)))).toBe(`${'1 '.repeat(FIRST_ROWS / 2)}…`);
  });

  it('a race counts as one row, however many take part', () => {
    expect(drawn(meeting(30), meeting(FIRST_ROWS - 32))).toBe(`30 ${FIRST_ROWS - 32}`);
    expect(drawn(meeting(30), meeting(151))).toBe(`30 ${FIRST_ROWS - 32} …`);
  });
});

it('firstIds names the rows that are drawn first, and all competitors of a race that has its first alone', () => {
  const race = { league: { ...league, noDuel: true }, events: ['a', 'b', 'c', 'd'] };
  expect([...firstIds([race, { league, events: ['m'] }])]).toEqual(['a', 'b', 'c', 'd', 'm']);
  expect(firstIds([{ league, events: events(1500) }]).size).toBe(FIRST_ROWS - 1);
});
