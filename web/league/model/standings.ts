import { decimalText } from '@stillingen/domain';
import type { FormRow, StandingColumn, Standings, StandingTeam } from '@stillingen/wire';
import { leagueText } from '#text/league.ts';

export type FormKind = 'w' | 'd' | 'l' | 'upcoming';

export interface FormEntry {
  readonly kind: FormKind;
  readonly eventId: string;
  readonly match: string;
}

const COUNTS = [
  'played',
  'wins',
  'draws',
  'losses',
  'lateLosses',
  'byes',
  'bonus',
  'over',
  'under',
  'winWin',
  'winDraw',
  'winLoss',
  'drawWin',
  'drawDraw',
  'drawLoss',
  'lossWin',
  'lossDraw',
  'lossLoss',
] as const;

const CELLS = {
  goals: ({ goals }: StandingTeam) => (goals ?? '').replace(':', '-'),
  difference: ({ difference }: StandingTeam) => signed(difference ?? 0),
  ratio: ({ ratio }: StandingTeam) => ratio ?? '',
  netRunRate: ({ netRunRate }: StandingTeam) => netRunRate ?? '',
  winShare: ({ winShare }: StandingTeam) => winShare ?? '',
  perMatch: ({ perMatch }: StandingTeam) => perMatch ?? '',
  points: ({ points }: StandingTeam) => decimalText(String(points ?? 0)),
} satisfies Record<string, (team: StandingTeam) => string>;
export type NumberColumn = keyof typeof CELLS | (typeof COUNTS)[number];

const KNOWN = new Set<string>(['form', ...Object.keys(CELLS), ...COUNTS]);

export interface ColumnHead extends StandingColumn {
  readonly column: NumberColumn | 'form';
}

export const columnsOf = ({ columns }: Standings): readonly ColumnHead[] =>
  columns.filter((head): head is ColumnHead => KNOWN.has(head.column));

const cellsOf = (team: StandingTeam): StandingLine['cells'] =>
  Object.fromEntries([
    ...COUNTS.map((column) => [column, String(team[column] ?? 0)]),
    ...Object.entries(CELLS).map(([column, write]) => [column, write(team)]),
  ]) as StandingLine['cells'];

export interface StandingLine {
  readonly id: string;
  readonly rank: number;
  readonly name: string;
  readonly code: string;
  /** Address of its page; empty without one. */
  readonly path: string;
  readonly colours: string;
  readonly zone: string;
  readonly zoneLabel: string;
  /** Hex without '#', empty where the rank has no zone. */
  readonly zoneColour: string;
  /** Of a person: a country code, and the name of the team. Empty where there is none. */
  readonly country: string;
  readonly team: string;
  readonly cells: Readonly<Record<NumberColumn, string>>;
  readonly liveEvent: string | null;
  /** Places gained by running matches; negative if lost. */
  readonly moved: number;
  readonly notes: readonly number[];
  readonly form: readonly FormEntry[];
  readonly next: FormEntry | null;
}

export interface StandingNote {
  readonly number: number;
  readonly text: string;
}

export interface StandingTableView {
  readonly title: string;
  readonly lines: readonly StandingLine[];
  readonly notes: readonly StandingNote[];
  readonly legend: readonly { readonly id: string; readonly label: string; readonly colour: string }[];
}

/** With the typographic minus, as wide as the plus. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

const FORM_LENGTH = 5;

function formEntry(row: FormRow): FormEntry | null {
  const kind = row.result;
  if (kind !== 'w' && kind !== 'd' && kind !== 'l' && kind !== 'upcoming') return null;
  const score =
    kind === 'upcoming' || row.homeScore === null || row.awayScore === null ? '' : ` ${row.homeScore}-${row.awayScore}`;
  return { kind, eventId: row.event ?? '', match: `${row.home ?? ''} – ${row.away ?? ''}${score}` };
}

function formOf(team: StandingTeam): Pick<StandingLine, 'form' | 'next'> {
  const entries = team.form.map(formEntry).filter((entry) => entry !== null);
  return {
    form: entries
      .filter(({ kind }) => kind !== 'upcoming')
      .slice(0, FORM_LENGTH)
      .reverse(),
    next: entries.find(({ kind }) => kind === 'upcoming') ?? null,
  };
}

/** What two teams are level on when another rule separates them. */
function levelOf({ winShare, wins, points }: StandingTeam, above: StandingTeam | undefined): string {
  const { level } = leagueText.standings;
  if (winShare !== null) return level.winShare;
  return points !== above?.points && wins === above?.wins ? level.wins : level.points;
}

function notesOf(team: StandingTeam, above: StandingTeam | undefined): string[] {
  const { standings } = leagueText;
  return [
    ...(team.deducted ? [standings.deducted(team.name ?? '', team.deducted)] : []),
    ...(team.tieNote ? [standings.tie(levelOf(team, above), team.tieNote)] : []),
  ];
}

/** Notes are numbered per table, without repetition. */
export function standingTables(standings: Standings): readonly StandingTableView[] {
  const zones = new Map(standings.zones.map((zone) => [zone.id, zone]));
  return standings.tables.map(({ title, teams }) => {
    const notes = new Map<string, number>();
    const numberOf = (note: string): number => {
      const number = notes.get(note) ?? notes.size + 1;
      notes.set(note, number);
      return number;
    };
    const lines = teams.map((team, at): StandingLine => {
      const zone = team.zone === null ? undefined : zones.get(team.zone);
      return {
        id: team.id ?? '',
        rank: team.rank ?? 0,
        name: team.name ?? '',
        code: team.code || (team.name ?? ''),
        path: team.url ?? '',
        colours: team.colours ?? '',
        zone: zone?.id ?? '',
        zoneLabel: zone?.label ?? '',
        zoneColour: team.zoneColour ?? zone?.colour ?? '',
        country: team.country ?? '',
        team: team.team ?? '',
        cells: cellsOf(team),
        liveEvent: team.liveEvent === '' ? null : team.liveEvent,
        moved: team.moved ?? 0,
        notes: notesOf(team, teams[at - 1]).map(numberOf),
        ...formOf(team),
      };
    });
    const present = new Set(lines.map(({ zone }) => zone));
    return {
      title,
      lines,
      notes: [...notes].map(([text, number]) => ({ number, text })),
      legend: standings.zones.filter(({ id }) => present.has(id)),
    };
  });
}
