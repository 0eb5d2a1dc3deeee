import {
  type EventItem,
  type Participant,
  type Race,
  type RaceEntry,
  type SeriesId,
  StageType,
  Winner,
} from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { eventRow } from './event-row.ts';
import { WireError } from '../text/text.ts';
import { scheduledMatch } from '../testing/scheduled-match.ts';
import { type EventOptions, writeEntry, writeEvent } from './write-event.ts';

const home: Participant = {
  id: 'HHHHHHHH' as Participant['id'],
  sportId: 2,
  name: 'Rune H.',
  code: 'RUN',
  slug: 'rune-h',
  country: 'dk',
  colours: ['ffffff', '000000'],
  kind: 'pair',
  countries: ['dk', 'no'],
};
const away: Participant = { ...home, id: 'AAAAAAAA' as Participant['id'], name: 'Sinner J.', colours: null, country: '' };
const bare: EventOptions = { clockRuns: false, live: null, hasDetail: false, correction: null, series: null };

const fullMatch: EventItem = {
  ...scheduledMatch,
  startKnown: false,
  round: '17',
  stageType: StageType.finished,
  stageStart: 1_788_354_100,
  score: [2, 1],
  parts: Array.from({ length: 12 }, (_, at) => [at, at + 1] as const),
  fullTime: [1, 1],
  afterExtraTime: [2, 1],
  penalties: [4, 3],
  winner: Winner.home,
  fullTimeWinner: Winner.draw,
  advanced: 'home',
  redCards: [1, 2],
  underReview: 'away',
  tieBreaks: [[7, 4], null, [7, 5], [7, 6], [8, 6], [9, 7]],
  points: ['15', 'A'],
  serve: 'away',
  gameTime: '08:12',
  situation: '3&7',
  results: [{ hits: '9' }, { errors: '1' }],
  format: { bestOf: 5, unit: 'legs', game: 'test', sevens: true, rounds: 12 },
  finish: { method: 'ko', round: 3, time: '2:10' },
  notice: 'Spilles i Odense',
  swapped: true,
  half: 'top',
  fightRound: 3,
  broadcasts: [{ name: 'Kanal', type: 'web', country: 'dk', url: '', disabledIn: ['no'] }],
  audio: { url: 'https://example.org/lyd', commentator: 'Svend' },
  origin: 'replay',
};
const options: EventOptions = {
  clockRuns: false,
  live: false,
  hasDetail: true,
  hasLineups: true,
  hasComments: true,
  correction: { count: 2, at: 1, from: '1-0', side: 'home', reason: 'VAR' },
  penalty: { side: 'away', stage: 13, time: 60 },
  penalties: { shot: { time: 1, incident: 'i' }, missed: { time: 2, incident: 'j' } },
  persons: [['p1', 'p2'], []],
  aggregate: [3, 2],
  series: 'SSSSSSSS' as SeriesId,
};

const race: Race = {
  id: 'RRRRRRRR' as Race['id'],
  sportId: 32,
  leagueId: 'LLLLLLLL' as Race['leagueId'],
  meeting: 'Monaco Grand Prix',
  session: 'Løb',
  start: 1_788_354_000,
  startKnown: false,
  end: 1_788_361_200,
  stage: 3,
  stageType: StageType.finished,
  stageStart: null,
  length: 78,
  done: 31,
  provisional: true,
  par: null,
  prize: '',
  notice: 'Rødt flag',
  venue: '',
  country: 'mc',
  source: 1,
  origin: 'simulated',
  provider: 'p',
  changedAt: 0,
  entries: [],
};
const entry: RaceEntry = {
  id: 'NNNNNNNN' as RaceEntry['id'],
  participant: home.id,
  team: 'Ferrari',
  rank: 3,
  tied: true,
  status: 'lapped',
  results: { gap: '+0:34' },
};
const { correction } = options;

const SPOILT = 'x¬AG÷9';

const RACE_WORDS = [
  'end',
  'rank',
  'tied',
  'entryStatus',
  'team',
  'raceId',
  'done',
  'provisional',
  'isTeam',
  'awayColours',
  'awayCountry',
];

describe('a row that is written word by word', () => {
  it.each([
    ['of a match of which all is said', writeEvent(fullMatch, home, away, options)],
    ['of a match that has not begun', writeEvent(scheduledMatch, home, away, bare)],
    ['of the leader of a race', writeEntry(race, entry, home, { leads: true, live: true, correction })],
    ['of another competitor', writeEntry({ ...race, end: null }, entry, away, { leads: false, live: null, correction })],
  ])('a row that is written word by word has its words and constants in the order of the table: %s', (_, text) => {
    expect(eventRow.writeText(eventRow.readAll(text)[0]!)).toBe(text);
  });

  it('a row that is written word by word has everything known of a match', () => {
    const words = eventRow.readAll(writeEvent(fullMatch, home, away, options))[0]!;
    const absent = Object.entries(words).filter(([, value]) => value === null);
    const ofOneSide = ['awayAdvanced', 'homeReview', 'homeTieBreak2', 'awayTieBreak2'];
    expect(absent.map(([word]) => word).toSorted()).toEqual([...RACE_WORDS, ...ofOneSide].toSorted());
  });

  it.each([
    ['the name of the home side', () => writeEvent(fullMatch, { ...home, name: SPOILT }, away, options)],
    ['the name of the away side', () => writeEvent(fullMatch, home, { ...away, name: SPOILT }, options)],
    ['a code', () => writeEvent(fullMatch, { ...home, code: SPOILT }, away, options)],
    ['a slug', () => writeEvent(fullMatch, home, { ...away, slug: SPOILT }, options)],
    ['a country', () => writeEvent(fullMatch, { ...home, country: SPOILT }, away, options)],
    ['colours', () => writeEvent(fullMatch, { ...home, colours: [SPOILT, 'ffffff'] }, away, options)],
    ['the round', () => writeEvent({ ...fullMatch, round: SPOILT }, home, away, options)],
    ['the clock', () => writeEvent({ ...fullMatch, gameTime: SPOILT }, home, away, options)],
    ['points', () => writeEvent({ ...fullMatch, points: ['0', SPOILT] }, home, away, options)],
    ['the situation', () => writeEvent({ ...fullMatch, situation: SPOILT }, home, away, options)],
    ['the notice', () => writeEvent({ ...fullMatch, notice: SPOILT }, home, away, options)],
    ['a result', () => writeEvent({ ...fullMatch, results: [{}, { hits: SPOILT }] }, home, away, options)],
    [
      'a channel',
      () => writeEvent({ ...fullMatch, broadcasts: [{ ...fullMatch.broadcasts[0]!, name: SPOILT }] }, home, away, options),
    ],
    ['a commentator', () => writeEvent({ ...fullMatch, audio: { url: '', commentator: SPOILT } }, home, away, options)],
    ['a reason', () => writeEvent(fullMatch, home, away, { ...options, correction: { ...correction!, reason: SPOILT } })],
    ['a competitor', () => writeEntry(race, entry, { ...home, name: SPOILT }, { leads: false, live: null, correction: null })],
    ['a team', () => writeEntry(race, { ...entry, team: SPOILT }, home, { leads: false, live: null, correction: null })],
  ])('[FEED-17] a row that is written word by word is refused where a delimiter stands in %s', (_, write) => {
    expect(write).toThrow(WireError);
  });
});
