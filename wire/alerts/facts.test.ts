import { type EventItem, type Participant, SPORT, sportById, Stage, stageTypeOf, Winner } from '@stillingen/domain';
import { expect, it } from 'vitest';
import { eventRow } from '../event/event-row.ts';
import { writeEvent } from '../event/write-event.ts';
import { scheduledMatch } from '../testing/scheduled-match.ts';
import { alertFacts } from './facts.ts';
import { matchAlertFacts } from './view-facts.ts';

const home: Participant = {
  id: 'HHHHHHHH' as Participant['id'],
  sportId: 1,
  name: 'FC Midtjylland',
  code: 'FCM',
  slug: 'fc-midtjylland',
  country: 'dk',
  colours: null,
  kind: 'club',
};
const away: Participant = { ...home, id: 'AAAAAAAA' as Participant['id'], name: 'Malmö FF', code: '', country: 'se' };

const START = scheduledMatch.start;
const inStage = (stage: number, changes: Partial<EventItem> = {}): EventItem => ({
  ...scheduledMatch,
  stage,
  stageType: stageTypeOf(stage),
  ...changes,
});

const CASES: readonly (readonly [what: string, sportId: number, event: EventItem, clockRuns: boolean])[] = [
  ['a match before its start', SPORT.football, inStage(Stage.scheduled), false],
  [
    'a second half',
    SPORT.football,
    inStage(Stage.secondHalf, {
      score: [2, 1],
      parts: [
        [1, 1],
        [1, 0],
      ],
      stageStart: START,
      redCards: [0, 1],
    }),
    true,
  ],
  [
    'a period with the clock of its provider',
    SPORT.iceHockey,
    inStage(15, { score: [0, 1], gameTime: '7', parts: [[0, 1]] }),
    false,
  ],
  [
    'a set of tennis',
    SPORT.tennis,
    inStage(18, {
      score: [1, 0],
      parts: [
        [6, 4],
        [3, 2],
      ],
      points: ['40', 'A'],
      serve: 'away',
      format: { bestOf: 5 },
    }),
    false,
  ],
  [
    'a finished shoot-out',
    SPORT.football,
    inStage(Stage.afterPenalties, { score: [1, 1], penalties: [4, 2], winner: Winner.home }),
    false,
  ],
  ['a demo match', SPORT.handball, inStage(Stage.halfTime, { score: [14, 13], origin: 'simulated' }), false],
];

it.each(CASES)('a row and a view have the same facts of %s', (_, sportId, event, clockRuns) => {
  const place = { sport: sportById(sportId)!, league: { key: `${sportId}_8_abc`, name: 'Superligaen', stage: '' } };
  const nowS = START + 22 * 60;
  const text = writeEvent(event, home, away, {
    clockRuns,
    live: event.stageType === 2 ? true : null,
    hasDetail: false,
    correction: { count: 2, at: START, from: '2-0', side: 'home', reason: 'offside' },
    series: null,
  });
  const corrections = [
    { n: 1, at: START, what: 'score', from: '', to: '', reason: 'unknown', minute: '', side: null, player: '', provider: '' },
    { n: 2, at: START, what: 'start', from: '', to: '', reason: 'unknown', minute: '', side: null, player: '', provider: '' },
    { n: 3, at: START, what: 'goal', from: '', to: '', reason: 'offside', minute: '', side: null, player: '', provider: '' },
  ] as const;
  const view = { event, home, away, persons: [[], []] as const, lineupsConfirmed: false, corrections, incidents: [] };
  expect(alertFacts(eventRow.readAll(text)[0]!, place, nowS)).toEqual(matchAlertFacts(view, place, nowS));
});

it.each([
  [SPORT.football, { stage: Stage.firstHalf, stageStart: START }, 50, '45+’', 45],
  [SPORT.football, { stage: Stage.secondHalf, stageStart: START }, 21, '67’', 67],
  [SPORT.handball, { stage: Stage.secondHalf, gameTime: '58' }, 0, '2. halvleg 58’', 58],
  [SPORT.iceHockey, { stage: 16, gameTime: '7' }, 0, '3. per. 7’', 47],
  [SPORT.basketball, { stage: 25, gameTime: '02:30' }, 0, 'P4 02:30', 38],
  [SPORT.tennis, { stage: 18 }, 0, '2. sæt', null],
  [SPORT.football, { stage: Stage.halfTime, stageStart: START }, 3, '', null],
] as const)('in sport %i a match at %j has its minute %i minutes later', (sportId, changes, minutes, minute, played) => {
  const event = inStage(changes.stage, { score: [0, 0], parts: [], ...changes });
  const place = { sport: sportById(sportId)!, league: { key: '', name: '', stage: '' } };
  const view = { event, home, away, persons: [[], []] as const, lineupsConfirmed: false, corrections: [], incidents: [] };
  expect(matchAlertFacts(view, place, START + minutes * 60)).toMatchObject({ minute, played });
});

it('a view names the last scorer and the last one sent off of each side', () => {
  const incident = {
    id: 'i',
    side: 'home',
    minute: 61,
    added: 0,
    clock: '',
    stage: 13,
    second: '',
    detail: '',
    score: null,
    withdrawn: null,
  } as const;
  const incidents = [
    { ...incident, type: 'goal', player: 'Bech' },
    { ...incident, type: 'goal', player: 'Lindgaard', second: 'Bech', minute: 90, added: 2 },
    { ...incident, type: 'goal', player: 'Kold', withdrawn: 'offside' },
    { ...incident, type: 'penalty-goal', side: 'away', player: 'Winther' },
    { ...incident, type: 'second-yellow-card', side: 'away', player: 'Rask' },
  ] as const;
  const place = { sport: sportById(SPORT.football)!, league: { key: '', name: '', stage: '' } };
  const view = {
    event: inStage(Stage.secondHalf),
    home,
    away,
    persons: [[], []] as const,
    lineupsConfirmed: true,
    corrections: [],
    incidents,
  };
  expect(matchAlertFacts(view, place, START)).toMatchObject({
    scorers: ['90+2’ Lindgaard (assist: Bech)', '61’ Winther (straffe)'],
    sentOff: ['', '61’ Rask (andet gule kort)'],
    hasLineups: true,
  });
});
