import { type Pair, type Side, SPORT, Stage } from '@stillingen/domain';
import type { Scoreboard } from '@stillingen/domain/messages';
import {
  duelEvent,
  type DuelIncident,
  type DuelOutcome,
  type ImportedDuel,
  inIncident,
  matchKey,
  type NamedPerson,
  shirtOf,
} from '../kit/events/duel.ts';
import type { SourceFile } from '../kit/import/files.ts';
import { startAt } from '../kit/places/places.ts';
import { clockText, halvesOf, secondsOf } from '../kit/events/score.ts';
import { minus, SIDES } from '../../pairs.ts';
import { listOf, type Members, membersOf, numberOf, readJson, textOf } from '../kit/readers/json.ts';
import { BadRow, type DataSet, refuse } from '../kit/import/data-set.ts';
import tables from './tables.json' with { type: 'json' };

const MATCH_MINUTES = 60;
export const HALF_SECONDS = 20 * 60;
const OVER = new Set(['Full Time', 'Match Completed']);

export interface PklEvent {
  readonly second: number;
  readonly score: Pair;
  readonly card: {
    readonly type: 'green-card' | 'yellow-card' | 'red-card';
    readonly side: Side;
    readonly player: NamedPerson;
  } | null;
}

export interface PklMatch {
  readonly duel: ImportedDuel;
  readonly events: readonly PklEvent[];
}

function secondOf(clock: string): number {
  const second = secondsOf(clock) ?? refuse(`a clock is written 5:06, not ${clock}`);
  return second;
}

/** UTC, else day, hour and offset, month first: 8/3/2014 is 3 August. */
function startOf(detail: Members): string {
  const instant = textOf(detail.matchtime_iso);
  if (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/.test(instant)) return instant;
  const [, month = '', date = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(textOf(detail.date)) ?? [];
  const [, sign, hours, minutes] = /^([+-])(\d{2}):(\d{2})$/.exec(textOf(detail.gmtoffset)) ?? [];
  const zone = sign === undefined ? '' : ` UTC${sign}${hours}:${minutes}`;
  return startAt(`${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`, `${textOf(detail.start_time)}${zone}`, null);
}

interface Sides {
  readonly ids: readonly [string, string];
  readonly turned: boolean;
}

/** Points for one side alone show which side stands first in scores. */
function sidesOf(ids: readonly [string, string], rows: readonly Members[]): Sides {
  let [straight, turned] = [0, 0];
  let before: Pair = [0, 0];
  for (const row of rows) {
    const after = scoreOf(row) ?? before;
    const gained = minus(after, before);
    before = after;
    const winner = numberOf(row.raid_points) > 0 ? textOf(row.raiding_team_id) : textOf(row.defending_team_id);
    if (gained[0] > 0 === gained[1] > 0) continue;
    if (gained[0] > 0 === (winner === ids[0])) straight += 1;
    else turned += 1;
  }
  if (straight === turned) throw new BadRow('the order of scores does not follow from the events');
  return { ids, turned: turned > straight };
}

function scoreOf({ score }: Members): Pair | null {
  if (score === undefined || score === null) return null;
  const [one, two] = Array.isArray(score) ? score.map(numberOf) : [];
  if (!Number.isInteger(one) || !Number.isInteger(two)) throw new BadRow(`a score is two numbers, not ${JSON.stringify(score)}`);
  return [one!, two!];
}

const HALF_WAY = HALF_SECONDS / 2;

/** Until 2016 the clock counts up through both halves; later it counts down in each. */
function playedSeconds(rows: readonly Members[]): number[] {
  const clocks = rows.map(({ clock }) => secondOf(textOf(clock)));
  if (clocks[0]! <= HALF_WAY) return clocks;
  let isSecond = false;
  return clocks.map((clock, index) => {
    const half = numberOf(rows[index]!.event_half);
    isSecond = half >= 2 || (isSecond && half !== 1) || (Number.isNaN(half) && clock - (clocks[index - 1] ?? clock) > HALF_WAY);
    const played = Math.max(0, HALF_SECONDS - clock);
    return isSecond ? HALF_SECONDS + Math.max(1, played) : played;
  });
}

const CARDS = tables.cards as Readonly<Record<string, NonNullable<PklEvent['card']>['type']>>;

/** A raid that touched several defenders stands once for each of them. */
function eventsOf(rows: readonly Members[], { ids, turned }: Sides, players: ReadonlyMap<string, NamedPerson>): PklEvent[] {
  const events: PklEvent[] = [];
  const seconds = playedSeconds(rows);
  let number = '';
  let score: Pair = [0, 0];
  for (const [index, row] of rows.entries()) {
    if (textOf(row.event_no) === number) continue;
    number = textOf(row.event_no);
    const found = scoreOf(row);
    const type = CARDS[textOf(row.event)];
    if (found === null && type === undefined) continue;
    score = found ?? score;
    const [one, two] = score;
    events.push({
      second: seconds[index]!,
      score: turned ? [two, one] : [one, two],
      card:
        type === undefined
          ? null
          : {
              type,
              side: textOf(row.team_id) === ids[0] ? 'home' : 'away',
              player: players.get(textOf(row.player_id)) ?? { name: '' },
            },
    });
  }
  return events;
}

export function boardOf(events: readonly PklEvent[]): Scoreboard {
  const [home, away] = events.at(-1)?.score ?? [0, 0];
  const first = events.findLast(({ second }) => second <= HALF_SECONDS)?.score ?? [0, 0];
  const begun = events.some(({ second }) => second > HALF_SECONDS);
  return {
    home,
    away,
    parts: begun ? halvesOf(first, [home, away]) : [[home, away]],
  };
}

export const inFirstHalf = (second: number): boolean => second <= HALF_SECONDS;

export function incidentOf({ second, card }: PklEvent): DuelIncident[] {
  if (card === null) return [];
  return [
    {
      type: card.type,
      side: card.side,
      minute: Math.floor(second / 60) + 1,
      clock: clockText(second),
      stage: inFirstHalf(second) ? Stage.firstHalf : Stage.secondHalf,
      ...inIncident(card.player),
    },
  ];
}

/** 'Puneri Paltan beat Bengaluru Bulls (33 - 31)', home first. */
function scoreInWords(result: Members, ids: readonly [string, string]): Pair | null {
  const [, first, second] = /\((\d+) *- *(\d+) *\)/.exec(textOf(result.value)) ?? [];
  const winner = textOf(result.winning_team_id);
  if (first === undefined || !ids.includes(winner)) return null;
  const [most, least] = [Number(first), Number(second)].sort((a, b) => b - a) as [number, number];
  return winner === ids[0] ? [most, least] : [least, most];
}

/** A level play-off has its winner beside the result. */
function outcomeOf(score: Scoreboard, result: Members, ids: readonly [string, string]): DuelOutcome {
  const winner = (['home', 'away'] as const)[ids.indexOf(textOf(result.winning_team_id))];
  const isLevel = score.home === score.away;
  return { stage: Stage.finished, score: isLevel && winner !== undefined ? { ...score, winner, advanced: winner } : score };
}

const ROUNDS: readonly (readonly [name: RegExp, label: string])[] = [
  [/^eliminator/i, 'Elimineringskamp'],
  [/^qualifier/i, 'Kvalifikationskamp'],
  [/^semi/i, 'Semifinale'],
  [/^(3rd|third)/i, 'Bronzekamp'],
  [/^final$/i, 'Finale'],
];

function roundOf(detail: Members): { readonly round: string; readonly role: 'main' | 'knockout' } {
  const name = textOf(detail.match_number);
  const [, number] = /^Match (\d+)$/.exec(name) ?? [];
  const label = ROUNDS.find(([words]) => words.test(name))?.[1];
  const isPlayOff = label !== undefined || !/^(group|league|)$/i.test(textOf(detail.stage));
  return { round: label ?? (number === undefined ? name : `${number}. kamp`), role: isPlayOff ? 'knockout' : 'main' };
}

/** Season 3 was played early in the year of season 4. */
function seasonOf(detail: Members, start: string): string {
  const [, year = start.slice(0, 4)] = /(\d{4})$/.exec(textOf(membersOf(detail.series).name)) ?? [];
  return start < `${year}-05` ? `${Number(year) - 1}/${year}` : year;
}

const playerOf = ({ id, name }: Members): NamedPerson => ({ name: textOf(name), key: `pkl-${textOf(id)}` });

function lineupsOf(teams: readonly Members[]): NonNullable<ImportedDuel['lineups']> {
  return teams.flatMap((team, at) => {
    const squad = listOf(team.squad).filter(({ name }) => textOf(name) !== '');
    const listed = (isStarter: boolean) =>
      squad
        .filter(({ starter }) => (starter === true) === isStarter)
        .map((player) => ({ ...playerOf(player), ...shirtOf(player.jersey) }));
    const starters = listed(true);
    return starters.length === 0 ? [] : [{ side: SIDES[at]!, confirmed: true, starters, substitutes: listed(false) }];
  });
}

/** Totals of the teams leave points out: events and words count, and must agree. */
export async function readPklMatch(file: SourceFile): Promise<PklMatch> {
  const whole = membersOf(await readJson(file));
  // Later files have the rest of the page around it.
  const content = 'gameData' in whole ? membersOf(whole.gameData) : whole;
  const detail = membersOf(content.match_detail);
  if (!OVER.has(textOf(detail.status))) throw new BadRow(`the match is not at full time: ${textOf(detail.status)}`);
  const teams = listOf(membersOf(content.teams).team);
  const [home, away] = teams.map(({ name }) => textOf(name));
  if (teams.length !== 2 || home === undefined || home === '' || away === undefined || away === '')
    throw new BadRow('a match has two teams with names');
  const rows = listOf(membersOf(content.events).event);
  if (rows.length === 0) throw new BadRow('the match has no events');
  const ids = [textOf(teams[0]!.id), textOf(teams[1]!.id)] as const;
  const players = new Map(
    teams.flatMap(({ squad }) => listOf(squad).map((player) => [textOf(player.id), playerOf(player)] as const)),
  );
  const events = eventsOf(rows, sidesOf(ids, rows), players);
  const score = boardOf(events);
  const result = membersOf(detail.result);
  const inWords = scoreInWords(result, ids);
  if (inWords !== null && (inWords[0] !== score.home || inWords[1] !== score.away))
    throw new BadRow(`the events end ${score.home}-${score.away}, the result in words is ${inWords.join('-')}`);
  const start = startOf(detail);
  const { round, role } = roundOf(detail);
  return {
    events,
    duel: {
      file: file.name,
      line: 0,
      key: matchKey('pkl', home, away, [start.slice(0, 4), textOf(detail.match_id)]),
      sport: SPORT.kabaddi,
      competition: { name: 'Pro Kabaddi League', country: 'in', season: seasonOf(detail, start), role },
      home: { name: home, country: 'in', kind: 'club' },
      away: { name: away, country: 'in', kind: 'club' },
      start,
      details: { round, venue: textOf(membersOf(detail.venue).name) },
      minutes: MATCH_MINUTES,
      outcome: outcomeOf(score, result, ids),
      incidents: events.flatMap(incidentOf),
      lineups: lineupsOf(teams),
    },
  };
}

export const kabaddiPkl: DataSet = {
  name: 'kabaddi-pkl',
  about: 'kabaddi: Pro Kabaddi League, a file per match',
  reads: (name) => /(^|\/)([\w-]+_ID_)?\d+\.json$/.test(name),
  async *events(file) {
    yield duelEvent((await readPklMatch(file)).duel);
  },
};
