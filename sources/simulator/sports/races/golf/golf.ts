import { Stage } from '@stillingen/domain';
import { copenhagenDay, instant, yearOf } from '../../../engine/calendar/copenhagen.ts';
import type { EventPlan, CreateSport } from '../../../engine/event-plan.ts';
import { createRandom } from '../../../../random.ts';
import { at, byYear, type MakeEvent, nearest } from '../calendar.ts';
import { entryOf, type Member, membersOf } from '../../../engine/fields.ts';
import { boardAfter, golfEntries } from './golf-board.ts';
import { HOLES, playTournament, ROUNDS, roundOverS } from './golf-rounds.ts';
import { raceEvent } from '../../../engine/race.ts';
import type { TimelineEvent } from '../../../engine/timeline.ts';
import { readTable } from '../../../data/table.ts';

const GOLF = 23;
const FIRST_ROUND = 65;
const AFTER_FIRST = 62;
const LOOK_S = 60;
const PLAY_OFF_S = 25 * 60;
const DAY_S = 86_400;
const FULL_FIELD = 120;
const SMALL_FIELD = 72;
const LARGE_PURSE = 20;

const EUROPE = '8:00';
/** When the first group tees off, on a clock in Copenhagen. */
const FIRST_TEE: Readonly<Record<string, string>> = {
  us: '13:00',
  ca: '13:00',
  bs: '13:30',
  bm: '12:30',
  za: '6:30',
  ae: '5:00',
  bh: '5:00',
  qa: '5:00',
  in: '3:00',
  cn: '1:00',
  kr: '0:30',
  au: '0:00',
};

const BOTH_TOURS = membersOf('both-golf-tours');
const PGA_TOUR = [...BOTH_TOURS, ...membersOf('pga-tour')];
const DP_WORLD_TOUR = [...BOTH_TOURS, ...membersOf('dp-world-tour')];
const ALL_TOURS = [...new Set([...DP_WORLD_TOUR, ...PGA_TOUR])];

const COLUMNS = 'date country par competition name venue prize';
const tournaments = readTable('golf.csv', COLUMNS).map(({ date, country, par, competition, name, venue, prize }) => {
  const isEuropean = competition === 'DP World Tour';
  const isTour = isEuropean || competition === 'PGA Tour';
  const purse = Number.parseFloat(prize.replace(',', '.'));
  return {
    date,
    country,
    par: Number(par),
    competition: {
      name: competition,
      country: isEuropean ? 'xw' : competition === 'The Open' ? 'gb' : 'us',
      category: isEuropean ? 'DP World Tour' : 'PGA Tour',
    },
    name,
    venue,
    prize,
    players: isTour && purse >= LARGE_PURSE && !isEuropean ? SMALL_FIELD : FULL_FIELD,
    from: isTour ? (isEuropean ? DP_WORLD_TOUR : PGA_TOUR) : ALL_TOURS,
  };
});
type Facts = (typeof tournaments)[number];

const NATIONAL = 'dk';

/** The players of a tournament: better ones are likelier, Danes go where they may. */
function fieldOf(seed: string, { from, players }: Facts): readonly Member[] {
  const random = createRandom(seed, 'field');
  const wish = new Map(
    from.map((player) => [player, player.strength + random.normal() * 2.5 + (player.country === NATIONAL ? 3 : 0)]),
  );
  return from.toSorted((a, b) => wish.get(b)! - wish.get(a)!).slice(0, players);
}

function momentsOf(seed: string, facts: Facts): readonly TimelineEvent[] {
  const field = fieldOf(seed, facts);
  const tournament = playTournament(seed, field, facts.par, facts.players > SMALL_FIELD);
  const timeline: TimelineEvent[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const overS = roundOverS(tournament, round);
    const stage = FIRST_ROUND + round;
    for (let second = round * DAY_S; second < overS; second += LOOK_S)
      timeline.push({ atS: second, stage, done: round * HOLES, entries: () => golfEntries(tournament, round, second) });
    const done = (round + 1) * HOLES;
    if (round < ROUNDS - 1) {
      timeline.push({ atS: overS + 300, stage: AFTER_FIRST + round, done, entries: () => boardAfter(tournament, round) });
      continue;
    }
    const { playOff } = tournament;
    const result = () => golfEntries(tournament, round, Infinity, true);
    if (playOff === null) {
      timeline.push({ atS: overS + 60, stage: Stage.finished, done, entries: result });
      continue;
    }
    timeline.push(
      { atS: overS + 60, stage, done, notice: 'Omspil', entries: () => golfEntries(tournament, round, Infinity) },
      { atS: overS + PLAY_OFF_S, stage: Stage.finished, done, notice: 'Afgjort i omspil', entries: result },
    );
  }
  return timeline;
}

function tournamentEvent(key: string, startS: number, facts: Facts): EventPlan {
  const { competition, name, par, country, venue, prize } = facts;
  return raceEvent({
    facts: {
      key,
      startS,
      sport: GOLF,
      competition: { ...competition, season: String(yearOf(copenhagenDay(startS))) },
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
    simulate: () => momentsOf(key, facts),
  });
}

const inYear = (seed: string, year: number): readonly EventPlan[] =>
  tournaments.map((facts, index) =>
    tournamentEvent(
      `golf-${seed}-${year}-${index + 1}`,
      at(nearest(year, facts.date, 'th'), FIRST_TEE[facts.country] ?? EUROPE),
      facts,
    ),
  );

const kinds = tournaments.map(
  (facts): MakeEvent =>
    (key, startS) =>
      tournamentEvent(key, startS, facts),
);
/** Hours between them, so that one is played at every hour of four days. */
const SHOWN_AT = ['0:00', '8:00', '16:00'];

export const golf: CreateSport = (seed) => ({
  sportId: GOLF,
  day: byYear((year) => inYear(seed, year)),
  showcase: (day) =>
    day % 2 === 0
      ? SHOWN_AT.map((clock, slot) =>
          kinds[(day + slot * 37) % kinds.length]!(`show-golf-${seed}-${day}-${slot}`, at(day, clock)),
        )
      : [],
});
