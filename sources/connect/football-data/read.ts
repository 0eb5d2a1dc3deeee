import { parsed, readEach } from '../kit/answer.ts';
import type { Answer, ReadInput } from '../kit/connector.ts';
import { readMatch } from './match.ts';
import { answerCheck } from './shapes.ts';

/** Throws UnreadableAnswer where the whole answer is of another shape. */
export function read({ path, body, nowMs }: ReadInput): Answer {
  const { matches: list } = parsed(answerCheck, body, path);
  const unmapped = new Set<string>();
  const answer = readEach(list, 'matches', (item, itemPath) => {
    const match = readMatch(item, itemPath, nowMs);
    if (match.unmapped !== null) unmapped.add(match.unmapped);
    return match.report;
  });
  return { ...answer, unmapped: [...unmapped] };
}
