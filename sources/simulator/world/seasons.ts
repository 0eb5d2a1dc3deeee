import { rulesFor, slugOf } from '@stillingen/domain';
import type { ParticipantRef, RaceMessage, RankingMessage, SeasonResultMessage } from '@stillingen/domain/messages';
import { createRandom } from '../../random.ts';
import { copenhagenSeconds, instant, yearOf } from '../engine/calendar/copenhagen.ts';
import { type Entrant, participantOf, strengthOfPerson } from '../engine/fields.ts';
import { playerRef } from '../engine/squad.ts';
import type { SportSimulator } from '../engine/event-plan.ts';
import { podiumOf, ranked } from './champions.ts';
import { type Competitions, type KnownCompetition, seasonOf } from './competitions.ts';
import { pastScores } from './past-scores.ts';
import { TransferMarket } from './people/moves.ts';
import { TopScorers } from './people/top-scorers.ts';

const YEARS = 5;
const DAYS_OF_YEAR = 364;
const FINAL = 'Finale';
/** The share of all points that a champion has on average, its spread, and the lead over the next. */
const CHAMPION = { share: 0.7, spread: 0.04, lead: 0.06 } as const;

type Result = Pick<SeasonResultMessage, 'winner' | 'runnerUp' | 'points' | 'topScorer'>;

function messageOf(known: Pick<KnownCompetition, 'sport' | 'competition'>, years: number, lastDay: number, result: Result) {
  const competition = seasonOf(known.competition, years);
  const { country, category = '', name, season } = competition;
  const message: SeasonResultMessage = {
    kind: 'season-result',
    key: ['season', known.sport, country, ...[category, name].filter((word) => word !== '').map(slugOf), season].join('/'),
    seq: lastDay,
    at: instant(copenhagenSeconds(lastDay + 1, 0)),
    sport: known.sport,
    competition,
    ...result,
  };
  return message;
}

/** Points of the first two, where a table counts them. */
function pointsOf({ sport, competition, played }: KnownCompetition, years: number): [number, number] | undefined {
  const { country, name, season } = seasonOf(competition, years);
  const { points, rankBy } = rulesFor(sport, country, slugOf(name), season);
  if (rankBy !== 'points' || competition.role === 'group' || played < 2) return undefined;
  const random = createRandom('season-points', sport, country, name, season);
  const most = points.win * played;
  const first = Math.round(most * (CHAMPION.share + CHAMPION.spread * random.normal()));
  return [first, first - random.int(0, Math.max(1, Math.round(CHAMPION.lead * most)))];
}

function leagueResult(known: KnownCompetition, years: number, scorers: TopScorers): SeasonResultMessage {
  const { lastDay, kind } = known;
  const [winner, runnerUp] = podiumOf(known, years);
  const points = kind === 'league' ? pointsOf(known, years) : undefined;
  const scorer = scorers.of(known, years);
  return messageOf(known, years, lastDay - years * DAYS_OF_YEAR, {
    winner: participantOf(winner),
    runnerUp: participantOf(runnerUp),
    ...(points === undefined ? {} : { points }),
    ...(scorer === null
      ? {}
      : { topScorer: { player: playerRef(scorer.player), team: participantOf(scorer.team), goals: scorer.goals } }),
  });
}

/** Of a draw the result of its final, which is known without play; of several draws the first. */
function drawResult({ sport, seasons }: KnownCompetition, year: number, until: number): SeasonResultMessage | null {
  const last = seasons(year).at(-1);
  if (last === undefined || last.lastDay >= until) return null;
  const final = last.matches().find(({ round, winner }) => round === FINAL && winner !== null);
  if (final === undefined) return null;
  const [winner, runnerUp] = final.winner === 'home' ? [final.home, final.away] : [final.away, final.home];
  const known = { sport, competition: final.competition };
  return messageOf(known, 0, last.lastDay, { winner: participantOf(winner), runnerUp: participantOf(runnerUp) });
}

function* matchSeasons(competitions: Competitions, sport: number, followedFrom: number, scorers: TopScorers) {
  for (const known of competitions.of(sport)) {
    if (known.kind === 'draw') {
      const year = yearOf(followedFrom);
      for (let years = 0; years <= YEARS; years += 1) yield drawResult(known, year - years, followedFrom) ?? [];
    } else if (known.teams.length > 1 && pastScores(sport) !== undefined) {
      const from = known.lastDay < followedFrom ? 0 : 1;
      for (let years = from; years <= YEARS; years += 1) yield leagueResult(known, years, scorers);
    }
  }
}

/** Series and tours of races: the overall winner, by strength; none of races of horses. */
function* raceSeasons({ sportId, eventsIn }: SportSimulator, followedFrom: number) {
  const series = new Map<string, { race: RaceMessage; entries: RankingMessage['entries'] }>();
  for (const plan of eventsIn!(yearOf(followedFrom))) {
    const [race, list] = plan.announcement() as [RaceMessage, RankingMessage?];
    const { country, category = '', name, season } = race.competition;
    const key = [country, category, name, season].join('/');
    if (list !== undefined && !series.has(key)) series.set(key, { race, entries: list.entries });
  }
  for (const { race, entries } of series.values()) {
    const field = entries.map(({ participant }) => participant as ParticipantRef & { country: string });
    const strengths = field.map(({ name, country }) => ({
      name,
      country,
      kind: 'person' as const,
      rating: strengthOfPerson(name),
    }));
    if (strengths.length < 2 || strengths.every(({ rating }) => rating === 0)) continue;
    const startDay = Math.floor(Date.parse(race.start) / 86_400_000);
    for (let years = 1; years <= YEARS; years += 1) {
      const { country, name, season, category = '' } = seasonOf(race.competition, years);
      const [winner, runnerUp] = ranked(strengths, sportId, country, category, name, season) as [Entrant, Entrant];
      const known = { sport: sportId, competition: race.competition };
      const result = { winner: participantOf(winner), runnerUp: participantOf(runnerUp) };
      yield messageOf(known, years, startDay - years * DAYS_OF_YEAR, result);
    }
  }
}

/** The results of five past seasons, sport by sport, and of those of this year that are over. */
export function* seasonResults(competitions: Competitions, followedFrom: number): Generator<readonly SeasonResultMessage[]> {
  const scorers = new TopScorers(new TransferMarket(competitions), competitions.day);
  for (const sport of competitions.sports) {
    const results =
      sport.eventsIn === undefined
        ? matchSeasons(competitions, sport.sportId, followedFrom, scorers)
        : raceSeasons(sport, followedFrom);
    for (const result of results) yield [result].flat();
  }
}
