import { createStore, createTable, type OddsByEvent } from '@stillingen/client';
import { oddsRow, type OddsRow } from '@stillingen/wire';
import { expect, it } from 'vitest';
import { ODDS_VIEW } from '../../gallery/samples/odds.ts';
import { draw } from '../../testing/draw.ts';
import { entry, NOW_S, raceFeed } from '../../testing/race-feeds.ts';
import { EntryOdds, RaceFavourites } from './race-odds.tsx';
import { ListOddsContext } from './use-list-odds.ts';

const rows = ['Sir Nobel', 'Hero', 'Tesla', 'Bruno'].map((name, at) => entry(at + 1, name));
const entries = rows.map(({ id }) => id!);
const table = createTable(raceFeed(rows), { nowS: NOW_S });
const oddsOf = (words: readonly Partial<OddsRow>[]): OddsByEvent =>
  new Map(words.map((each, at) => [entries[at]!, { ...oddsRow.read([]), id: entries[at]!, ...each }]));
const toWin = (odds: string, highest: string, active = '1'): Partial<OddsRow> => ({
  ...{ odds, highest, active, outcomes: 'o_1' },
});
const show = (odds: OddsByEvent | null, part: React.ReactNode): string =>
  draw(<ListOddsContext value={createStore(odds)}>{part}</ListOddsContext>, {
    ...{ feeds: {}, nowS: NOW_S, request: { odds: ODDS_VIEW } },
  }).words.trim();

it('names the three favourites of a race by the highest price of each, without one that is not offered', () => {
  const odds = oddsOf([toWin('9.00', '9.50'), toWin('2.10', '2.20'), toWin('3.00', '3.10'), toWin('1.50', '', '0')]);
  const favourites = <RaceFavourites {...{ table, entries }} />;
  expect(show(odds, favourites)).toBe('Favoritter Hero 2.20 Tesla 3.10 Sir Nobel 9.50');
  expect(show(null, favourites)).toBe('');
  expect(show(oddsOf([{ startingPrice: '4.5' }, { startingPrice: '2.8' }]), favourites)).toBe(
    'Favoritter Hero 2.80 Sir Nobel 4.50',
  );
});

it('has the price to win in the column of a race, and the starting prices once there are some', () => {
  const column = (
    <>
      <EntryOdds entries={entries} />
      {entries.slice(0, 2).map((id) => (
        <EntryOdds key={id} {...{ entries, id }} />
      ))}
    </>
  );
  expect(show(oddsOf([toWin('9.00', '9.50')]), column)).toBe('Vinder Odds på sejr: 9.50');
  const started = oddsOf([{ startingPrice: '13.4' }, { startingPrice: '5/1' }]);
  expect(show(started, column)).toBe('SP Startodds: 13.40 Startodds: 5/1');
});

it('has no column in a list without odds', () => {
  expect(draw(<EntryOdds entries={entries} />, { feeds: {}, nowS: NOW_S }).html).toBe('');
});
