import type * as da from '../da/ranking.ts';
import type { TextOf } from '../text-of.ts';
import { plural } from './language.ts';

const number = (rank: number): string => `No. ${rank}`;
const between = (from: number, to: number): string => (from === to ? number(from) : `Nos. ${from} to ${to}`);

export const rankingText: TextOf<typeof da.rankingText> = {
  title: 'Rankings',
  ranking: 'ranking',
  description: 'World rankings in all sports: official and live, with Danish players first.',
  about: (sport, name) =>
    `${name}: the ranking in ${sport.toLocaleLowerCase('en-GB')}, official and live, with Danish players first.`,
  none: 'No rankings yet',
  noneHint: 'They appear here as soon as there are any.',
  crumbs: 'You are here',
  lists: 'Rankings in this sport',
  views: 'Version',
  live: 'Right now',
  official: (date) => `Official, ${date}`,
  entries: (count, date) => `${count} ranked · as of ${date}`,
  nations: 'Show one country',
  nation: (name) => `Country: ${name}`,
  allNations: 'All countries',
  rank: '#',
  move: 'Move',
  name: 'Name',
  points: 'Points',
  since: 'Since',
  sinceFull: 'Points since the official list',
  tournaments: 'Tourn.',
  tournamentsFull: 'Tournaments that count',
  up: (places) => `up ${plural(places, 'place', 'places')}`,
  down: (places) => `down ${plural(places, 'place', 'places')}`,
  same: 'same place',
  isNew: 'new on the list',
  fresh: 'new',
  playing: 'playing now',
  whole: 'Full ranking',
  gap: between,
  before: (from, to) => `Show ${between(from, to)}`,
  pages: 'Parts of the ranking',
  allHome: (count) => `All ${count} Danes`,
  footLive: 'Since: points since the official list. Arrows: places since the official list. Dot: playing now.',
  footOfficial: 'Arrows: places since the previous list. Dot: playing now.',
  outside: (count) => `The ranking has only ${plural(count, 'place', 'places')}`,
  outsideHint: 'This page does not exist.',
  noneOfLand: 'No one from this country in the ranking',
  first: 'Show from No. 1',
  rankNow: 'right now',
  rankOfficial: 'official',
  others: 'Other rankings',
  homeRank: number,
};
