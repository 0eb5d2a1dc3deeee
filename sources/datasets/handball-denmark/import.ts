import { basename } from 'node:path';
import { type Pair, SPORT, Stage } from '@stillingen/domain';
import type { CompetitionRef, ParticipantRef, Scoreboard } from '@stillingen/domain/messages';
import { duelEvent, type DuelIncident, type ImportedDuel } from '../kit/events/duel.ts';
import { clockText, finalBoard, halvesOf } from '../kit/events/score.ts';
import { pairOf } from '../../pairs.ts';
import { BadRow, type DataSet, refuse, type RefusedRow } from '../kit/import/data-set.ts';
import type { SourceFile } from '../kit/import/files.ts';
import { startAt } from '../kit/places/places.ts';
import { countsUp, PeriodTally, type RecordedPeriod, statesOfPeriods } from '../kit/replay/period-clock.ts';
import { recordedDuel, type RecordedState, replayOf } from '../kit/replay/recorded-event.ts';
import { type HandballPlay, type ListedEvent, teamLetters } from './play.ts';
import { readEventTable, readPdfText } from './read.ts';

export const HALF_SECONDS = 30 * 60;
const MATCH_MINUTES = 90;

/** The league has had names of sponsors. */
const LEAGUES: Readonly<Record<string, string>> = { '888ligaen Herrer': 'Herreligaen' };

export interface HandballMatch {
  readonly duel: ImportedDuel;
  readonly plays: readonly HandballPlay[];
  readonly refused: readonly RefusedRow[];
  readonly dayKnown: boolean;
}

const inFirstHalf = ({ second }: Pick<HandballPlay, 'second'>): boolean => second <= HALF_SECONDS;

export function incidentOf({ second, score, side, type, player, assist }: HandballPlay): DuelIncident | null {
  if (type === null || side === null) return null;
  return {
    type,
    side,
    minute: Math.floor(second / 60),
    clock: clockText(second),
    stage: inFirstHalf({ second }) ? Stage.firstHalf : Stage.secondHalf,
    ...(player === '' ? {} : { player }),
    ...(assist === '' ? {} : { second: assist }),
    ...(score === null ? {} : { score: pairOf(score) }),
  };
}

function scoresOf(plays: readonly HandballPlay[]): readonly Pair[] {
  const last = (own: readonly HandballPlay[]): Pair => own.findLast(({ score }) => score !== null)?.score ?? [0, 0];
  const [half, full] = [last(plays.filter(inFirstHalf)), last(plays)];
  return halvesOf(half, full);
}

const club = (name: string): ParticipantRef => ({ name, country: 'dk', kind: 'club' });

interface MatchHead extends Pick<ImportedDuel, 'key' | 'start' | 'details'> {
  readonly competition: Pick<CompetitionRef, 'name' | 'season'>;
  readonly names: readonly [home: string, away: string];
}

function withSides(events: readonly ListedEvent[]): HandballPlay[] {
  const [home, away] = teamLetters(events);
  return events.map(({ team, ...event }) => ({ ...event, side: team === home ? 'home' : team === away ? 'away' : null }));
}

function matchOf(
  file: SourceFile,
  { events, refused }: { readonly events: readonly ListedEvent[]; readonly refused: readonly RefusedRow[] },
  { key, start, details, competition, names }: MatchHead,
): Omit<HandballMatch, 'dayKnown'> {
  const plays = withSides(events);
  return {
    plays,
    refused,
    duel: {
      file: file.name,
      line: 0,
      key,
      sport: SPORT.handball,
      competition: { ...competition, country: 'dk', role: 'main' },
      home: club(names[0]),
      away: club(names[1]),
      start,
      ...(details === undefined ? {} : { details }),
      minutes: MATCH_MINUTES,
      outcome: { stage: Stage.finished, score: finalBoard({ regular: scoresOf(plays), extra: [], shootOut: null }) },
      incidents: plays.map(incidentOf).filter((incident) => incident !== null),
    },
  };
}

async function pdfMatch(file: SourceFile): Promise<HandballMatch> {
  const { number, day, venue, league, names, full, half, ...listed } = await readPdfText(file);
  const start = startAt(day, null, null);
  const name = LEAGUES[league] ?? refuse(`the league is not known: ${league} (allowed: ${Object.keys(LEAGUES).join(', ')})`);
  const first = Number(day.slice(0, 4)) - (day.slice(5, 7) < '07' ? 1 : 0);
  const match = matchOf(file, listed, {
    key: `handball-dk-${number}`,
    start,
    details: { venue },
    competition: { name, season: `${first}/${first + 1}` },
    names,
  });
  const { home, away, parts } = match.duel.outcome!.score!;
  if (home !== full[0] || away !== full[1] || parts![0]![0] !== half[0] || parts![0]![1] !== half[1])
    throw new BadRow(
      `the events end ${home}-${away} (${parts![0]!.join('-')}), the title has ${full.join('-')} (${half.join('-')})`,
    );
  return { ...match, dayKnown: true };
}

async function tableMatch(file: SourceFile): Promise<HandballMatch> {
  const { names, season, ...listed } = await readEventTable(file);
  const nameOf = (letters: string): string => {
    const name = names.get(letters) ?? refuse(`the team is not known: ${letters}`);
    return name;
  };
  const [home, away] = teamLetters(listed.events);
  const match = matchOf(file, listed, {
    key: `handball-dk-${basename(file.path, '.csv').replace(/[^\w-]+/g, '-')}`,
    start: `${season.slice(0, 4)}-07-01`,
    competition: { name: 'Herreligaen', season },
    names: [nameOf(home), nameOf(away)],
  });
  return { ...match, dayKnown: false };
}

export const readHandballMatch = (file: SourceFile): Promise<HandballMatch> =>
  file.path.endsWith('.csv') ? tableMatch(file) : pdfMatch(file);

export const handballDenmark: DataSet = {
  name: 'handball-denmark',
  about: 'handball: Danish league matches: goals and suspensions (game_events.csv, match_*.txt)',
  reads: (name) => /(^|\/)(match_\d+_\w+\.txt|game_events\.csv)$/.test(name),
  async *events(file) {
    const { duel, refused, dayKnown } = await readHandballMatch(file);
    yield* refused;
    yield dayKnown
      ? duelEvent(duel)
      : { file: file.name, line: 0, why: 'the day of the match is not in the file: it can only be replayed' };
  },
};

const BREAK_SECONDS = 600;
const HALVES = 2;

function halfOf(stage: number, startSecond: number, plays: readonly HandballPlay[], tally: PeriodTally): RecordedPeriod {
  const start = tally.begin();
  let score: Scoreboard = start;
  return {
    stage,
    seconds: HALF_SECONDS,
    clock: (second) => countsUp(startSecond + second),
    start,
    plays: plays.map((play) => {
      if (play.score !== null) score = tally.stands([play.score[0], play.score[1]] as Pair);
      const incident = incidentOf(play);
      return { second: play.second - startSecond, score, incidents: incident === null ? [] : [incident] };
    }),
    rest: { stage: Stage.halfTime, seconds: BREAK_SECONDS },
  };
}

function statesOf({ plays, duel: { outcome } }: HandballMatch): RecordedState[] {
  const tally = new PeriodTally(HALVES);
  const first = plays.filter(({ second }) => second <= HALF_SECONDS);
  const halves = [
    halfOf(Stage.firstHalf, 0, first, tally),
    halfOf(Stage.secondHalf, HALF_SECONDS, plays.slice(first.length), tally),
  ];
  return statesOfPeriods(halves, { stage: outcome!.stage, score: outcome!.score! });
}

export const handballReplay = replayOf(handballDenmark, 'handball: every event by second', async (file) => {
  const match = await readHandballMatch(file);
  return [...match.refused, recordedDuel(match.duel.key, match.duel, statesOf(match), match)];
});
