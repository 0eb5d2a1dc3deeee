import type { MatchReportFacts } from '../facts.ts';
import type { Run } from '../run.ts';
import type { PlaceChange } from '../table.ts';
import { joined } from '../words.ts';
import { genitive, numberWord, ordinal, ordinalNumber } from './grammar.ts';

function placeWords({ name, before, after, points }: PlaceChange): string {
  const held = points === null ? '' : ` with ${points} ${points === 1 ? 'point' : 'points'}`;
  const now = ordinalNumber(after);
  if (before === null) return `${name} is ${now}${held}`;
  if (before === after) return `${name} stays ${now}${held}`;
  return `${name} ${after < before ? 'moves up' : 'drops'} from ${ordinalNumber(before)} to ${now}${held}`;
}

const runWords = ({ name, kind, matches }: Run): string =>
  kind === 'won'
    ? `It is ${genitive(name)} ${ordinal(matches)} win in a row.`
    : `${name} has now lost ${numberWord(matches)} matches in a row.`;

export function tableParagraph({ table, runs }: MatchReportFacts): string {
  const places = table === null ? '' : `In the table ${placeWords(table.home)}, while ${placeWords(table.away)}.`;
  return joined([places, ...runs.map(runWords)]);
}
