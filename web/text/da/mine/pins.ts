import { plural } from '../language.ts';

/** My leagues. */
export const pinsText = {
  league: 'Ligaen',
  pinned: (league: string, others: number): string =>
    others === 0 ? `${league} er fastgjort.` : `${league} og ${plural(others, 'topliga', 'topligaer')} er fastgjort.`,
  unpinned: (league: string): string => `${league} er ikke længere fastgjort.`,
  failed: (league: string): string => `${league} kunne ikke gemmes og er sat tilbage.`,
  pending: (league: string): string => `${league} gemmes stadig. Prøv igen om lidt.`,
  orderFailed: 'Rækkefølgen kunne ikke gemmes og er sat tilbage.',
  title: 'Fastgjorte ligaer',
  about: 'øverst i tabellen, i denne rækkefølge',
  hint: 'Træk i ⠿ eller brug piletasterne. Ligaer gemmes på din konto, så de er ens overalt.',
  live: (count: number): string => `${count} live`,
  next: (when: string): string => `næste ${when}`,
  reorder: (league: string): string => `Flyt ${league}`,
  up: 'Flyt op',
  down: 'Flyt ned',
  first: 'Øverst',
  last: 'Nederst',
  moved: (league: string, place: number, count: number): string => `${league} er nu nummer ${place} af ${count}.`,
  suggestions: 'Forslag',
  loading: 'Henter dine ligaer',
  noneTitle: 'Ingen fastgjorte ligaer',
  noneHint: 'Tryk på nålen ved en liga, så står den øverst i tabellen.',
  failedTitle: 'Ligaerne kunne ikke hentes',
  failedHint: 'Rækkefølgen er gemt. Navnene kommer, når der er forbindelse igen.',
  signedOutTitle: 'Log ind for at fastgøre ligaer',
  signedOutHint: 'Fastgjorte ligaer gemmes på din konto. De står øverst i tabellen på alle dine enheder.',
  logIn: 'Log ind',
  noLogin: 'Login kunne ikke hentes. Tjek forbindelsen, og prøv igen.',
} as const;
