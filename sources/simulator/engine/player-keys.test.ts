import { expect, it } from 'vitest';
import { played, shown } from '../../testing/play-events.ts';
import { createBaseball } from '../sports/innings/baseball.ts';
import { createCricket } from '../sports/innings/cricket.ts';

it.each([
  ['baseball', createBaseball],
  ['cricket', createCricket],
])('figures of %s are those of the persons of the line-ups', async (_, create) => {
  const [match] = await played(shown(create).slice(0, 1));
  const { lineup, 'player-statistics': tables } = match!.facts;
  const listed = lineup.flatMap(({ starters, substitutes }) =>
    [...starters, ...substitutes].map(({ participant }) => participant),
  );
  const lines = tables.flatMap(({ sections }) => sections.flatMap((section) => section.lines));
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.filter(({ participant }) => !listed.includes(participant))).toEqual([]);
});
