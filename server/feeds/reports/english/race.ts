import type { Placed, RaceReportFacts } from '../race-facts.ts';
import { joined, listed } from '../words.ts';
import { dateWords, ordinalNumber } from './grammar.ts';

const namesOf = (placed: readonly Placed[]): string =>
  listed(
    placed.map(({ name }) => name),
    'and',
  );

export function englishRaceTitle({ name, winners, isPreparation }: RaceReportFacts): string {
  const first = namesOf(winners);
  if (winners.length > 1) return `${first} share first place: ${name}`;
  return isPreparation ? `${first} finished on top: ${name}` : `Win for ${first}: ${name}`;
}

/** The figures of boards are written as in Danish. */
const english = (figure: string): string => figure.replace(/(\d),(\d)/, '$1.$2').replace(/ omg\.$/, ' laps');

function entryWords({ rank, name, team, gap, result }: Placed): string {
  const figure = english(rank === 1 || gap === '' ? result : gap);
  return `${rank}. ${name}${team === '' ? '' : ` (${team})`}${figure === '' ? '' : `, ${figure}`}`;
}

export function englishRaceLead(facts: RaceReportFacts): string {
  const { race, name, competition, winners, isPreparation } = facts;
  const first = namesOf(winners);
  const of = name.includes(competition) ? name : `${name} (${competition})`;
  const did = winners.length > 1 ? 'share first place' : isPreparation ? 'finished on top' : 'won';
  const lead = `${first} ${did} in ${of} ${dateWords(race.start)}.`;
  return joined([lead, race.provisional ? 'The result is provisional.' : '']);
}

export function englishRaceParagraphs({ race, podium, bestDane, out }: RaceReportFacts): readonly string[] {
  return [
    podium.length < 2 ? '' : `The first: ${podium.map(entryWords).join('; ')}.`,
    joined([
      bestDane === null ? '' : `The best Dane was ${bestDane.name} in ${ordinalNumber(bestDane.rank)} place.`,
      out === 0 ? '' : `Did not finish: ${out}.`,
    ]),
    race.venue === '' ? '' : `Venue: ${race.venue}.`,
  ];
}
