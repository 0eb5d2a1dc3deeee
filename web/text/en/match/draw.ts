import type * as da from '../../da/match/draw.ts';
import { ordinal } from '../../ordinal.ts';
import type { TextOf } from '../../text-of.ts';
import { plural } from '../language.ts';

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/^quarter-?finals?/i, 'Quarter'],
  [/^semi-?finals?/i, 'Semi'],
  [/^(1\/\d+)-finals?/, '$1'],
];

/** 'Quarter-finals' is 'quarter-finals', 'Play Offs' is 'play offs'. */
const inSentence = (round: string): string => round.replaceAll(/\p{Lu}\p{Ll}+/gu, (word) => word.toLocaleLowerCase('en-GB'));

export const drawText: TextOf<typeof da.drawText> = {
  title: 'Bracket',
  /** In sports of which the draw itself is public. */
  drawn: 'Draw',
  rounds: 'Choose round',
  /** For the choice of rounds: 'Quarter', '1/8', 'Round 2'. */
  short: (round) => {
    const [pattern, short] = SHORT.find(([each]) => each.test(round)) ?? [];
    return pattern === undefined ? round : round.replace(new RegExp(`${pattern.source}.*$`, pattern.flags), short!);
  },
  parts: 'Choose part of the bracket',
  part: (part) => `Part ${part}`,
  path: { teams: 'Show the path of a team', persons: 'Show the path of a player' },
  everyone: { teams: 'All teams', persons: 'All players' },
  show: 'Show',
  winnerOf: (round, number) => `Winner of ${inSentence(round)}${number === null ? '' : ` ${number}`}`,
  meet: 'The winners meet:',
  pairs: 'Two by two, as listed: the winners meet in the next round.',
  straight: (round) => `Bye: straight to ${inSentence(round)}`,
  coming: 'Coming rounds',
  whole: 'Full bracket',
  matches: (count) => plural(count, 'match', 'matches'),
  homeAndAway: 'home and away',
  leg: (number) => `${ordinal(number)} leg`,
  penalties: (score) => `${score} on penalties`,
  extraTime: 'aet',
  wins: 'wins',
  live: 'Live',
  through: 'through',
  onTheWay: 'on the path',
  empty: 'No bracket yet',
  emptyHint: 'It appears here once the draw has been made.',
};
