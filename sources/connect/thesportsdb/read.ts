import { parsed, readEach, UnreadableAnswer } from '../kit/answer.ts';
import type { Answer, ReadInput } from '../kit/connector.ts';
import { leagueById } from './leagues.ts';
import { reportOf } from './match.ts';
import { base, envelope, row, textOf } from './shape.ts';

/** A list under the name of the group; null, or a message, where there is nothing. */
function rowsOf(body: unknown): { readonly name: string; readonly rows: readonly unknown[] } {
  const answer = parsed(envelope, body, 'answer');
  const name = 'schedule' in answer ? 'schedule' : 'livescore';
  const rows = answer[name];
  if (Array.isArray(rows)) return { name, rows };
  if (rows == null && (name in answer || typeof answer['Message'] === 'string')) return { name, rows: [] };
  throw new UnreadableAnswer(`answer/${name}: no list, and no message`);
}

export function read({ body, nowMs, leagues: chosen }: ReadInput): Answer {
  const unmapped = new Set<string>();
  const { name, rows } = rowsOf(body);
  const { matches, unread } = readEach(rows, name, (item, path) => {
    const { idLeague, strLeague } = parsed(base, item, path);
    const id = textOf(idLeague);
    const league = leagueById(id);
    if (league === undefined) unmapped.add(`${textOf(strLeague) || 'league'} (${id})`);
    if (league === undefined || !chosen.includes(id)) return null;
    return reportOf(parsed(row, item, path), id, league, { nowMs, path });
  });
  return { matches, unread, unmapped: [...unmapped] };
}
