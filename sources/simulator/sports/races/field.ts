import type { RankedEntry } from '../../../datasets/kit/events/race.ts';

/** Somebody who takes part in races. */
export interface Competitor {
  readonly name: string;
  /** ISO code of the country. */
  readonly country: string;
  /** Empty where there is none. */
  readonly team: string;
  /** 0 to 9, the best have 9. */
  readonly strength: number;
  /** A letter for what the competitor is good at, where the sport tells that apart; else empty. */
  readonly skill: string;
}

const USUAL_STRENGTH = 4;

function competitor(text: string, team: string): Competitor {
  const [, name, country, strength = USUAL_STRENGTH, skill = ''] = /^(.+?) ([a-z]{2}(?:-[a-z]{3})?)(?: (\d)([a-z])?)?$/.exec(
    text.trim(),
  )!;
  return { name: name!, country: country!, team, strength: Number(strength), skill };
}

/** Competitors from lines 'Team: Name dk 9, Other Name de 5s'. The team may be left out, and what follows the country. */
export const competitors = (table: string): readonly Competitor[] =>
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [team, list] = line.includes(': ') ? (line.split(': ') as [string, string]) : ['', line];
      return list.split(',').map((text) => competitor(text, team));
    });

/** A competitor in a ranking, without a place. */
export const entryOf = ({ name, country, team }: Competitor): RankedEntry => ({
  participant: { name, country, kind: 'person' },
  ...(team === '' ? {} : { team }),
  rank: null,
});
