import type { RaceMessage, RankingMessage } from '@stillingen/domain/messages';
import type { Random } from '../../random.ts';
import { type Report, sentenceOf } from './match-report.ts';
import { sentence } from './sentences.ts';

const PODIUM = 3;
const HOME = 'dk';
/** Sessions that decide a race; what the others are about is the time. */
const DECIDES = /^(?!.*(?:træning|kvalifikation)).*$/i;

type Entry = RankingMessage['entries'][number];

const figureOf = ({ results = {} }: Entry): string =>
  results.time ?? results.toPar ?? results.gap ?? (results.points === undefined ? '' : `${results.points} point`);

function entryText({ participant, team, ...entry }: Entry): string {
  const figure = figureOf(entry as Entry);
  const more = [team ?? '', figure].filter((word) => word !== '').join(', ');
  return `${entry.rank}. ${participant.name}${more === '' ? '' : ` (${more})`}`;
}

export const raceName = ({ meeting, session, competition }: RaceMessage): string =>
  [meeting, session ?? ''].filter((word) => word !== '').join(', ') || competition.name;

/** The best of a race, those with a place; `podium` has the first three. */
export function raceFacts(entries: readonly Entry[]) {
  const placed = entries.filter(({ rank }) => typeof rank === 'number').toSorted((a, b) => a.rank! - b.rank!);
  const bestAtHome = placed.find(({ participant }) => participant.country === HOME);
  return { placed, podium: placed.slice(0, PODIUM), bestAtHome };
}

/** The title and the paragraphs of the report of a race; null where none has a place. */
export function raceReport(random: Random, race: RaceMessage, entries: readonly Entry[], notice: string): Report | null {
  const { placed, podium, bestAtHome } = raceFacts(entries);
  const [first] = podium;
  if (first === undefined) return null;
  const name = raceName(race);
  const story = DECIDES.test(race.session ?? '') ? 'race' : 'session';
  const words = { winner: first.participant.name, race: name, starters: entries.length, place: race.venue ?? race.meeting };
  const home = bestAtHome === undefined || podium.includes(bestAtHome) ? '' : `Bedste dansker: ${entryText(bestAtHome)}.`;
  const text = [
    `${sentence(random, `lead-${story}`, 'race', words)} ${race.competition.name} ${race.competition.season}.`,
    `Top 3: ${podium.map(entryText).join(', ')}.`,
    home,
    placed.length < entries.length ? `${entries.length - placed.length} uden placering.` : '',
    sentenceOf(notice),
  ];
  return { title: sentence(random, `title-${story}`, 'race', words), text: text.filter((paragraph) => paragraph !== '') };
}
