import {
  type ChosenTable,
  type FormRow,
  formRow,
  isColumnHeads,
  isChosenTable,
  readColumnHeads,
  type StandingColumn,
  type StandingRow,
  standingRow,
  writeColumnHeads,
} from './standing-rows.ts';
import { type Cell, readRows, writeRow } from '../text/text.ts';

export interface StandingZone {
  readonly id: string;
  readonly label: string;
  readonly colour: string;
}
export interface StandingTeam extends StandingRow {
  readonly form: readonly FormRow[];
}
export interface StandingTable {
  readonly title: string;
  readonly teams: readonly StandingTeam[];
}
export interface Standings {
  /** 'Stilling', 'Over/under'. */
  readonly title: string;
  readonly sideTitle: string;
  readonly otherTables: readonly ChosenTable[];
  readonly columns: readonly StandingColumn[];
  readonly tables: readonly StandingTable[];
  readonly zones: readonly StandingZone[];
  readonly note: string;
}

export const NO_STANDING: StandingTeam = { ...standingRow.read([]), form: [] };

export function writeStandings(standings: Standings): string {
  let text = writeRow([
    ['TZ', standings.title],
    ['TZS', standings.sideTitle],
    ['TZO', standings.otherTables.join(',')],
  ]);
  const heads = writeColumnHeads(standings.columns);
  if (heads.length > 0) text += writeRow(heads);
  for (const table of standings.tables) {
    text +=
      writeRow([
        ['TA', table.title],
        ['TT', table.title],
      ]) +
      writeRow([
        ['TB', ''],
        ['TC', ''],
      ]);
    for (const team of table.teams) {
      text += standingRow.writeText(team);
      for (const form of team.form) text += formRow.writeText(form);
    }
  }
  const legend = standings.zones.map((zone): Cell => ['TV', `${zone.id}|${zone.label}|${zone.colour}`]);
  if (legend.length > 0) text += writeRow(legend);
  return (
    text +
    writeRow([
      ['TQ', standings.note],
      ['TX', '1'],
    ])
  );
}

/** Reads a to_ feed; unknown rows are skipped. Throws WireError. */
export function readStandings(text: string): Standings {
  const tables: { title: string; teams: (StandingRow & { form: FormRow[] })[] }[] = [];
  const zones: StandingZone[] = [];
  const columns: StandingColumn[] = [];
  let title = '';
  let sideTitle = '';
  let otherTables: ChosenTable[] = [];
  let note = '';
  for (const row of readRows(text)) {
    const [key, value] = row[0]!;
    if (key === 'TZ') {
      title = value;
      for (const [word, cell] of row) {
        if (word === 'TZS') sideTitle = cell;
        else if (word === 'TZO') otherTables = cell.split(',').filter(isChosenTable);
      }
    } else if (key === 'TA') tables.push({ title: value, teams: [] });
    else if (key === 'TR') tables.at(-1)?.teams.push({ ...standingRow.read(row), form: [] });
    else if (key === 'LMS') tables.at(-1)?.teams.at(-1)?.form.push(formRow.read(row));
    else if (key === 'TQ') note = value;
    else if (isColumnHeads(row)) columns.push(...readColumnHeads(row));
    else if (key === 'TV') {
      for (const [, cell] of row) {
        const [id = '', label = '', colour = ''] = cell.split('|');
        zones.push({ id, label, colour });
      }
    }
  }
  return { title, sideTitle, otherTables, columns, tables, zones, note };
}

export interface TableList {
  readonly tables: readonly { readonly code: string; readonly hash: string }[];
  readonly draw: string | null;
}

const CODES = 'TB';
const DRAW = 'DR';
const hashKey = (at: number): string => `S${String.fromCharCode(65 + at)}`;
const BETWEEN = ',';

export function writeTableList({ tables, draw }: TableList): string {
  return writeRow([
    [CODES, tables.map(({ code }) => code).join(BETWEEN)],
    ...tables.map(({ hash }, at): Cell => [hashKey(at), hash]),
    ...(draw === null ? [] : [[DRAW, draw] as const]),
  ]);
}
