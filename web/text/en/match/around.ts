import type * as da from '../../da/match/around.ts';
import { ordinal } from '../../ordinal.ts';
import type { TextOf } from '../../text-of.ts';
import { capital, plural } from '../language.ts';

export const commentaryText: TextOf<typeof da.commentaryText> = {
  chooseLines: 'Choose lines',
  all: 'All',
  important: 'Key moments',
  pause: 'Pause',
  goOn: 'Resume',
  waiting: (count) => `${count} new`,
  older: (count) => `Show older (${count})`,
  none: 'No commentary yet',
  noImportant: 'No key moments yet',
  noneHint: 'The lines appear here as they are written.',
  listen: (commentator) => (commentator === '' ? 'Listen to the match' : `Listen to the match with ${commentator}`),
  goal: 'GOAL',
  points: 'Points',
  icon: {
    none: '',
    whistle: '',
    time: '',
    'own-goal': 'Own goal',
    penalty: 'Penalty',
    'penalty-missed': 'Penalty missed',
    'yellow-card': 'Yellow card',
    'red-card': 'Red card',
    substitution: 'Substitution',
    corner: 'Corner',
    chance: 'Chance',
    injury: 'Injury',
    'video-review': 'VAR review',
    'line-up': 'Line-up',
  },
};

export const headToHeadText: TextOf<typeof da.headToHeadText> = {
  chooseMatches: 'Choose matches',
  title: 'Head-to-head',
  count: (count) => plural(count, 'match', 'matches'),
  latest: 'Latest,',
  form: 'Form, latest on the right',
  draws: 'Draws',
  latestMeetings: (count, all) =>
    `The last ${count}${all > count ? ` of ${plural(all, 'match', 'matches')}` : ''}, at most ten years back`,
  balance: ({ counts, meetings }, [home, away]) =>
    `The last ${meetings} meetings: ${home} won ${counts[0]}, ${away} won ${counts[2]}, ${counts[1]} drawn`,
  penalties: (score) => `${score} pens`,
  more: (count) => `Show ${count} more`,
  none: 'No previous matches',
  noneHint: 'We know of no matches before this one.',
};

export const videoText: TextOf<typeof da.videoText> = {
  title: 'Video',
  note: 'Videos open on the site that has the recording. Nothing is loaded from there until you press.',
  none: 'No video yet',
  noneHint: 'Clips from the match appear here once they are published.',
};

export const aroundText: TextOf<typeof da.aroundText> = {
  table: 'Standings',
  tableCaption: (competition) => `Part of the standings, ${competition}`,
  now: 'right now',
  playing: 'Playing now',
  rank: '#',
  team: 'Name',
  played: 'Matches played',
  points: 'Points',
  next: 'Next matches',
  round: (round) => capital(round),
  sameDay: 'Same day',
  before: 'Before the match',
  anyMoment: 'Starts any moment now',
  timeUnknown: 'Time to be confirmed',
  place: (rank, points) => `${ordinal(rank)}${points === null ? '' : ` · ${points} points`}`,
  preview: 'Preview',
  lineups: 'Line-ups',
  meetings: 'Head-to-head',
  report: 'Match report',
  wholeReport: 'Read the full report',
};
