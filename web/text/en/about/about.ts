import type * as da from '../../da/about/about.ts';
import type { TextOf } from '../../text-of.ts';

export const aboutText: TextOf<typeof da.aboutText> = {
  title: 'About Stillingen',
  lead: 'Stillingen shows live scores, results, fixtures and standings from many sports, without you having to create an account.',
  open: 'Open source',
  openText:
    'The program behind the site is open source under the Apache 2.0 licence. Anyone may read it, change it and run their own site with it.',
  operator: 'The operator of this site',
  operatorUnknown: 'The operator of this site has not given a name or address here.',
  name: 'Name',
  address: 'Address',
  email: 'Email',
  cvr: 'CVR no. (Danish business register)',
  scores: 'How scores get here',
  scoresText: [
    'Each match has a provider that reports goals, cards, changes of status and corrections. The server rejects what cannot be right, stores the rest in order and sends it on to your screen.',
    'If the connection is down or data is delayed, the top of the page states so, with the time the scores are from.',
  ],
  corrections: 'Corrections',
  correctionsText: [
    'A goal can be ruled out, and a result can be corrected afterwards. The page then shows the new score and marks it as corrected. A notification about a goal that does not count is replaced by a new one.',
    'If you find an error, please write to the address above.',
  ],
  correctionsUnknown: 'If you find an error, please write to the operator of the site.',
  sources: 'Sources and licences',
  noSources: 'The site has not named the sources of its data.',
  sourcesText: 'Matches and results on this site come from:',
  marks:
    'Club logos do not come with the program: it draws the marks beside the teams itself, unless the site has added pictures of its own. Names of teams and competitions belong to their owners.',
  demo: 'Demo data',
  demoText: {
    all: 'All matches on this site are simulated. They are made to show how the site works and have nothing to do with real matches.',
    some: 'Some matches on this site are simulated. They are marked where they appear and have nothing to do with real matches.',
  },
};
