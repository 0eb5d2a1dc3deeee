import { Category } from '@stillingen/client';
import type * as da from '../da/table.ts';
import type { TextOf } from '../text-of.ts';
import { capital, changed, EVENT_FORMS, markMinutes, plural, saysChanged, within } from './language.ts';

const SERVING: Readonly<Record<string, string>> = {
  tennis: 'serving',
  badminton: 'serving',
  'table-tennis': 'serving',
  volleyball: 'serving',
  'beach-volleyball': 'serving',
  darts: 'throwing',
  snooker: 'at the table',
  cricket: 'batting',
  baseball: 'batting',
  pesapallo: 'batting',
  'american-football': 'in possession',
};

export const tableText: TextOf<typeof da.tableText> = {
  title: (sport, day) => `${sport} ${day}`,
  description: (sport, event) => `${sport}: live scores, results and today’s ${EVENT_FORMS[event].many}, minute by minute.`,
  categories: (event) => `Choose ${EVENT_FORMS[event].many}`,
  live: 'Live',
  category: {
    [Category.all]: 'All',
    [Category.live]: 'Live',
    [Category.finished]: 'Finished',
    [Category.scheduled]: 'Upcoming',
    [Category.odds]: 'Odds',
    [Category.mine]: 'Following',
    [Category.tv]: 'TV',
    [Category.audio]: 'Audio',
  },
  days: 'Choose day',
  previousDay: 'Previous day',
  nextDay: 'Next day',
  today: 'Today',
  byTime: 'Sort by time',
  byLeague: 'Sort by league',
  standings: 'Standings',
  /** '16', 'Runde 16', '16. runde' and 'Round 16' of feeds: 'Round 16'. */
  round: (round) => round.replace(/^(?:Round |Runde )?(\d+)(?:\. runde)?(?=$|,)/, 'Round $1'),
  matches: (count, live) => plural(count, 'match', 'matches') + (live > 0 ? `, ${live} live` : ''),
  show: (league) => `Show matches in ${league}`,
  hide: (league) => `Hide matches in ${league}`,
  setWon: 'SET',
  serving: ({ name }) => SERVING[name] ?? 'to play',
  bestOf: (most) => `best of ${most}`,
  /** The same in a narrow place. */
  atMost: (most) => `max ${most}`,
  rounds: (count) => plural(count, 'round', 'rounds'),
  superOver: (home, away) => `(${home} – ${away} in super over)`,
  withdrawn: (reason) => (reason === '' ? 'Corrected' : `Ruled out: ${within(reason)}`),
  changed,
  video: 'VAR',
  videoTitle: 'VAR is checking the goal',
  penalty: 'Penalty',
  onTelevision: (channels) => `Shown on ${channels}`,
  redCards: (count) => plural(count, 'red card', 'red cards'),
  scoreWas: (score) => `was ${score}`,
  corrected: (from, reason) => {
    if (from === '') return changed(reason);
    const before = `was ${markMinutes(from)}`;
    if (saysChanged(reason)) return `${changed(reason)}, ${before}`;
    return `Corrected, ${before}${reason === '' ? '' : `: ${within(reason)}`}`;
  },
  advanced: 'through',
  shootOut: (home, away) => `(${home}-${away} pens)`,
  aggregate: (home, away) => ({
    text: `(agg ${home}-${away})`,
    spoken: `${home}-${away} on aggregate`,
  }),
  provisional: 'Provisional',
  resultOnly: 'Final score only',
  simulated: 'Simulated',
  replayed: 'From the archive',
  beside: 'Beside the list',
  onTv: 'On TV',
  wholeTv: 'Full TV guide',
  correctionsTitle: 'Latest corrections',
  noCorrections: 'If a goal or a result is corrected, it appears here.',
  more: 'Show more',
  openMatch: 'Match',
  empty: (category, event) => {
    const { many, liveMany } = EVENT_FORMS[event];
    return {
      [Category.all]: `No ${many} this day`,
      [Category.live]: `No ${liveMany} right now`,
      [Category.finished]: `No finished ${many} yet`,
      [Category.scheduled]: `No more ${many} this day`,
      [Category.odds]: `No ${many} with odds this day`,
      [Category.mine]: `None of your ${many} today`,
      [Category.tv]: `No ${many} on TV this day`,
      [Category.audio]: `No ${many} with audio this day`,
    }[category];
  },
  emptySport: (sport, event) => `${sport}: no ${EVENT_FORMS[event].many} this day`,
  /** Of a site without any match. */
  vacant: (event) => `No ${EVENT_FORMS[event].many} yet`,
  start: 'Getting started:',
  emptySportHint: 'We show them here as soon as there are any.',
  next: (when, event) => `Next ${EVENT_FORMS[event].one}: ${when}`,
  seeAll: (event) => `See all ${EVENT_FORMS[event].many}`,
  seeNextDay: 'See next day',
  failed: (event) => `${capital(EVENT_FORMS[event].theMany)} could not be loaded`,
  failedHint: 'We will try again by ourselves shortly.',
  matchFailed: 'The match could not be loaded. There is no connection right now.',
};
