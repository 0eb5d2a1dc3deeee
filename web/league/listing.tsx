import type { Table } from '@stillingen/client';
import { SUMMARY_MATCHES } from '@stillingen/domain';
import type { LeagueRow } from '@stillingen/wire';
import { usePage } from '../page/page-context.ts';
import { leaguePath, type LeaguePageProps, OVERVIEW_RACES, PART_KEY } from './model/address.ts';
import type { RaceSchedule } from './model/races.ts';
import { byRound, firstMatches, type Schedule } from './model/schedule.ts';
import { Races } from './races.tsx';
import { Rounds } from './rounds.tsx';

/** `races` is null in sports with matches. */
export interface Season {
  readonly matches: Schedule;
  readonly races: RaceSchedule | null;
}

export interface ContentProps {
  readonly table: Table;
  readonly season: Season;
  readonly stages: readonly LeagueRow[];
  readonly marksOrigin: boolean;
  readonly props: LeaguePageProps;
}

export type PartName = keyof Schedule;
type Length = 'short' | 'steps' | 'whole';

/** `length`: the first few, more of them step by step, or all. */
export function Listing({ content, parts, length }: { content: ContentProps; parts: readonly PartName[]; length: Length }) {
  const { table, season, stages, marksOrigin, props } = content;
  const sport = usePage().sport(props.sportId);
  const common = { table, marksOrigin, partsHref: length === 'steps' ? `${leaguePath(props, props.tab)}?${PART_KEY}=0` : null };
  if (season.races !== null) {
    const races = parts.flatMap((part) => season.races![part]);
    const shown = length === 'short' ? races.slice(0, OVERVIEW_RACES) : races;
    return <Races {...common} races={shown} sportId={props.sportId} />;
  }
  const rounds = byRound(
    parts.flatMap((part) => season.matches[part]),
    stages.length > 1,
  );
  const groups = length === 'short' ? firstMatches(rounds, SUMMARY_MATCHES) : rounds;
  return <Rounds {...common} sport={sport} groups={groups} />;
}

export const countOf = ({ matches, races }: Season, part: PartName): number => (races ?? matches)[part].length;
