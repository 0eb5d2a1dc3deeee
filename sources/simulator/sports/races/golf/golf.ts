import { SPORT, Stage } from '@stillingen/domain';
import { createRandom, highestFirst } from '../../../../random.ts';
import { readTable } from '../../../data/table.ts';
import { calendarDay, copenhagenMinutes, copenhagenSeconds, instant } from '../../../engine/calendar/copenhagen.ts';
import { seasonAt } from '../../../engine/calendar/season.ts';
import type { EventPlan } from '../../../engine/event-plan.ts';
import { entryOf, type Member, membersOf } from '../../../engine/fields.ts';
import { raceEvent, raceSport, yearly } from '../../../engine/race.ts';
import { everySeconds, type RaceTimeline } from '../../../engine/race-timeline.ts';
import { golfEntries, HOLES, parsOf, playTournament, ROUNDS, roundOverS } from './golf-rounds.ts';

const FIRST_ROUND = 65;
const AFTER_FIRST = 62;
const LOOK_S = 60;
const PLAY_OFF_S = 25 * 60;
const DAY_S = 86_400;
/** The fewest players of a tournament with a cut. */
const FULL_FIELD = 120;
const FIRST_TEE_MINUTES = 7 * 60 + 15;
const NATIONAL = 'dk';

/** `home` is the country of the competition and `tour` its category. */
const COLUMNS = 'date country par# competition home tour fields players# name venue prize';
const TOURNAMENTS = readTable('golf.csv', COLUMNS);
type Facts = (typeof TOURNAMENTS)[number];

function fieldOf(seed: string, { fields, players }: Facts): readonly Member[] {
  const random = createRandom(seed, 'field');
  const entryScore = ({ strength, country }: Member): number => strength + random.normal() * 2.5 + (country === NATIONAL ? 3 : 0);
  return highestFirst(fields.split(' ').flatMap(membersOf), entryScore).slice(0, players);
}

function simulate(seed: string, facts: Facts): RaceTimeline {
  const tournament = playTournament(seed, fieldOf(seed, facts), facts.par, facts.players >= FULL_FIELD);
  return Array.from({ length: ROUNDS }, (_, round): RaceTimeline => {
    const overS = roundOverS(tournament, round);
    const stage = FIRST_ROUND + round;
    const done = (round + 1) * HOLES;
    const underWay = everySeconds([round * DAY_S, overS, LOOK_S], (second) => ({
      stage,
      done: round * HOLES,
      entries: () => golfEntries(tournament, round, second),
    }));
    const over = { done, entries: () => golfEntries(tournament, round, Infinity, true) };
    if (round < ROUNDS - 1) return [...underWay, { atS: overS + 300, stage: AFTER_FIRST + round, ...over }];
    if (tournament.playOff === null) return [...underWay, { atS: overS + 60, stage: Stage.finished, ...over }];
    return [
      ...underWay,
      { atS: overS + 60, stage, done, notice: 'Omspil', entries: () => golfEntries(tournament, round, Infinity) },
      { atS: overS + PLAY_OFF_S, stage: Stage.finished, notice: 'Afgjort i omspil', ...over },
    ];
  }).flat();
}

function tournamentEvent(key: string, startS: number, facts: Facts): EventPlan {
  const { competition, home, tour, name, par, country, venue, prize } = facts;
  return raceEvent({
    facts: {
      key,
      startS,
      sport: SPORT.golf,
      competition: { name: competition, country: home, category: tour, season: seasonAt(startS) },
      meeting: name,
      end: instant(startS + (ROUNDS - 1) * DAY_S + 11 * 3600),
      length: ROUNDS * HOLES,
      par,
      prize,
      country,
      venue,
      splits: {
        unit: 'strokes',
        points: Array.from({ length: ROUNDS }, (_, round) => `${round + 1}. runde`),
        pars: parsOf(par).join(''),
      },
    },
    overAfterS: ROUNDS * DAY_S,
    starters: () => fieldOf(key, facts).map(entryOf),
    simulate: () => simulate(key, facts),
  });
}

const tours = yearly({
  name: 'golf',
  items: TOURNAMENTS,
  inYear: (key, year, facts) => {
    const minutes = copenhagenMinutes(facts.country, FIRST_TEE_MINUTES);
    return [tournamentEvent(key, copenhagenSeconds(calendarDay(year, facts.date), minutes), facts)];
  },
  anyTime: tournamentEvent,
  // A tournament takes four days: the showcase has six, and one of them is played at every hour.
  everyMinutes: 16 * 60,
});

export const golf = raceSport(SPORT.golf, tours);
