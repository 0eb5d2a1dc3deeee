import type { Placed, RaceReportFacts } from '../race-facts.ts';
import { joined, listed, pick } from '../words.ts';
import { dateWords, numberWord } from './grammar.ts';

const namesOf = (placed: readonly Placed[]): string =>
  listed(
    placed.map(({ name }) => name),
    'og',
  );

export function danishRaceTitle({ race, name, winners, isPreparation }: RaceReportFacts): string {
  const first = namesOf(winners);
  if (winners.length > 1) return `${first} deler førstepladsen: ${name}`;
  if (isPreparation) return `${first} sluttede øverst: ${name}`;
  return pick(race.id, 'title', [`Sejr til ${first}: ${name}`, `${name}: ${first} tog sejren`]);
}

function entryWords({ rank, name, team, gap, result }: Placed): string {
  const figure = rank === 1 || gap === '' ? result : gap;
  return `${rank}. ${name}${team === '' ? '' : ` (${team})`}${figure === '' ? '' : `, ${figure}`}`;
}

export function danishRaceLead(facts: RaceReportFacts): string {
  const { race, name, competition, winners, isPreparation } = facts;
  const first = namesOf(winners);
  const of = name.includes(competition) ? name : `${name} (${competition})`;
  const lead =
    winners.length > 1
      ? `${first} deler førstepladsen i ${of} ${dateWords(race.start)}.`
      : `${first} ${isPreparation ? 'sluttede øverst' : 'tog sejren'} i ${of} ${dateWords(race.start)}.`;
  return joined([lead, race.provisional ? 'Resultatet er foreløbigt.' : '']);
}

export function danishRaceParagraphs({ race, podium, bestDane, out }: RaceReportFacts): readonly string[] {
  return [
    podium.length < 2 ? '' : `De første: ${podium.map(entryWords).join('; ')}.`,
    joined([
      bestDane === null ? '' : `Bedste dansker blev ${bestDane.name} som nummer ${bestDane.rank}.`,
      out === 0
        ? ''
        : `${out === 1 ? 'En deltager' : `${numberWord(out)[0]!.toUpperCase()}${numberWord(out).slice(1)} deltagere`} gennemførte ikke.`,
    ]),
    race.venue === '' ? '' : `Sted: ${race.venue}.`,
  ];
}
