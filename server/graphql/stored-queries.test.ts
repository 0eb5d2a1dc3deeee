import { DANISH } from '@stillingen/wire/words';
import { expect, it } from 'vitest';
import { createScenario, fixture, status } from '../../domain/testing/scenario.ts';
import { STORED_QUERIES } from './stored-queries.ts';

const names = { country: () => 'Danmark', stage: () => '' };
const DAYS = ['2026-11-13', '2026-11-20', '2026-11-27'].map((day) => `${day}T18:00:00Z`);

it('dsof counts only the matches before the match in its form', () => {
  const { state, submit } = createScenario();
  for (const [at, start] of DAYS.entries()) {
    const key = `m${at}`;
    submit(fixture({ key, start }));
    submit(status(at + 1, 3, { key: `${key}/status`, event: key, score: { home: 1, away: 0 } }));
  }
  const [first, second] = [...state.events.values()];
  const { findEventById } = STORED_QUERIES.dsof!.read({ eventId: second!.id } as never, { state, names, words: DANISH });
  expect(findEventById).toMatchObject({
    eventParticipants: [
      { table: { rows: [{ eventId: first!.id, result: 'W' }] } },
      { table: { rows: [{ eventId: first!.id, result: 'L' }] } },
    ],
  });
});

it('lph marks no qualification stage as final', () => {
  const { state, submit } = createScenario();
  for (const role of ['main', 'qualification'] as const)
    submit(fixture({ key: role, competition: { name: 'Superligaen', country: 'dk', season: '2026/2027', role } }));
  const [main] = [...state.leagues.values()];
  const asked = { tournamentId: main!.tournamentId, tournamentStageId: main!.id };
  const { getTournamentSeasons } = STORED_QUERIES.lph!.read(asked as never, { state, names, words: DANISH });
  expect(getTournamentSeasons).toMatchObject({
    requested: {
      tournamentStages: {
        requested: { tournamentStage: { isFinal: true } },
        other: [{ tournamentStage: { isFinal: false } }],
      },
    },
  });
});
