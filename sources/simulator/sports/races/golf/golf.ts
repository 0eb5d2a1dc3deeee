import { Stage } from '@stillingen/domain';
import { createRandom, highestFirst } from '../../../../random.ts';
import { readTable } from '../../../data/table.ts';
import { calendarDay, copenhagenMinutes, copenhagenSeconds, instant } from '../../../engine/calendar/copenhagen.ts';
import { seasonAt } from '../../../engine/calendar/season.ts';
import type { EventPlan } from '../../../engine/event-plan.ts';
import { entryOf, type Member, membersOf } from '../../../engine/fields.ts';
import { raceEvent, raceSport, yearly } from '../../../engine/race.ts';
import { everySeconds, type RaceTimeline, type RaceTimelineEvent } from '../../../engine/race-timeline.ts';
import { boardAfter, golfEntries, HOLES, playTournament, ROUNDS, roundOverS } from './golf-rounds.ts';

const FIRST_ROUND = 65;
const AFTER_FIRST = 62;
const LOOK_S = 60;
const PLAY_OFF_S = 25 * 60;
const DAY_S = 86_400;
const FULL_FIELD = 120;
const SMALL_FIELD = 72;
/** Millions, from which on a tournament of the PGA Tour has a small field. */
const LARGE_PURSE = 20;
const FIRST_TEE_MINUTES = 7 * 60 + 15;
const NATIONAL = 'dk';

const BOTH_TOURS = membersOf('both-golf-tours');
const PGA_TOUR = [...BOTH_TOURS, ...membersOf('pga-tour')];
const DP_WORLD_TOUR = [...BOTH_TOURS, ...membersOf('dp-world-tour')];
const ALL_TOURS = [...new Set([...DP_WORLD_TOUR, ...PGA_TOUR])];

const COLUMNS = 'date country par# competition name venue prize';
const TOURNAMENTS = readTable('golf.csv', COLUMNS).map(({ competition, ...row }) => {
  const isEuropean = competition === 'DP World Tour';
  const isTour = isEuropean || competition === 'PGA Tour';
  const purse = Number.parseFloat(row.prize.replace(',', '.'));
  return {
    ...row,
    competition: {
      name: competition,
      country: isEuropean ? 'xw' : competition === 'The Open' ? 'gb' : 'us',
      category: isEuropean ? 'DP World Tour' : 'PGA Tour',
    },
    players: isTour && purse >= LARGE_PURSE && !isEuropean ? SMALL_FIELD : FULL_FIELD,
    from: isTour ? (isEuropean ? DP_WORLD_TOUR : PGA_TOUR) : ALL_TOURS,
  };
});
type Facts = (typeof TOURNAMENTS)[number];

function fieldOf(seed: string, { from, players }: Facts): readonly Member[] {
  const random = createRandom(seed, 'field');
  const wish = ({ strength, country }: Member): number => strength + random.normal() * 2.5 + (country === NATIONAL ? 3 : 0);
  return highestFirst(from, wish).slice(0, players);
}

function simulate(seed: string, facts: Facts): RaceTimeline {
  const tournament = playTournament(seed, fieldOf(seed, facts), facts.par, facts.players > SMALL_FIELD);
  const result = () => golfEntries(tournament, ROUNDS - 1, Infinity, true);
  return Array.from({ length: ROUNDS }, (_, round): readonly RaceTimelineEvent[] => {
    const overS = roundOverS(tournament, round);
    const stage = FIRST_ROUND + round;
    const done = (round + 1) * HOLES;
    const underWay = everySeconds([round * DAY_S, overS, LOOK_S], (second) => ({
      stage,
      done: round * HOLES,
      entries: () => golfEntries(tournament, round, second),
    }));
    if (round < ROUNDS - 1)
      return [...underWay, { atS: overS + 300, stage: AFTER_FIRST + round, done, entries: () => boardAfter(tournament, round) }];
    if (tournament.playOff === null) return [...underWay, { atS: overS + 60, stage: Stage.finished, done, entries: result }];
    const level = () => golfEntries(tournament, round, Infinity);
    return [
      ...underWay,
      { atS: overS + 60, stage, done, notice: 'Omspil', entries: level },
      { atS: overS + PLAY_OFF_S, stage: Stage.finished, done, notice: 'Afgjort i omspil', entries: result },
    ];
  }).flat();
}

function tournamentEvent(key: string, startS: number, facts: Facts): EventPlan {
  const { competition, name, par, country, venue, prize } = facts;
  return raceEvent({
    facts: {
      key,
      startS,
      sport: 23,
      competition: { ...competition, season: seasonAt(startS) },
      meeting: name,
      end: instant(startS + (ROUNDS - 1) * DAY_S + 11 * 3600),
      length: ROUNDS * HOLES,
      par,
      prize,
      country,
      venue,
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

export const golf = raceSport(23, tours);
