import {
  type CountedRow,
  type CountedSection,
  type CountInput,
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
import type { Vocabulary } from '@stillingen/wire/words';
import { participantWords } from './standing-row.ts';

export interface CountedStandings {
  readonly columns: readonly StandingsHead[];
  readonly sections: readonly { readonly group: string; readonly teams: readonly StandingTeam[] }[];
  readonly note: string;
}

const headsOf = (columns: readonly StandingsColumn[], words: Vocabulary): readonly StandingsHead[] =>
  standingsHeads({ columns, rareColumns: [], scored: 'mål' }, []).map((head) => ({
    column: head.column,
    ...words.head(head, 'mål'),
  }));

function rowsOf<Counts>(
  state: LiveState,
  sections: readonly CountedSection<Counts>[],
  countsOf: (row: CountedRow<Counts>) => Partial<StandingTeam>,
): CountedStandings['sections'] {
  return sections.map(({ group, rows }) => ({
    group,
    teams: rows.map((row) => {
      const { participant, rank, played } = row;
      return { ...participantWords(state.participants.get(participant)!), rank, played, ...countsOf(row) };
    }),
  }));
}

export function overUnderTables(state: LiveState, input: CountInput, line: number, words: Vocabulary): CountedStandings {
  const countsOf = ({ played, counts }: CountedRow<OverUnder>): Partial<StandingTeam> => {
    const { over, under, goalsFor, goalsAgainst } = counts;
    const goals = goalsFor + goalsAgainst;
    const perMatch = played === 0 ? '' : words.decimal((goals / played).toFixed(2));
    return { over, under, goals: `${goalsFor}:${goalsAgainst}`, perMatch };
  };
  return {
    columns: headsOf(OVER_UNDER_COLUMNS, words),
    sections: rowsOf(state, overUnder(input, line), countsOf),
    note: words.overUnderNote,
  };
}

export function halfTimeTables(state: LiveState, input: CountInput, words: Vocabulary): CountedStandings {
  const countsOf = ({ counts }: CountedRow<HalfTimeCounts>): Partial<StandingTeam> => counts;
  const isUnknown = input.matches.some(({ live, halfTime }) => !live && halfTime == null);
  return {
    columns: headsOf(HALF_TIME_COLUMNS, words),
    sections: rowsOf(state, halfTimeFullTime(input), countsOf),
    note: isUnknown ? `${words.halfTimeNote} ${words.unknownHalfTime}` : words.halfTimeNote,
  };
}
