import type { OtherTable } from '@stillingen/domain';
import { type FormRow, formRow, type StandingRow, standingRow } from './standing-rows.ts';
import { isOtherTable } from './standings-code.ts';
import { type Cell, readRows, writeRow } from './text.ts';

export interface StandingZone {
  readonly id: string;
  readonly label: string;
  readonly colour: string;
}
/** A column of a table; its values stand in the team rows under the word that names it. */
export interface StandingColumn {
  /** 'played' */
  readonly column: string;
  /** 'K' */
  readonly short: string;
  /** 'Kampe' */
  readonly long: string;
}
export interface StandingTeam extends StandingRow {
  readonly form: readonly FormRow[];
}
/** One table of a standings feed: the whole stage, or one group of it. */
export interface StandingTable {
  readonly title: string;
  readonly teams: readonly StandingTeam[];
}
export interface Standings {
  /** What the tables tell: 'Stilling', 'Over/under'. */
  readonly title: string;
  /** Which matches they count: 'Samlet', 'Hjemme'; empty where there are no sides. */
  readonly sideTitle: string;
  /** The tables that the stage has beside the one of points, each a feed of its own. */
  readonly otherTables: readonly OtherTable[];
  /** What stands in the tables beside rank and name, in order. */
  readonly columns: readonly StandingColumn[];
  readonly tables: readonly StandingTable[];
  readonly zones: readonly StandingZone[];
  /** How ties are broken, in the language of the feed. */
  readonly note: string;
}

/** A row of which nothing is known. */
export const NO_STANDING: StandingTeam = { ...standingRow.read([]), form: [] };

/** The standings feed to_ (wire format 2.11): title, columns, then per table its name, team rows each followed by their form, then the legend. */
export function writeStandings(standings: Standings): string {
  let text = writeRow([
    ['TZ', standings.title],
    ['TZS', standings.sideTitle],
    ['TZO', standings.otherTables.join(',')],
  ]);
  const heads = standings.columns.flatMap(({ column, short, long }): Cell[] => [
    ['HCI', column],
    ['HCT', long],
    ['HCN', short],
  ]);
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
      text += writeRow(standingRow.write(team));
      for (const form of team.form) text += writeRow(formRow.write(form));
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

/** The standings of a to_ feed. Throws WireError where the text is not of the format; unknown rows are passed over. */
export function readStandings(text: string): Standings {
  const tables: { title: string; teams: (StandingRow & { form: FormRow[] })[] }[] = [];
  const zones: StandingZone[] = [];
  const columns: { column: string; short: string; long: string }[] = [];
  let title = '';
  let sideTitle = '';
  let otherTables: OtherTable[] = [];
  let note = '';
  for (const row of readRows(text)) {
    const [key, value] = row[0]!;
    if (key === 'TZ') {
      title = value;
      for (const [word, cell] of row) {
        if (word === 'TZS') sideTitle = cell;
        else if (word === 'TZO') otherTables = cell.split(',').filter(isOtherTable);
      }
    } else if (key === 'TA') tables.push({ title: value, teams: [] });
    else if (key === 'TR') tables.at(-1)?.teams.push({ ...standingRow.read(row), form: [] });
    else if (key === 'LMS') tables.at(-1)?.teams.at(-1)?.form.push(formRow.read(row));
    else if (key === 'TQ') note = value;
    else if (key === 'HCI') {
      for (const [head, cell] of row) {
        if (head === 'HCI') columns.push({ column: cell, short: '', long: '' });
        else if (head === 'HCT') columns.at(-1)!.long = cell;
        else if (head === 'HCN') columns.at(-1)!.short = cell;
      }
    } else if (key === 'TV') {
      for (const [, cell] of row) {
        const [id = '', label = '', colour = ''] = cell.split('|');
        zones.push({ id, label, colour });
      }
    }
  }
  return { title, sideTitle, otherTables, columns, tables, zones, note };
}
