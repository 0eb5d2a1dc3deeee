import type { TableLeague } from '@stillingen/client';
import { leagueRow } from '@stillingen/wire';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { useGradual } from './use-gradual.ts';

const leagueOf = (rows: number): TableLeague => ({
  league: leagueRow.read([]),
  events: Array.from({ length: rows }, (_, at) => String(at)),
});

function Drawn({ groups }: { readonly groups: readonly TableLeague[] }) {
  return useGradual(groups, 'all')
    .map(({ events }) => events.length)
    .join(' ');
}
const drawn = (...rows: number[]): string => renderToString(<Drawn groups={rows.map(leagueOf)} />);

describe('what a document carries of a table', () => {
  it('is all of it where that is little', () => {
    expect(drawn(60, 60, 80)).toBe('60 60 80');
  });

  it('is the leagues of its first 200 rows, and no league in part', () => {
    expect(drawn(60, 60, 79, 300, 1)).toBe('60 60 79 300');
    expect(drawn(200, 1)).toBe('200');
    expect(drawn(1500, 2)).toBe('1500');
  });
});
