import {
  type CountedRow,
  type CountedSection,
  type CountInput,
  danishNumber,
  HALF_TIME_COLUMNS,
  type HalfTimeCounts,
  halfTimeFullTime,
  type LiveState,
  type OverUnder,
  OVER_UNDER_COLUMNS,
  overUnder,
  type StandingsColumn,
  type StandingsHead,
  standingsHeads,
} from '@stillingen/domain';
import type { StandingTeam } from '@stillingen/wire';
import { participantWords } from './standing-row.ts';

/** Tables of which each row counts the matches of a team. */
export interface CountedStandings {
  readonly columns: readonly StandingsHead[];
  readonly sections: readonly { readonly group: string; readonly teams: readonly StandingTeam[] }[];
  readonly note: string;
}

const headsOf = (columns: readonly StandingsColumn[]): readonly StandingsHead[] =>
  standingsHeads({ columns, rareColumns: [], scored: 'mål' }, []);

function rowsOf<Counts>(
  state: LiveState,
  sections: readonly CountedSection<Counts>[],
  words: (row: CountedRow<Counts>) => Partial<StandingTeam>,
): CountedStandings['sections'] {
  return sections.map(({ group, rows }) => ({
    group,
    teams: rows.map((row) => {
      const { participant, rank, played } = row;
      return { ...participantWords(state.participants.get(participant)!), rank, played, ...words(row) };
    }),
  }));
}

/** Matches with more and fewer goals than the line. */
export function overUnderTables(state: LiveState, input: CountInput, line: number): CountedStandings {
  const words = ({ played, counts }: CountedRow<OverUnder>): Partial<StandingTeam> => {
    const { over, under, goalsFor, goalsAgainst } = counts;
    const goals = goalsFor + goalsAgainst;
    const perMatch = played === 0 ? '' : danishNumber((goals / played).toFixed(2));
    return { over, under, goals: `${goalsFor}:${goalsAgainst}`, perMatch };
  };
  return {
    columns: headsOf(OVER_UNDER_COLUMNS),
    sections: rowsOf(state, overUnder(input, line), words),
    note: 'Mål for begge hold tilsammen. Flest kampe over linjen står øverst, derefter flest mål.',
  };
}

const HALVES = 'Stillingen ved pausen og ved slut: V foran eller vundet, U lige eller uafgjort, T bagud eller tabt.';
const UNKNOWN = 'Kampe med ukendt pausestilling tæller ikke med.';

/** How matches stood at half-time and ended. */
export function halfTimeTables(state: LiveState, input: CountInput): CountedStandings {
  const words = ({ counts }: CountedRow<HalfTimeCounts>): Partial<StandingTeam> => counts;
  return {
    columns: headsOf(HALF_TIME_COLUMNS),
    sections: rowsOf(state, halfTimeFullTime(input), words),
    note: input.matches.some(({ live, halfTime }) => !live && halfTime == null) ? `${HALVES} ${UNKNOWN}` : HALVES,
  };
}
