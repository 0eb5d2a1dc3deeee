import type { Block, PressureLevel, ShotsLevel } from '@stillingen/domain';
import type * as da from '../../da/match/course.ts';
import type { TextOf } from '../../text-of.ts';
import { plural } from '../language.ts';

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

type Span = { readonly from: number; readonly to: number };
const spans = (blocks: readonly Span[]): string => `minutes ${LIST.format(blocks.map(({ from, to }) => `${from}–${to}`))}`;

const COUNTED: Readonly<Record<PressureLevel, string>> = {
  xg: 'expected goals, corners, crosses and touches in the box',
  full: 'shots, corners, crosses, touches in the box and passes into the final third',
  dangerous: 'shots, corners and dangerous attacks',
  shots: 'shots and corners',
};
const WEIGHTS: Readonly<Record<PressureLevel, string>> = {
  xg: 'xG 100, corner 5, cross 2, touch in the box 2, pass into the final third 0.8',
  full: 'shot on target 15, shot off target 12, blocked shot 7, corner 6, touch in the box 3, cross 2, pass into the final third 0.5',
  dangerous: 'shot on target 15, shot off target 11, blocked shot 5, corner 4, dangerous attack 4',
  shots: 'shot on target 20, shot off target 17, blocked shot 12, corner 8',
};

const SHOTS: Readonly<Record<ShotsLevel, string>> = { shots: 'Shots', onTarget: 'Shots on target' };
/** At most one decimal. */
const countText = (count: number): string => String(Math.round(count * 10) / 10);
const mostShots = (name: string, { from, to, sum }: Block): string => `${name} ${countText(sum)} in minutes ${from}–${to}`;

export const courseText: TextOf<typeof da.courseText> = {
  how: 'How we calculate this',
  asTable: 'Show as a table',
  break: 'Break',
  flow: {
    title: 'Flow of the match',
    shows: (level) => `Pressure: ${COUNTED[level]}, weighted minute by minute.`,
    shots: (level) => `${SHOTS[level]} minute by minute: each bar is one minute, the home team upwards.`,
    shotsNamed(level, sides) {
      const sums = sides.map(({ name, count }) => `${name} ${countText(count)}`).join(', ');
      const most = sides.flatMap((side) => (side.most === null ? [] : [mostShots(side.name, side.most)]));
      return `${SHOTS[level]} minute by minute: ${sums}.${most.length === 0 ? '' : ` Most in five minutes: ${most.join(', ')}.`}`;
    },
    count: countText,
    goals: (hasSuspensions) => `Goals and ${hasSuspensions ? 'suspensions' : 'red cards'} on the timeline of the match.`,
    named(home, away, ofHome, ofAway) {
      const sides = [
        ...(ofHome.length === 0 ? [] : [`${home} most in ${spans(ofHome)}`]),
        ...(ofAway.length === 0 ? [] : [`${away} most in ${spans(ofAway)}`]),
      ];
      return `Pressure minute by minute: ${sides.length === 0 ? 'no longer spells from either team' : sides.join(', ')}.`;
    },
    goalsNamed: (count) => `Flow of the match: ${count === 0 ? 'no goals' : plural(count, 'goal', 'goals')} on the timeline.`,
    minutes: 'Minute',
    goal: 'Goal',
    formula: (formula, level) => [
      `Each bar is one minute. For each team, what happened is added up with these weights in hundredths of a goal: ${WEIGHTS[level]}.`,
      'The bar is 4 times the difference between the teams, at most 100. The home team is upwards. Hatched minutes have no figures, and the current minute counts only once it is over.',
      'Pressure shows how much was created, not which team deserved to win: four in ten goals go against the pressure.',
      `Formula: ${formula}.`,
    ],
  },
  lead: {
    title: 'The lead',
    shows(changes, home, mostHome, away, mostAway, byMinute) {
      const most = `biggest lead: ${home} ${mostHome}, ${away} ${mostAway}`;
      return `${plural(changes, 'lead change', 'lead changes')} · ${most}${byMinute ? ' · counted minute by minute' : ''}`;
    },
    partsOnly: 'The lead is only known at the breaks.',
    named: (home, mostHome, away, mostAway) => `The lead: ${home} led by at most ${mostHome}, ${away} by at most ${mostAway}.`,
    time: 'Time',
    score: 'Score',
    lead: 'Lead',
    none: 'Level',
    by: (name, count) => `${name} +${count}`,
  },
  strip: {
    sets: {
      title: 'Set by set',
      head: 'Set',
      part: (number) => `Set ${number}`,
      shows: 'Each box is a set; empty ones were not played. The line at the top or bottom shows the winner.',
    },
    legs: {
      title: 'Leg by leg',
      head: 'Leg',
      part: (number) => `Leg ${number}`,
      shows: 'Each box is a leg with the checkout of its winner. The line at the top or bottom shows the winner.',
    },
    frames: {
      title: 'Frame by frame',
      head: 'Frame',
      part: (number) => `Frame ${number}`,
      shows: 'Each box is a frame; empty ones were not played. The line at the top or bottom shows the winner.',
    },
    maps: {
      title: 'Map by map',
      head: 'Map',
      part: (number) => `Map ${number}`,
      shows: 'Each box is a map; empty ones were not played. The line at the top or bottom shows the winner.',
    },
  },
  withLead: 'The box shows the lead along the way: upwards the first side leads.',
  winner: 'Winner',
  checkout: 'Checkout',
  leg: (number, name, checkout) => `leg ${number} to ${name}, checkout ${checkout}`,
  points: {
    title: 'Point by point',
    now: 'Current game',
    serves: (name) => `${name} serving`,
    broke: 'Break',
    marks: { break: 'break point', set: 'set point', match: 'match point' },
    to: (score, name) => `${score}, game ${name}`,
    shows: 'One game per line, the latest at the top. Highlighted: break point, set point and match point.',
  },
  worm: {
    title: 'Runs over by over',
    shows: 'The line is the runs of the team, each ring a wicket. Between wickets the line is drawn straight.',
    target: (runs) => `${runs} needed to win: the dashed line.`,
    named: (innings) => `Runs over by over: ${innings.join(', ')}.`,
    innings: (name, runs, wickets, overs) => `${name} ${runs}/${wickets} after ${overs} overs`,
    over: 'Over',
    team: 'Team',
    runs: 'Runs',
  },
  innings: {
    title: 'Runs per inning',
    shows: 'Runs in each half-inning: the away team downwards, the home team upwards.',
    named: (home, away, runs) => `Runs inning by inning: ${home} ${runs[0]}, ${away} ${runs[1]}.`,
    inning: 'Inning',
  },
  rounds: {
    title: 'Round by round',
    shows: 'Each box is a round; pale ones were not fought.',
    named: (fought, rounds) => `Round by round: ${fought} of ${plural(rounds, 'round', 'rounds')}.`,
    round: 'Round',
    stateHead: 'Status',
    state: { over: 'Over', running: 'In progress', toCome: '' },
  },
};
