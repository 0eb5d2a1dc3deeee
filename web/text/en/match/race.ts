import type * as da from '../../da/match/race.ts';
import { ordinal } from '../../ordinal.ts';
import type { TextOf } from '../../text-of.ts';
import { capital, EVENT_FORMS, plural } from '../language.ts';

export const raceText: TextOf<typeof da.raceText> = {
  races: (count, event) => plural(count, EVENT_FORMS[event].one, EVENT_FORMS[event].many),
  race: (event) => capital(EVENT_FORMS[event].one),
  startList: (count) => `Start list (${count})`,
  showMore: (race) => `Show more in ${race}`,
  showLess: (race) => `Show fewer in ${race}`,
  allCompetitors: (count) => `Show all ${count}`,
  par: (strokes) => `par ${strokes}`,
  prize: (prize) => `prize money ${prize}`,
  shownOn: (channels) => `Shown on ${channels}`,
  bestDane: 'best Dane',
  bestDaneIs: 'Best Dane:',
  /** '3' is '3rd', 'T12' of golf stays. */
  place: (rank) => (/^\d+$/.test(rank) ? ordinal(Number(rank)) : rank),
  competitors: 'Show competitors',
  allOf: (count) => `All ${count}`,
  danes: (count) => `Danes (${count})`,
  description: (race, when) => `${race}, ${when}: competitors, splits, results and standings.`,
  columns: 'Choose columns',
  columnSets: { main: 'Result', more: 'More figures' },
  sessions: 'Races and stages of the meeting',
  classifications: 'Classifications',
  wholeRace: 'Race',
  live: 'live',
  splits: {
    title: 'Positions along the way',
    none: 'No splits yet',
    noneHint: 'They appear as soon as the first are measured.',
    shows: 'Show in the graph',
    places: 'Position',
    gaps: 'Gap',
    note: {
      places: 'The best at the latest split, up to ten, with their position at each split.',
      gaps: 'Gap to the leader. Larger gaps are drawn at the edge.',
    },
    points: 'Split points',
    orderAt: (point) => `Order · ${point}`,
    rank: '#',
    rankFull: 'Position',
    name: 'Name',
    value: { seconds: 'Time', strokes: 'To par', points: 'Points' },
    behind: 'Gap',
    named: (point, best) =>
      `Positions along the way. Order at ${point}: ${best.join(' ahead of ')}. The figures are in the table.`,
  },
  cards: 'Scorecards',
  card: {
    title: 'Scorecard:',
    open: 'Card',
    of: (player) => `Scorecard: ${player}`,
    hole: 'Hole',
    par: 'Par',
    out: 'Out',
    in: 'In',
    round: (round) => `R${round}`,
    legend: 'Circle: birdie, double circle: eagle. Square: bogey, double square: double bogey.',
  },
  raceBoard: (race) => `Results from ${race}`,
};
