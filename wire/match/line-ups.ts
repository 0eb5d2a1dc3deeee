import type { Side } from '@stillingen/domain';
import { flag, int, rowCodec, text, type Words } from '../text/fields.ts';
import { numberOfSide, sideOfNumber } from '../text/values.ts';
import { incidentNumber, type IncidentWord, incidentWord } from './incident-words.ts';
import { type Cell, readRows, type Row, writeRow } from '../text/text.ts';

const GROUP = { starters: [1, 1], substitutes: [1, 2], coaches: [4, 0] } as const;
type GroupName = keyof typeof GROUP;

export const groupRow = rowCodec({
  title: text('LA', 'title of a group'),
  name: text('LB', 'name of the group'),
  type: int('LGT', '1 players, 4 coaches'),
  kind: int('LGK', '1 starters, 2 substitutes, 0 neither'),
});
/** The last row of line-ups and of player figures whose players are rated. */
export const ratingsRow = rowCodec({
  version: text('RKV', 'formula of the ratings and its version, karakter-1; empty for those of a provider'),
  provider: text('RKP', 'provider whose own ratings they are'),
  rough: flag('RKR', '1 if they are made from fewer figures than the formula has weights for'),
  provisional: flag('RKF', '1 if the formula is made from too few matches to be final'),
});

export const sideRow = rowCodec({
  side: int('LC', '1 home, 2 away: the players after it are of this side'),
  homeRating: text('LRH', 'home: rating of the side'),
  awayRating: text('LRA', 'away: rating of the side'),
  formation: text('LD', 'formation with the goalkeeper, 1-4-2-3-1'),
  predicted: flag('LPD', '1 if the line-up is only expected'),
});
export const playerRow = rowCodec({
  index: int('LH', 'number within the group'),
  id: text('LP', 'participant id of the player; absent of coaches'),
  name: text('LI', 'name'),
  url: text('NU', "path of the player's page; empty where there is none"),
  rating: text('LPR', 'rating, 7.4'),
  number: int('LJ', 'shirt number'),
  countryId: int('LO', 'country id'),
  countryName: text('LQ', 'country'),
  list: int('LK', '1 starter, 2 substitute'),
  type: int('LG', '1 player, 2 coach, 3 goalkeeper'),
  position: int('LL', 'place in the formation, 1 the goalkeeper, row by row forwards'),
  mark: text('LR', '(C) captain, (G) goalkeeper'),
  role: text('LS', 'role, in the language of the feed'),
  roleCode: text('LSC', 'role: goalkeeper, defender, midfielder, forward, pitcher or player'),
  left: text('LIE', 'minute of the substitution'),
});
type PlayerWords = Words<typeof playerRow.fields>;

export interface PlayerIncident {
  readonly type: IncidentWord | 'unknown';
  readonly minute: string;
  readonly other: string;
  /** Path of the page of the other player; empty where there is none. */
  readonly otherUrl: string;
}
export interface LineupRow extends PlayerWords {
  readonly incidents: readonly PlayerIncident[];
}
interface LineupSide {
  readonly side: Side;
  readonly rating: string | null;
  readonly formation: string | null;
  readonly predicted: boolean;
  readonly players: readonly LineupRow[];
}
export interface LineupGroup {
  readonly group: GroupName;
  readonly title: string;
  readonly sides: readonly LineupSide[];
}

const INCIDENT = { type: 'LII', minute: 'LIT', other: 'LIN', url: 'LIU' } as const;

const incidentCells = (incidents: readonly PlayerIncident[]): Cell[] =>
  incidents.flatMap(({ type, minute, other, otherUrl }): Cell[] => [
    [INCIDENT.type, String(incidentNumber(type))],
    [INCIDENT.minute, minute],
    [INCIDENT.other, other],
    [INCIDENT.url, otherUrl],
  ]);

function readIncidents(row: Row): PlayerIncident[] {
  const incidents: { type: PlayerIncident['type']; minute: string; other: string; otherUrl: string }[] = [];
  for (const [key, value] of row) {
    if (key === INCIDENT.type) incidents.push({ type: incidentWord(value), minute: '', other: '', otherUrl: '' });
    else if (key === INCIDENT.minute && incidents.length > 0) incidents.at(-1)!.minute = value;
    else if (key === INCIDENT.other && incidents.length > 0) incidents.at(-1)!.other = value;
    else if (key === INCIDENT.url && incidents.length > 0) incidents.at(-1)!.otherUrl = value;
  }
  return incidents;
}

export function writeLineups(groups: readonly LineupGroup[]): string {
  let body = '';
  for (const { group, title, sides } of groups) {
    const [type, kind] = GROUP[group];
    body += groupRow.writeText({ title, name: title, type, kind });
    for (const { side, rating, formation, predicted, players } of sides) {
      body += sideRow.writeText({
        side: numberOfSide(side),
        homeRating: side === 'home' ? rating : null,
        awayRating: side === 'away' ? rating : null,
        formation,
        predicted,
      });
      for (const { incidents, ...player } of players) body += writeRow([...playerRow.write(player), ...incidentCells(incidents)]);
    }
  }
  return body;
}

/** Reads a df_li_ feed; unknown rows are skipped. Throws WireError. */
export function readLineups(body: string): LineupGroup[] {
  const groups: { group: GroupName; title: string; sides: (Omit<LineupSide, 'players'> & { players: LineupRow[] })[] }[] = [];
  for (const row of readRows(body)) {
    const [head] = row[0]!;
    if (head === groupRow.head) {
      const { title, type, kind } = groupRow.read(row);
      const group = type === GROUP.coaches[0] ? 'coaches' : kind === GROUP.substitutes[1] ? 'substitutes' : 'starters';
      groups.push({ group, title: title ?? '', sides: [] });
    } else if (head === sideRow.head) {
      const { side, homeRating, awayRating, formation, predicted } = sideRow.read(row);
      groups.at(-1)?.sides.push({
        side: sideOfNumber(side),
        rating: homeRating ?? awayRating,
        formation,
        predicted: predicted === true,
        players: [],
      });
    } else if (head === playerRow.head) {
      groups
        .at(-1)
        ?.sides.at(-1)
        ?.players.push({ ...playerRow.read(row), incidents: readIncidents(row) });
    }
  }
  return groups;
}
