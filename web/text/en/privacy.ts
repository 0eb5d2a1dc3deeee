import type * as da from '../da/privacy.ts';
import type { TextOf } from '../text-of.ts';

export const privacyText: TextOf<typeof da.privacyText> = {
  title: 'Privacy',
  intro:
    'You can read everything on Stillingen without an account. What you choose yourself stays in your browser. Here you can see it and delete it.',
  consent: 'Your consent',
  noConsent: 'The site does nothing that needs your consent: it does not count your visits and shows no adverts.',
  needsScript: 'You can answer when JavaScript is on. Until then none of it is turned on.',
  kinds: 'What we can store on your device',
  kindsWhy:
    'All of it is necessary for the use beside it, unless it says that it needs consent. None of it is used to follow you on other sites, and no other site can read it.',
  columns: { thing: 'What', use: 'What for', kept: 'How long', place: 'Where' },
  places: { local: 'browser storage', session: 'tab storage', cookie: 'cookie' },
  offline:
    'The browser also stores one page that is shown when there is no connection. If you have turned notifications on, it also knows the key to them.',
  server: 'What the server stores',
  serverPoints: [
    'Your IP address is used for a short time to protect the site from abuse.',
    'If you turn notifications on, we store the address of the device at the service of the browser and what you want to be notified about, until you turn them off.',
  ],
  serverConsent:
    'When you answer about consent, we store the time, the question, your answer and a random number for five years, so that the answer can be shown. There is nothing about you in it.',
  serverAccount: 'If you have an account, we store what the privacy policy for accounts states, until you delete it.',
  serverStatistics: 'If you agree to statistics, we count which pages are shown.',
  rights: 'Your rights',
  rightsPoints: [
    'You can find out what we have about you and have it corrected, handed over or deleted.',
    'You can withdraw consent whenever you like. It is just as easy as giving it.',
    'You can complain to the Danish Data Protection Agency (Datatilsynet), Carl Jacobsens Vej 35, 2500 Valby, datatilsynet.dk.',
  ],
  contact: 'Contact',
  noOperator: 'The operator of the site has not given a name and address.',
  write: 'Write to',
};
