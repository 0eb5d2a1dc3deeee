import type { LeagueRow } from '@stillingen/wire';
import { type ReactNode, useMemo } from 'react';
import { useStandings } from '../../league/standings/standings-view.tsx';
import { leagueText } from '../../text/da-league.ts';
import { matchText } from '../../text/match/da-match.ts';

/** 'nr. 2 · VVUTV' by participant. */
export type Places = ReadonlyMap<string, string>;
export const NO_PLACES: Places = new Map();

const OVERALL = '1';
const LETTERS = 5;

/** Where the sides stand in the table as their matches stand. */
export function WithPlaces({
  eventId,
  league,
  children,
}: {
  eventId: string;
  league: LeagueRow;
  children: (places: Places) => ReactNode;
}) {
  const { tables } = useStandings(eventId, league.tournamentId ?? '', league.stageId ?? '', OVERALL);
  const places = useMemo(
    () =>
      new Map(
        tables.flatMap(({ lines }) =>
          lines.map(({ id, rank, form }) => {
            const letters = form
              .slice(-LETTERS)
              .map(({ kind }) => (kind === 'upcoming' ? '' : leagueText.standings.badge[kind][0]));
            return [id, matchText.place(rank, letters.join(''))] as const;
          }),
        ),
      ),
    [tables],
  );
  return children(places);
}
