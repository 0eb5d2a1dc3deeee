import { constant, int, rowCodec, text, type Words } from '../text/fields.ts';
import { headRow } from '../list/list-rows.ts';
import { readRows } from '../text/text.ts';

export const tabRow = rowCodec({
  title: text('KA', 'title of a tab: all matches, those at home, those away'),
  is: constant('IS', '', 'always empty'),
});
export const blockRow = rowCodec({ title: text('KB', 'title of a block of matches') });

export const matchRow = rowCodec({
  start: int('KC', 'start'),
  event: text('KP', 'event id; absent for a meeting that is no event'),
  tournament: text('KF', 'name of the competition'),
  stage: int('AC', 'stage code'),
  countryId: int('KG', 'country id of the competition'),
  countryName: text('KH', 'country of the competition'),
  code: text('KI', 'competition in a few letters'),
  homeId: text('UQ', 'home: participant id'),
  awayId: text('UO', 'away: participant id'),
  homeName: text('KJ', 'home: name, after a star if it won'),
  homeSlug: text('UE', 'home: part of the address'),
  homeShort: text('FH', 'home: name'),
  homeCode: text('WM', 'home: three letters'),
  homeColours: text('CLA', 'home: two hex colours joined by a bar'),
  homeUrl: text('UEU', 'home: address of its page; empty without one'),
  homeSecond: constant('FJ', '', 'always empty'),
  awayName: text('KK', 'away: name, after a star if it won'),
  awaySlug: text('UG', 'away: part of the address'),
  awayShort: text('FK', 'away: name'),
  awayCode: text('WN', 'away: three letters'),
  awayColours: text('CLB', 'away: two hex colours joined by a bar'),
  awayUrl: text('UGU', 'away: address of its page; empty without one'),
  awaySecond: constant('FL', '', 'always empty'),
  score: text('KL', 'result, 0:2; one more for the winner of a shoot-out'),
  fullTime: text('KM', 'result after regular time if decided later, (1:1)'),
  homePenalties: int('RPA', 'home: shoot-out'),
  awayPenalties: int('RPB', 'away: shoot-out'),
  homeScore: int('KU', 'home: result'),
  awayScore: int('KT', 'away: result'),
  homeImage: constant('EC', 'team', 'home: no image file; crests are drawn from the colours'),
  awayImage: constant('ED', 'team', 'away: no image file'),
  result: text(
    'WIS',
    'for the team of the block: w, d, l, wo and lo after extra time or a shoot-out; absent among direct matches',
  ),
  side: text('KS', 'the side of the team of the block, home or away; absent among direct matches'),
});
type MatchWords = Words<typeof matchRow.fields>;

export interface HeadToHeadMatch extends Omit<MatchWords, 'homeShort' | 'awayShort'> {
  readonly winner: 'home' | 'away' | null;
}
interface Block {
  readonly title: string;
  readonly matches: readonly HeadToHeadMatch[];
}
export interface HeadToHeadTab {
  readonly title: string;
  readonly blocks: readonly Block[];
}

const STAR = '*';
const starred = (name: string | null, won: boolean): string => (won ? STAR : '') + (name ?? '');
const bare = (name: string | null): string => (name?.startsWith(STAR) === true ? name.slice(STAR.length) : (name ?? ''));

export function writeHeadToHead(sportId: number, tabs: readonly HeadToHeadTab[]): string {
  let body = headRow.writeText({ sport: sportId });
  for (const { title, blocks } of tabs) {
    body += tabRow.writeText({ title });
    for (const block of blocks) {
      body += blockRow.writeText({ title: block.title });
      for (const { winner, ...match } of block.matches) {
        const homeName = starred(match.homeName, winner === 'home');
        const awayName = starred(match.awayName, winner === 'away');
        body += matchRow.writeText({ ...match, homeShort: match.homeName, awayShort: match.awayName, homeName, awayName });
      }
    }
  }
  return body;
}

/** Reads a df_hh_ feed; unknown rows are skipped. Throws WireError. */
export function readHeadToHead(body: string): HeadToHeadTab[] {
  const tabs: { title: string; blocks: { title: string; matches: HeadToHeadMatch[] }[] }[] = [];
  for (const row of readRows(body)) {
    const [head] = row[0]!;
    if (head === tabRow.head) tabs.push({ title: tabRow.read(row).title ?? '', blocks: [] });
    else if (head === blockRow.head) tabs.at(-1)?.blocks.push({ title: blockRow.read(row).title ?? '', matches: [] });
    else if (head === matchRow.head) {
      const { homeShort: _home, awayShort: _away, ...match } = matchRow.read(row);
      const winner =
        match.homeName?.startsWith(STAR) === true ? 'home' : match.awayName?.startsWith(STAR) === true ? 'away' : null;
      tabs
        .at(-1)
        ?.blocks.at(-1)
        ?.matches.push({ ...match, homeName: bare(match.homeName), awayName: bare(match.awayName), winner });
    }
  }
  return tabs;
}
