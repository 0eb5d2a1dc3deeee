import { basename } from 'node:path';
import { type Side, SPORT, Stage } from '@stillingen/domain';
import {
  duelEvent,
  type DuelIncident,
  type ImportedDuel,
  given,
  inIncident,
  type NamedPerson,
  type PersonFacts,
} from '../kit/events/duel.ts';
import { halvesOf } from '../kit/events/score.ts';
import { leaderOf, plus } from '../../pairs.ts';
import { BadRow, type DataSet, refuse } from '../kit/import/data-set.ts';
import { beside, type SourceFile } from '../kit/import/files.ts';
import { instant } from '../kit/places/places.ts';
import { listOf, type Members, membersOf, numberOf, readJson, textOf } from '../kit/readers/json.ts';
import { type RecordedHalf, statesOfHalves } from '../kit/replay/period-clock.ts';
import { recordedDuel, type RecordedState, replayOf } from '../kit/replay/recorded-event.ts';
import tables from './tables.json' with { type: 'json' };

const DETAILS = 'stats-api-match-details.json';
const HALF_MINUTES = 45;

const ROUNDS: Readonly<Record<string, string>> = tables.rounds;

const HALVES: Readonly<Record<string, 0 | 1>> = { FirstHalf: 0, SecondHalf: 1 };

export interface HalfTimes {
  readonly startMs: number;
  readonly endMs: number;
}

export interface MlsIncident {
  readonly half: 0 | 1;
  readonly second: number;
  readonly incident: DuelIncident;
}

export interface MlsMatch {
  readonly duel: ImportedDuel;
  readonly halves: readonly [HalfTimes, HalfTimes];
  readonly incidents: readonly MlsIncident[];
}

const TYPES = tables.types as Readonly<Record<string, DuelIncident['type']>>;

function personOf(player: unknown): NamedPerson {
  const { known_name: known, full_name: full, opta_id: id } = membersOf(player);
  const name = textOf(known) || textOf(full);
  return textOf(id) === '' ? { name } : { name, key: `mls-player-${textOf(id)}` };
}

/** Each once. A day of birth is its midnight in America. */
function factsOf(comments: readonly Members[]): PersonFacts[] {
  const persons = new Map<string, PersonFacts>();
  for (const player of comments.flatMap(({ first_player, second_player }) => [first_player, second_player])) {
    const { name, key } = personOf(player);
    const { birth_date: bornMs, height, weight, preferred_foot: foot } = membersOf(player);
    if (key === undefined || typeof bornMs !== 'number') continue;
    const tall = { height: numberOf(height) || undefined, weight: numberOf(weight) || undefined };
    const kicks = foot === 'Left' || foot === 'Right' ? { foot: foot === 'Left' ? ('left' as const) : ('right' as const) } : {};
    persons.set(key, { key, name, born: instant(bornMs).slice(0, 10), ...given(tall), ...kicks });
  }
  return [...persons.values()];
}

function timeOf(value: unknown, what: string): number {
  const ms = numberOf(value);
  if (!Number.isInteger(ms)) throw new BadRow(`${what} is missing`);
  return ms;
}

function minuteOf(shown: string): Pick<DuelIncident, 'minute' | 'added'> {
  const [, minute = '', added] =
    /^(\d{1,3})'(?:\+(\d{1,2})')?$/.exec(shown) ?? refuse(`a minute is written 90'+1', not ${shown}`);
  return { minute: Number(minute), ...(added === undefined ? {} : { added: Number(added) }) };
}

/** The `timestamp` of a comment is its last edit: the clock of the half counts. */
function incidentsOf(comments: readonly Members[], sideOf: (club: unknown) => Side): MlsIncident[] {
  return comments
    .map((comment): MlsIncident => {
      const half = HALVES[textOf(comment.period)];
      const type = TYPES[textOf(comment.type)];
      if (half === undefined) throw new BadRow(`the period is not known: ${textOf(comment.period)}`);
      if (type === undefined) throw new BadRow(`the comment is not known: ${textOf(comment.type)}`);
      const second = numberOf(comment.exact_minute) * 60 + numberOf(comment.second) - half * HALF_MINUTES * 60;
      if (!Number.isInteger(second)) throw new BadRow(`a comment has no clock: ${textOf(comment.comment)}`);
      return {
        half,
        second,
        incident: {
          type,
          side: sideOf(comment.first_club),
          ...minuteOf(textOf(comment.minute_display)),
          stage: half === 0 ? Stage.firstHalf : Stage.secondHalf,
          ...inIncident(personOf(comment.first_player), personOf(comment.second_player)),
        },
      };
    })
    .sort((a, b) => a.half - b.half || a.second - b.second);
}

function withScores(incidents: readonly MlsIncident[]): MlsIncident[] {
  let score: [number, number] = [0, 0];
  return incidents.map((listed) => {
    if (listed.incident.type !== 'goal') return listed;
    score = plus(score, listed.incident.side);
    return { ...listed, incident: { ...listed.incident, score } };
  });
}

export async function readMlsMatch(file: SourceFile): Promise<MlsMatch> {
  const other = (name: string): Promise<unknown> => readJson(beside(file, basename(file.path).replace(DETAILS, name)));
  const match = membersOf(listOf(await readJson(file))[0]);
  const page = membersOf(await other('sport-api-match-details.json'));
  if (match.is_final !== true || textOf(match.period) !== 'FullTime') throw new BadRow('the match is not at full time');
  const [home, away] = [membersOf(match.home_club), membersOf(match.away_club)];
  const score = [match.home_club_match, match.away_club_match].map((side) => numberOf(membersOf(side).score)) as [number, number];
  const startMs = timeOf(match.date, 'the kick-off');
  if (
    numberOf(page.homeScore) !== score[0] ||
    numberOf(page.awayScore) !== score[1] ||
    Date.parse(textOf(page.matchDate)) !== startMs
  )
    throw new BadRow('the two interfaces have different results or kick-offs');
  const sideOf = (club: unknown): Side => {
    const id = numberOf(membersOf(club).id);
    if (id !== numberOf(home.id) && id !== numberOf(away.id)) throw new BadRow(`the club is none of the two: ${id}`);
    return id === numberOf(home.id) ? 'home' : 'away';
  };
  const comments = listOf(await other('stats-api-commentary.json'));
  const incidents = withScores(incidentsOf(comments, sideOf));
  const goals = (side: Side): number =>
    incidents.filter(({ incident }) => incident.type === 'goal' && incident.side === side).length;
  if (goals('home') !== score[0] || goals('away') !== score[1])
    throw new BadRow(`the comments end ${goals('home')}-${goals('away')}, the match ended ${score.join('-')}`);
  const half = (name: string): HalfTimes => ({
    startMs: timeOf(match[`${name}_start`], `the start of the ${name}`),
    endMs: timeOf(match[`${name}_end`], `the end of the ${name}`),
  });
  const halves = [half('first_half'), half('second_half')] as const;
  const inFirst = incidents.filter((item) => item.half === 0 && item.incident.type === 'goal');
  const halfTime = inFirst.at(-1)?.incident.score ?? [0, 0];
  const winner = leaderOf(score);
  const round = textOf(match.round_name);
  const venue = membersOf(match.venue);
  const attendance = numberOf(match.attendance);
  return {
    halves,
    incidents,
    duel: {
      file: file.name,
      line: 0,
      key: `mls-${textOf(match.opta_id)}`,
      sport: SPORT.football,
      competition: {
        name: textOf(membersOf(page.competition).name),
        country: 'us',
        season: textOf(membersOf(page.season).name),
        role: 'knockout',
      },
      home: { name: textOf(home.name), country: 'us', kind: 'club' },
      away: { name: textOf(away.name), country: 'us', kind: 'club' },
      start: instant(startMs),
      details: {
        round: ROUNDS[round] ?? round,
        venue: [venue.name, venue.city].map(textOf).join(', '),
        ...(attendance > 0 ? { attendance } : {}),
      },
      minutes: Math.round((halves[1].endMs - startMs) / 60_000),
      outcome: {
        stage: Stage.finished,
        score: {
          home: score[0],
          away: score[1],
          parts: halvesOf(halfTime, score),
          ...(winner === null ? {} : { advanced: winner }),
        },
      },
      incidents: incidents.map(({ incident }) => incident),
      persons: factsOf(comments),
    },
  };
}

export const footballMls: DataSet = {
  name: 'football-mls',
  about: 'football: a match of MLS with its goals (…-sport-api-match-details.json)',
  reads: (name) => basename(name).endsWith(DETAILS),
  async *events(file) {
    yield duelEvent((await readMlsMatch(file)).duel);
  },
};

function statesOf({ halves, incidents, duel: { outcome } }: MlsMatch): RecordedState[] {
  const score = { home: 0, away: 0 };
  const recorded = halves.map(
    ({ startMs, endMs }, index): RecordedHalf => ({
      seconds: Math.round((endMs - startMs) / 1000),
      plays: incidents
        .filter(({ half }) => half === index)
        .map(({ second, incident }) => {
          if (incident.type === 'goal') score[incident.side] += 1;
          return { second, score: { ...score }, incidents: [incident] };
        }),
    }),
  );
  const breakSeconds = Math.round((halves[1].startMs - halves[0].endMs) / 1000);
  return statesOfHalves([recorded[0]!, recorded[1]!], breakSeconds, { stage: outcome!.stage, score: outcome!.score! });
}

export const mlsReplay = replayOf(footballMls, 'football: a match of MLS by its commentary', async (file) => {
  const match = await readMlsMatch(file);
  return [recordedDuel(match.duel.key, match.duel, statesOf(match))];
});
