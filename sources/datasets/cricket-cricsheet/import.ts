import { MOST_OVERS, type Side, SPORT, Stage } from '@stillingen/domain';
import type { CompetitionRef, ParticipantRef, Scoreboard } from '@stillingen/domain/messages';
import { duelEvent, type DuelOutcome, type ImportedDuel, matchKey } from '../kit/events/duel.ts';
import type { SourceFile } from '../kit/import/files.ts';
import { isDay } from '../kit/places/places.ts';
import { listOf, type Members, membersOf, numberOf, readJson, textOf } from '../kit/readers/json.ts';
import { BadRow, type DataSet } from '../kit/import/data-set.ts';
import { boardOf, incidentsOf, runsOf, totalsOf } from './board.ts';
import { type Innings, inningsOf } from './innings.ts';
import { SIDES } from '../../pairs.ts';
import { scorecardOf } from './scorecard.ts';
import tables from './tables.json' with { type: 'json' };

type CricketFormat = NonNullable<NonNullable<ImportedDuel['details']>['format']>;
type Game = CricketFormat['game'];

const GAME = tables.games as Readonly<Record<string, Game>>;
const GAME_MINUTES = { twenty20: 210, 'one-day': 480, test: 5 * 24 * 60 } as const;

const LEAGUE_COUNTRY: Readonly<Record<string, string>> = tables.leagueCountries;
const STAGE_NAME: Readonly<Record<string, string>> = tables.stages;

export interface CricketMatch {
  readonly duel: ImportedDuel;
  readonly innings: readonly Innings[];
  readonly ballsPerOver: number;
}

const seasonOf = (season: string): string =>
  season.replace(/^(\d{4})\/\d{2}$/, (_, year: string) => `${year}/${Number(year) + 1}`);

const KIND_NAME: Readonly<Record<string, string>> = { Test: 'Test', ODI: 'ODI', T20: 'T20', IT20: 'T20' };

/** Women's competitions are marked where the name does not show it. */
function nameOf(info: Members): string {
  const name = textOf(membersOf(info.event).name) || (KIND_NAME[textOf(info.match_type)] ?? '');
  return info.gender === 'female' && name !== '' && !/women/i.test(name) ? `${name} (k)` : name;
}

function placeOf(info: Members): { readonly competition: CompetitionRef; readonly round: string } {
  const event = membersOf(info.event);
  const name = nameOf(info);
  const season = seasonOf(textOf(info.season));
  if (name === '' || !/^\d{4}(\/\d{4})?$/.test(season)) throw new BadRow('the match has no competition or no season');
  const [stage, group, number] = [textOf(event.stage), textOf(event.group), textOf(event.match_number)];
  return {
    competition: {
      name,
      country: LEAGUE_COUNTRY[name] ?? 'xw',
      season,
      role: stage !== '' ? 'knockout' : group !== '' ? 'group' : 'main',
      ...(group === '' ? {} : { group: `Gruppe ${group}` }),
    },
    round: stage !== '' ? (STAGE_NAME[stage] ?? stage) : number === '' ? '' : `${number}. kamp`,
  };
}

function marginOf(outcome: Members): string {
  const { runs, wickets, innings } = membersOf(outcome.by);
  const unit = runs !== undefined ? 'runs' : 'wickets';
  const by = [
    ...(innings === undefined ? [] : ['en inning']),
    ...(runs === undefined && wickets === undefined ? [] : [`${numberOf(runs ?? wickets)} ${unit}`]),
  ].join(' og ');
  const method = textOf(outcome.method);
  return `vandt${by === '' ? '' : ` med ${by}`}${method === '' ? '' : ` (${method})`}`;
}

const DECIDERS = [
  ['eliminator', 'super over'],
  ['bowl_out', 'på kast mod gærdet'],
] as const;
const AWARDED = 'Awarded';

function outcomeOf(outcome: Members, board: Scoreboard, sideOf: (team: string) => Side): DuelOutcome {
  const winner = textOf(outcome.winner);
  if (winner !== '')
    return {
      stage: outcome.method === AWARDED ? Stage.awarded : Stage.finished,
      score: { ...board, winner: sideOf(winner) },
      notice: outcome.method === AWARDED ? `${winner} fik tilkendt sejren` : `${winner} ${marginOf(outcome)}`,
    };
  const result = textOf(outcome.result);
  for (const [decider, words] of DECIDERS) {
    const team = textOf(outcome[decider]);
    if (result !== 'tie' || team === '') continue;
    return { stage: Stage.finished, score: { ...board, winner: sideOf(team) }, notice: `Uafgjort – ${team} vandt ${words}` };
  }
  if (result === 'tie' || result === 'draw') return { stage: Stage.finished, score: { ...board, winner: 'draw' } };
  if (result === 'no result') return { stage: Stage.abandoned, score: board, notice: 'Intet resultat' };
  throw new BadRow(`the outcome is not known: ${JSON.stringify(outcome)}`);
}

function checkWinner({ score }: DuelOutcome, outcome: Members): void {
  if (score === undefined || textOf(outcome.winner) === '' || textOf(outcome.method) !== '') return;
  if (score.home !== score.away && (score.home > score.away ? 'home' : 'away') !== score.winner)
    throw new BadRow(`${score.home}-${score.away} was not won by ${textOf(outcome.winner)}`);
}

function movedTarget(innings: readonly Innings[], game: Game): CricketFormat['target'] {
  const [first, chase] = innings.filter(({ superOver }) => !superOver);
  if (first === undefined || chase === undefined || chase.target === null || game === undefined) return undefined;
  const { runs, overs } = chase.target;
  const moved = runs !== runsOf(first) + 1 || overs !== MOST_OVERS[game];
  return moved && /^\d{1,2}(\.[0-5])?$/.test(String(overs)) ? { side: chase.side, runs, overs: String(overs) } : undefined;
}

/** The first eleven of each side; later players are substitutes. */
function lineupsOf(info: Members, teams: Readonly<Record<Side, string>>, innings: readonly Innings[]) {
  const people = membersOf(membersOf(info.registry).people);
  const listed = membersOf(info.players);
  const on = innings.flatMap(({ balls }) => balls).flatMap(({ replacements }) => replacements);
  return SIDES.flatMap((side) => {
    const names: readonly unknown[] = Array.isArray(listed[teams[side]]) ? (listed[teams[side]] as unknown[]) : [];
    const players = names.map(textOf).filter((name) => name !== '');
    const cameOn = ({ name }: { readonly name: string }): boolean =>
      on.some((change) => change.side === side && change.on === name);
    const known = players.map((name) => {
      const id = textOf(people[name]);
      return { name, ...(id === '' ? {} : { key: `cricsheet-${id}` }) };
    });
    if (known.length === 0) return [];
    return [{ side, confirmed: true, starters: known.filter((player) => !cameOn(player)), substitutes: known.filter(cameOn) }];
  });
}

export async function readCricketMatch(file: SourceFile): Promise<CricketMatch> {
  const content = membersOf(await readJson(file));
  const info = membersOf(content.info);
  const [home, away, ...others] = Array.isArray(info.teams) ? info.teams.map(textOf) : [];
  if (home === undefined || away === undefined || others.length > 0) throw new BadRow('a match has two teams');
  const sideOf = (team: string): Side => {
    if (team !== home && team !== away) throw new BadRow(`${team} does not play in this match`);
    return team === home ? 'home' : 'away';
  };
  const [day = ''] = Array.isArray(info.dates) ? info.dates.map(textOf) : [];
  if (!isDay(day)) throw new BadRow(`there is no day ${day}`);
  const ballsPerOver = numberOf(info.balls_per_over) || 6;
  const innings = listOf(content.innings).map((written) => inningsOf(written, sideOf));
  const { competition, round } = placeOf(info);
  const outcome = membersOf(info.outcome);
  const totals = innings.map((one) => totalsOf(one, ballsPerOver));
  const ended = outcomeOf(outcome, boardOf(totals, ballsPerOver, false), sideOf);
  checkWinner(ended, outcome);
  const game = GAME[textOf(info.match_type)];
  const target = movedTarget(innings, game);
  const umpires = membersOf(info.officials).umpires;
  const team = (name: string): ParticipantRef =>
    info.team_type === 'international'
      ? { name, kind: 'national' }
      : { name, ...(competition.country === 'xw' ? {} : { country: competition.country }), kind: 'club' };
  return {
    innings,
    ballsPerOver,
    duel: {
      file: file.name,
      line: 0,
      key: matchKey('cricsheet', home, away, [competition.name, competition.season, round, day]),
      sport: SPORT.cricket,
      competition,
      home: team(home),
      away: team(away),
      start: day,
      details: {
        round,
        venue: textOf(info.venue),
        ...(Array.isArray(umpires) ? { referee: umpires.map(textOf).join(', ') } : {}),
        ...(game === undefined ? {} : { format: { game, ...(target === undefined ? {} : { target }) } }),
      },
      minutes: GAME_MINUTES[game ?? 'twenty20'],
      outcome: ended,
      incidents: incidentsOf(innings),
      players: [...scorecardOf(innings, ballsPerOver)],
      lineups: lineupsOf(info, { home, away }, innings),
    },
  };
}

export const cricketCricsheet: DataSet = {
  name: 'cricket-cricsheet',
  about: 'cricket: Cricsheet’s JSON: innings, wickets, scorecards',
  reads: (name) => /(^|\/)(\w+_)?\d+\.json$/.test(name),
  async *events(file) {
    yield duelEvent((await readCricketMatch(file)).duel);
  },
};
