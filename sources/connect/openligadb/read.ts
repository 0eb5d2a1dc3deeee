import { parsed, readEach } from '../kit/answer.ts';
import type { Answer, ReadInput } from '../kit/connector.ts';
import { LEAGUES } from './leagues.ts';
import { readMatch } from './match.ts';
import { changeDateCheck, listCheck, roundCheck } from './shapes.ts';

const EMPTY: Answer = { matches: [], unread: [], unmapped: [] };

/** Probes have no matches: only a change of their answers counts. */
function isProbe(path: string, body: unknown): boolean {
  if (path.startsWith('/getlastchangedate/')) parsed(changeDateCheck, body, path);
  else if (path.startsWith('/getcurrentgroup/')) parsed(roundCheck, body, path);
  else return false;
  return true;
}

/** Throws UnreadableAnswer where the whole answer is of another shape. */
export function read({ path, body, nowMs }: ReadInput, leagues = LEAGUES): Answer {
  if (isProbe(path, body)) return EMPTY;
  const isOneMatch = /^\/getmatchdata\/\d+$/.test(path);
  const list = parsed(listCheck, isOneMatch ? [body] : body, path);
  if (list.length === 0) return { ...EMPTY, unread: [`${path}: no matches`] };
  const [notes, unmapped] = [[] as string[], new Set<string>()];
  const { matches, unread } = readEach(list, 'matches', (item, itemPath) => {
    const match = readMatch(item, itemPath, nowMs, leagues);
    notes.push(...match.unread);
    if (match.unmapped !== null) unmapped.add(match.unmapped);
    return match.report;
  });
  return { matches, unread: [...unread, ...notes], unmapped: [...unmapped] };
}
