import type { MatchReportFacts } from '../facts.ts';
import type { Run } from '../run.ts';
import type { PlaceChange } from '../table.ts';
import { joined } from '../words.ts';
import { genitive, numberWord, ordinal } from './grammar.ts';

function placeWords({ name, before, after, points }: PlaceChange): string {
  const with_ = points === null ? '' : ` med ${points} point`;
  if (before === null) return `${name} er nummer ${after}${with_}`;
  if (before === after) return `${name} er fortsat nummer ${after}${with_}`;
  return `${name} ${after < before ? 'rykker op' : 'falder'} fra nummer ${before} til nummer ${after}${with_}`;
}

function runWords({ name, kind, matches }: Run): string {
  if (kind === 'won') return `Det er ${genitive(name)} ${ordinal(matches)} sejr i træk.`;
  return `${name} har nu tabt ${numberWord(matches)} kampe i træk.`;
}

export function tableParagraph({ table, runs }: MatchReportFacts): string {
  const places = table === null ? '' : `${placeWords(table.home)}, mens ${placeWords(table.away)}.`;
  return joined([places === '' ? '' : `I tabellen: ${places}`, ...runs.map(runWords)]);
}
