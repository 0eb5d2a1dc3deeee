import { type EventItem, type Sport, Stage, sportById } from '@stillingen/domain';
import type { SummaryWords } from '@stillingen/wire';
import type { Vocabulary } from '@stillingen/wire/words';

/** The title of a part of a match with figures, from 1: '2. halvleg', '3. frame'; of darts '3. sæt' where it counts no legs. */
export function partTitle(
  { sportId, format: { unit } }: Pick<EventItem, 'sportId' | 'format'>,
  part: number,
  words: Vocabulary,
): string {
  const sport = sportById(sportId)!;
  const { format } = sport.formats[0];
  if (format.kind !== 'frames') return words.part(sport, part - 1);
  return words.unit(format.unit === 'legs' && unit !== 'legs' ? 'sets' : format.unit, part);
}

/** What the period is called that begins with a stage. An inning of cricket is that of both sides, a stage of it that of one. */
function periodName(sport: Sport, stage: number, words: Vocabulary): string {
  if (stage === Stage.live) return words.wholeMatch;
  const part = sport.row === 'innings' ? sport.stages[stage]?.part : undefined;
  return part === undefined ? words.stage(sport, stage) : words.part(sport, part);
}

export const summaryWordsOf = (sport: Sport, words: Vocabulary): SummaryWords => ({
  period: (stage) => periodName(sport, stage, words),
  incident: (word) => words.incident(word, sport),
  reason: words.reason,
});
