import type { FixtureMessage, MeetingsMessage } from '@stillingen/domain/messages';
import { createRandom, type Random } from '../../random.ts';
import { copenhagenDay, dayText } from '../engine/calendar/copenhagen.ts';
import type { Competitions, KnownCompetition } from './competitions.ts';
import { drawScore, pastScores } from './past-scores.ts';

type Meeting = MeetingsMessage['matches'][number];

const YEARS = 10;
/** Keeps the day of the week from season to season. */
const DAYS_OF_YEAR = 364;
/** In a league two sides meet twice in most seasons; players of a tour once in some. */
const LEAGUE_SEASONS = 0.85;
const TOUR_SEASONS = 0.45;
const FRIENDLIES = 0.15;
const FRIENDLY = 'Venskabskamp';
/** Friendlies are so many days from the day of the match in its year. */
const FRIENDLY_DAYS = 60;

interface Drawn {
  readonly day: number;
  readonly competition: string;
}

/** The days of a season on which two sides of a league met: in its first half and in its second. */
function inLeague(random: Random, { days, competition }: KnownCompetition, years: number): readonly Drawn[] {
  if (!random.chance(LEAGUE_SEASONS)) return [];
  const half = Math.floor(days.length / 2);
  const rounds = half === 0 ? [0] : [random.int(0, half - 1), random.int(half, days.length - 1)];
  return rounds.map((round) => ({ day: days[round]! - years * DAYS_OF_YEAR, competition: competition.name }));
}

/** Two players may meet at any tournament of their tour. */
function onTour(random: Random, tour: readonly KnownCompetition[], years: number): readonly Drawn[] {
  if (tour.length === 0 || !random.chance(TOUR_SEASONS)) return [];
  const { days, competition } = random.pick(tour);
  return [{ day: random.pick(days) - years * DAYS_OF_YEAR, competition: competition.name }];
}

function daysOf(competitions: Competitions, fixture: FixtureMessage, random: Random, today: number): readonly Drawn[] {
  const { sport, home, away, competition } = fixture;
  const shared = competitions.ofTeam(sport, home.name).find(({ teams }) => teams.some(({ name }) => name === away.name));
  const isPlayers = home.kind === 'person' || home.kind === 'pair';
  const tour = isPlayers
    ? competitions
        .of(sport)
        .filter((of) => of.kind === 'draw' && (of.competition.category ?? '') === (competition.category ?? ''))
    : [];
  return Array.from({ length: YEARS }, (_, index) => index + 1).flatMap((years): readonly Drawn[] => {
    if (isPlayers) return onTour(random, tour, years);
    if (shared !== undefined) return inLeague(random, shared, years);
    if (!random.chance(FRIENDLIES)) return [];
    return [{ day: today - years * DAYS_OF_YEAR + random.int(-FRIENDLY_DAYS, FRIENDLY_DAYS), competition: FRIENDLY }];
  });
}

/**
 * The meetings of two sides in the ten years before a match, whichever of them is at home;
 * null in a sport without, or where they never met.
 */
export function meetingsOf(competitions: Competitions, fixture: FixtureMessage): MeetingsMessage | null {
  const { sport, home, away, key, at, start } = fixture;
  const scores = pastScores(sport);
  if (scores === undefined) return null;
  const today = copenhagenDay(Date.parse(start) / 1000);
  const [first, second] = [home.name, away.name].toSorted();
  const random = createRandom('meetings', sport, first!, second!);
  const strengthOf = (name: string): number => competitions.teamOf(sport, name)?.rating ?? 0;
  const drawn = daysOf(competitions, fixture, random, today);
  const matches = drawn.map(({ day, competition }, index): Meeting => {
    // In turn: the first of the two by name is at home in each other match.
    const host = index % 2 === 0 ? first! : second!;
    const guest = host === first ? second! : first!;
    const [one, other] = drawScore(random, scores, strengthOf(host) - strengthOf(guest));
    return { day: dayText(day), competition, side: host === home.name ? 'home' : 'away', score: [one, other] };
  });
  const before = matches.filter(({ day }) => day < dayText(today));
  if (before.length === 0) return null;
  return {
    kind: 'meetings',
    key: `${key}/meetings`,
    seq: 0,
    at,
    event: key,
    matches: before.toSorted((a, b) => (a.day < b.day ? 1 : -1)),
  };
}
