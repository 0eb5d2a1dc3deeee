import { type EventRow, eventRow, headRow, type LeagueRow, leagueRow, signatureRow } from '@stillingen/wire';

export const eventWith = (id: string, words: Partial<EventRow> = {}): EventRow => ({
  ...eventRow.read([]),
  id,
  start: 1_795_201_200,
  stageType: 1,
  stage: 1,
  homeName: `Home ${id}`,
  awayName: `Away ${id}`,
  gameTime: '-1',
  ...words,
});
export const leagueWith = (stageId: string, words: Partial<LeagueRow> = {}): LeagueRow => ({
  ...leagueRow.read([]),
  title: `DANMARK: ${stageId}`,
  stageId,
  ...words,
});

export interface ListedLeague {
  readonly league: LeagueRow;
  readonly events: readonly EventRow[];
}
export function listText(leagues: readonly ListedLeague[], signature = 'a'.repeat(32)): string {
  const rows = leagues.map(
    ({ league, events }) => leagueRow.writeText(league) + events.map((event) => eventRow.writeText(event)).join(''),
  );
  return headRow.writeText({ sport: 1 }) + rows.join('') + signatureRow.writeText({ signature });
}

export const matchText = (number: number): string => `AC÷${number}¬~A1÷¬~`;
