import type { EventId } from '@stillingen/domain';
import { eventRow, FeedCursor, headRow, leagueRow } from '@stillingen/wire';

/**
 * A list with the odds of its events in place of their rows, so that both have one order; headers
 * without odds are left out. `rowOf`: of an event, or of a competitor of a race.
 */
export function oddsList(list: string, rowOf: (event: EventId, rowId: string) => string | null): string {
  const feed = new FeedCursor(list);
  let text = '';
  let [head, header] = ['', ''];
  for (let key = feed.nextHead(); key !== null; key = feed.nextHead()) {
    const from = feed.at;
    if (key !== eventRow.head) {
      feed.skipRow();
      if (key === headRow.head) [head, header] = [list.slice(from, feed.at), ''];
      else if (key === leagueRow.head) header = list.slice(from, feed.at);
      continue;
    }
    const { id, raceId } = eventRow.readNext(feed);
    const odds = rowOf((raceId ?? id) as EventId, id!);
    if (odds === null) continue;
    text += head + header + odds;
    head = header = '';
  }
  return text;
}
