import { EVENTS, STANDINGS, SUMMARIES } from './feed-groups.ts';
import type { FeedKind } from './names/feed-name.ts';

export interface IrregularCells {
  readonly title: string;
  readonly feeds: readonly FeedKind[];
  readonly cells: readonly (readonly [key: string, meaning: string])[];
}

/** Counters of points, wins and sides of Australian rules (EVENT-45); totals come from the quarters (O-077). */
export const AUSSIE_RULES_KEYS = ['PRO', 'PRW', 'PSE', 'PSM', 'PRM', 'PRS', 'PSA', 'PSI', 'PSQ', 'PRN'] as const;

export const IRREGULAR_CELLS: readonly IrregularCells[] = [
  {
    title: 'results of an event row',
    feeds: EVENTS,
    cells: [
      ['RAC', 'opens a side: 1 home, 2 away; a race has one side and neither RAC nor RAD'],
      ['RAA', 'number of the kind of result; empty takes all results back'],
      ['RAB', 'its value'],
      ['RAD', '1: closes a side'],
    ],
  },
  {
    title: 'counters of Australian rules; their meanings are not known, and they are neither written nor read',
    feeds: EVENTS,
    cells: AUSSIE_RULES_KEYS.map((key) => [key, 'a counter of a side'] as const),
  },
  {
    title: 'events that moved, at the end of a list of a day',
    feeds: ['full', 'mixed', 'group'],
    cells: [
      ['QA', '1'],
      ['QB', 'event id; repeats with QC'],
      ['QC', 'its new start and end: start|end'],
    ],
  },
  {
    title: 'incident; of a withdrawn one all keys but INX, IOX, IU and ICT end with an X',
    feeds: SUMMARIES,
    cells: [
      ['III', 'incident id'],
      ['IA', '1 home, 2 away'],
      ['IB', "minute, 45+2', or the clock"],
      ['IE', 'opens a group: incident type'],
      ['INX', 'home: score after it'],
      ['IOX', 'away: score after it'],
      ['IF', 'player'],
      ['IU', 'always empty'],
      ['ICT', 'comment'],
      ['IK', 'incident type in words'],
      ['IM', 'always empty: players have no id'],
      ['IJ', 'number of the reason for which it was taken back'],
      ['IL', 'the reason in words'],
    ],
  },
  {
    title: 'facts of a match',
    feeds: [...SUMMARIES, 'result'],
    cells: [
      ['MIT', 'kind: REF referee, VEN venue, ATT attendance; repeats with MIV'],
      ['MIV', 'value'],
    ],
  },
  {
    title: 'incidents of a player, after the words of its row',
    feeds: ['lineups'],
    cells: [
      ['LII', 'incident type; opens a group'],
      ['LIT', 'minute'],
      ['LIN', 'the other player of it'],
      ['LIU', 'always empty'],
    ],
  },
  {
    title: 'titles, columns and legend of a table',
    feeds: [...STANDINGS, 'topScorers', 'eventTopScorers'],
    cells: [
      ['TZ', 'title of the tables; begins the feed'],
      ['TZS', 'which matches are counted'],
      ['TZO', 'comma list of the other tables of the stage'],
      ['HCI', 'our word for a column; opens a group'],
      ['HCT', 'its name'],
      ['HCN', 'its name in short'],
      ['TA', 'title of a table; its rows follow'],
      ['TT', 'the same'],
      ['TB', 'always empty'],
      ['TC', 'always empty'],
      ['TV', 'a zone of the legend: id|label|colour; repeats'],
      ['TQ', 'how ties are broken'],
      ['TX', 'always 1'],
      ['FHE', 'top scorers: title of the filter'],
      ['FCT', 'top scorers: a choice of the filter, id|name; repeats'],
      ['FNR', 'top scorers: what stands in the place of an empty list'],
    ],
  },
  {
    title: 'tables of a stage',
    feeds: ['tables'],
    cells: [
      ['TB', 'comma list of their codes'],
      ['SA…ST', 'hash of each, in their order'],
      ['DR', 'hash of the draw, where there is one'],
    ],
  },
  {
    title: 'what the ties of a draw refer to by number, and their matches',
    feeds: ['draw'],
    cells: [
      ['PA', 'names: 0_Name|1_Name'],
      ['PS', 'codes'],
      ['PID', 'participant ids'],
      ['PIC', 'countries'],
      ['PU', 'parts of the addresses'],
      ['RN', 'rounds: 2_Name|1_Name'],
      ['RQ', 'a match of the tie: event;home;away;start;score;winner;home address;away address;home number;away number; repeats'],
    ],
  },
  {
    title: 'parts of a short result: the keys of the event row',
    feeds: ['result'],
    cells: [
      ['BA…BV', 'each part, home and away: the first one in the row of the stage, any other in a row of its own'],
      ['DA…DJ', 'each tie-break, home and away'],
    ],
  },
  {
    title: 'nodes of the game being played',
    feeds: ['currentGame'],
    cells: [
      ['SC', 'tag: the game'],
      ['HD', 'tag: a side'],
      ['NR', '1 home, 2 away'],
      ['VA', 'points'],
      ['SV', '1 where the side serves'],
    ],
  },
  {
    title: 'nodes of rankings',
    feeds: ['ranking', 'liveRanking'],
    cells: [
      ['ME', 'tag: the menu of rankings'],
      ['TAB', 'tag: one of them'],
      ['ID', 'of TAB: ranking id'],
      ['VA', 'of TAB: name|path|1 for the table of this feed'],
      ['GR', 'tag: the ranking'],
      ['TA', 'tag: its table'],
      ['HD', 'tag: its heading'],
      ['RW', 'tag: a place'],
    ],
  },
  {
    title: 'nodes of transfers',
    feeds: ['transfers'],
    cells: [
      ['ME', 'tag: the menu of tabs'],
      ['TAB', 'tag: a tab'],
      ['GR', 'tag: whose transfers they are'],
      ['TA', 'tag: the list'],
      ['RTT', 'tag: a transfer'],
      ['TEA', 'tag: a club of it'],
      ['PLA', 'tag: the player of it'],
    ],
  },
  {
    title: 'nodes of news and reports',
    feeds: ['eventNews', 'participantNews', 'myNews', 'report', 'article'],
    cells: [
      ['TA', 'tag: the list'],
      ['RW', 'tag: an article'],
      ['CO', 'tag: one word of it'],
    ],
  },
];
