import { int, rowCodec, text, type Words } from '../text/fields.ts';

/** A player of a participant, pl_: what is known of the newest season. */
export const squadRow = rowCodec({
  name: text('PLN', 'player'),
  number: int('PLS', 'shirt number; absent where it is not known'),
  role: text('PLR', 'goalkeeper, defender, midfielder, forward, pitcher or player; empty where it is not known'),
  country: text('PLC', 'country code; empty where it is not known'),
  matches: int('PLM', 'line-ups that began the match with the player'),
  goals: int('PLG', 'goals'),
  assists: int('PLA', 'assists'),
  yellowCards: int('PLY', 'yellow cards'),
  redCards: int('PLX', 'red cards, second yellow ones among them'),
});
export type SquadPlayer = Words<typeof squadRow.fields>;

export const writeSquad = (players: readonly SquadPlayer[]): string =>
  players.map((player) => squadRow.writeText(player)).join('');

/** The players of a pl_ feed. Throws WireError where the text is not of the format. */
export const readSquad = (feed: string): SquadPlayer[] => squadRow.readAll(feed);
