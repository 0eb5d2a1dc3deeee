import { type FormRow, formRow, type StandingRow, standingRow } from './detail-rows.ts';
import { type Cell, readRows, writeRow } from './text.ts';

export interface StandingZone {
  readonly id: string;
  readonly label: string;
  readonly colour: string;
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
  readonly title: string;
  readonly tables: readonly StandingTable[];
  readonly zones: readonly StandingZone[];
  /** How ties are broken, in the language of the feed. */
  readonly note: string;
}

/** The standings feed to_ (wire format 2.11): title, then per table its name, team rows each followed by their form, then the legend. */
export function writeStandings(standings: Standings): string {
  let text = writeRow([
    ['TZ', standings.title],
    ['TZS', standings.title],
  ]);
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
  let title = '';
  let note = '';
  for (const row of readRows(text)) {
    const [key, value] = row[0]!;
    if (key === 'TZ') title = value;
    else if (key === 'TA') tables.push({ title: value, teams: [] });
    else if (key === 'TR') tables.at(-1)?.teams.push({ ...standingRow.read(row), form: [] });
    else if (key === 'LMS') tables.at(-1)?.teams.at(-1)?.form.push(formRow.read(row));
    else if (key === 'TQ') note = value;
    else if (key === 'TV') {
      for (const [, cell] of row) {
        const [id = '', label = '', colour = ''] = cell.split('|');
        zones.push({ id, label, colour });
      }
    }
  }
  return { title, tables, zones, note };
}
