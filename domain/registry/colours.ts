import type { Pair } from '../event/entities.ts';

/** The shirt colours of the club tables, by the words people use for them. CSS hex without '#'. */
const HEX: Readonly<Record<string, string>> = {
  white: 'ffffff',
  black: '111111',
  grey: '8c9196',
  silver: 'c0c4c8',
  red: 'd8202c',
  crimson: 'a50f2d',
  maroon: '7a1f3d',
  wine: '8a1538',
  pink: 'f5a3bd',
  blue: '1f4fb4',
  royal: '003da5',
  navy: '14284b',
  sky: '6cabdd',
  azure: '0092d6',
  yellow: 'ffdd00',
  gold: 'd4a017',
  amber: 'fdb913',
  orange: 'f57f20',
  brown: '5b3a21',
  green: '00843d',
  emerald: '009b48',
  forest: '0b4f2f',
  lime: '78be20',
  teal: '00857c',
  purple: '5b2d8e',
  violet: '4b2e83',
};

/** Two colours written 'white/blue'; a hex colour may stand for a word. Throws a plain error for an unknown word: the table is wrong. */
export function colourPair(text: string): Pair<string> {
  const [shirt, second] = text.split('/').map((word) => HEX[word] ?? (/^[0-9a-f]{6}$/.test(word) ? word : undefined));
  if (shirt === undefined || second === undefined) throw new Error(`unknown colours: ${text}`);
  return [shirt, second];
}
