import { CORRECTION_REASONS } from '@stillingen/domain';
import { expect, it } from 'vitest';
import { planMatch } from '../../../engine/match.ts';
import { createCommentator } from './commentary.ts';
import { rulesOf } from './event.ts';
import { checkEventRow } from './event-kinds.ts';

const club = (name: string) => ({ name, country: 'dk', kind: 'club', rating: 0 }) as const;
const competition = { country: 'dk', name: 'Superliga', tier: 1, coverage: 'full', video: true } as const;
const match = planMatch('1', {
  rules: rulesOf(competition),
  competition: { name: 'Superliga', country: 'dk', season: '2026/2027' },
  home: club('Brøndby IF'),
  away: club('AGF'),
  round: 'Runde 1',
  day: 20_000,
  minutes: 840,
});

it.each(CORRECTION_REASONS)('a goal that is taken back has a comment when the reason is %s', (reason) => {
  const commentOf = createCommentator(match);
  commentOf({ atS: 60, incident: { id: 'i1', type: 'goal', side: 'away', minute: 1, player: 'A. Berg' } });
  expect(commentOf({ atS: 120, retracts: { id: 'i1', reason } }).comment?.text).toMatch(/^Målet til AGF er annulleret/);
});

it.each([
  ['incident', 'gaol', 'Mål!', /no such event/],
  ['incidents', 'goal', 'Mål!', /no such event/],
  ['retraction', 'offside', 'Målet af {player} er annulleret.', /no word \{player\}/],
])('a row %s %s with the comment "%s" is refused', (kind, event, comment, message) => {
  expect(() => checkEventRow({ kind, event, comment })).toThrow(message);
});
