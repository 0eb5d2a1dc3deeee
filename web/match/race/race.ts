import { StageType } from '@stillingen/domain';
import { type EventRow, eventRow, type LeagueRow, leagueRow } from '@stillingen/wire';
import { createTable, decodeTable, type Table } from '@stillingen/client';
import { useEffect, useMemo, useState } from 'react';
import { usePage } from '../../page/page-context.ts';

export interface RaceFeed {
  readonly league: LeagueRow;
  readonly lead: EventRow | null;
  readonly start: number;
  readonly end: number | null;
}

/** Null if the text holds no race. Throws WireError for a malformed text. */
export function readRace(text: string): RaceFeed | null {
  const [league] = leagueRow.readAll(text);
  if (league?.noDuel !== true) return null;
  const [start = '', end = ''] = league.race?.split('|') ?? [];
  return {
    league,
    lead: eventRow.readAll(text)[0] ?? null,
    start: Number(start),
    end: end === '' ? null : Number(end),
  };
}

export const hasBegun = ({ lead }: RaceFeed): boolean => lead !== null && lead.stageType !== StageType.scheduled;

/** Keeps its identity while the feed changes, so that only changed rows render. */
export function useRaceTable(text: string): Table {
  const { nowS } = usePage();
  const [first] = useState(text);
  const table = useMemo(() => createTable(first, { nowS: nowS.get() }), [first, nowS]);
  useEffect(() => {
    if (text !== first || table.rows.size === 0) table.load(decodeTable(text), [], nowS.get(), false);
  }, [text, first, table, nowS]);
  return table;
}
