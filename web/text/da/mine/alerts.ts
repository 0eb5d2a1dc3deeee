import type { AlertKind, AlertOccasion } from '@stillingen/domain';
import { capital, plural } from '../language.ts';

export const alertsText = {
  title: 'Notifikationer',
  tool: (unread: number): string => (unread === 0 ? 'Notifikationer' : `Notifikationer, ${plural(unread, 'ny', 'nye')}`),
  today: (count: number): string => `${count} i dag`,
  quiet: (from: string, to: string): string => `forstyr ikke fra ${from} til ${to}`,
  tabs: { all: 'Alle', delivered: 'Leveret' },
  tabsLabel: 'Notifikationer',
  settings: 'Indstillinger',
  markRead: 'Markér som læst',
  day: { today: 'I dag', yesterday: 'I går' },
  corrected: 'Rettet',
  correctedAt: (time: string): string => `Rettet på din skærm kl. ${time}`,
  was: 'før',
  new: 'Ny',
  empty: 'Ingen notifikationer endnu',
  emptyHint: 'Følg en kamp eller et hold. Når der sker noget, kan du også læse det her i syv dage.',
  loading: 'Henter dine notifikationer',
  withoutScripts: 'Dine notifikationer ligger kun på din enhed. De vises her, når JavaScript er slået til.',
  close: 'Luk',
  closeBox: (text: string): string => `Luk notifikationen: ${text}`,
  boxes: 'Nye notifikationer',
} as const;

export const deliveryText = {
  device: 'Denne enhed',
  permission: 'Tilladt i browseren',
  permissions: { granted: 'Ja', denied: 'Nej, slået fra', default: 'Ikke spurgt', unsupported: 'Kan ikke bruges her' },
  last: 'Senest sendt',
  never: 'Aldrig',
  countToday: 'Sendt i dag',
  recent: 'Seneste syv dage',
  none: 'Intet er sendt til denne enhed endnu.',
  failed: 'Listen kunne ikke hentes',
  failedHint: 'Prøv igen om lidt.',
  loading: 'Henter listen',
  test: 'Send en test',
  ruleKind: 'Egen regel',
  testKind: 'Test',
  testSent: 'Testen er sendt. Den skulle komme om få sekunder.',
  testFailed: 'Testen kunne ikke sendes. Prøv igen om lidt.',
  outcomes: {
    sent: 'Sendt',
    quiet: 'Ikke sendt: forstyr ikke',
    ceiling: 'Ikke sendt: dagens loft var nået',
    expired: 'Ikke sendt: for gammel',
    refused: 'Afvist af browserens tjeneste',
    failed: 'Browserens tjeneste svarede ikke',
    dropped: 'Ikke sendt: serveren nåede det ikke',
  },
} as const;

export const KIND_TEXT: Readonly<Record<AlertKind, { readonly label: string; readonly hint?: string; readonly short: string }>> =
  {
    start: { label: 'Kampstart', short: 'start' },
    goal: { label: 'Mål', hint: 'Rettes i samme notifikation, hvis det annulleres', short: 'mål' },
    red: { label: 'Rødt kort', short: 'kort' },
    half: { label: 'Pause', short: 'pause' },
    end: { label: 'Slutresultat', short: 'slut' },
    lineups: { label: 'Opstillinger', hint: 'Cirka en time før', short: 'opstillinger' },
    correction: { label: 'Rettelser', hint: 'Når et mål eller et kort bliver ændret', short: 'rettelser' },
    moved: { label: 'Udsat, flyttet, aflyst', short: 'ændringer' },
  };

/** For the picture beside a notification. */
export const OCCASION_TEXT: Partial<Record<AlertOccasion | 'rule', string>> = { goal: 'Mål', red: 'Rødt kort' };

export const bellText = {
  of: { match: 'Besked om kampen', team: 'Besked om alle kampe', league: 'Besked om ligaen' },
  button: (rule: string, name: string): string => `Besked om ${name}: ${rule}`,
  presets: { important: 'Det vigtigste', all: 'Alt', end: 'Kun slutresultat', none: 'Ingen' },
  presetsLabel: 'Hurtige valg',
  kinds: 'Giv mig besked om',
  none: 'Ingen besked',
  all: 'Alt',
  more: (count: number): string => ` + ${count}`,
  usual: 'Brug mit standardvalg',
  isUsual: 'Følger dit standardvalg',
  isOff: 'Vælg, hvad du vil have besked om. Det gælder fra nu af.',
  off: 'Slå fra',
  done: 'Færdig',
} as const;

const MOST_WORDS = 3;

/** 'Mål, kort, slut' */
export function ruleText(kinds: readonly AlertKind[], allKinds: number): string {
  if (kinds.length === 0) return bellText.none;
  if (kinds.length === allKinds) return bellText.all;
  const words = kinds.slice(0, MOST_WORDS).map((kind) => KIND_TEXT[kind].short);
  const more = kinds.length - words.length;
  return capital(words.join(', ')) + (more > 0 ? bellText.more(more) : '');
}

export const alertSettingsText = {
  title: 'Notifikationer',
  page: 'Mens siden er åben',
  pageWhy: 'Felter nederst på skærmen, når der sker noget i det, du følger. Ikke på telefoner.',
  modes: { yessound: 'Vis med lyd', yessilent: 'Vis uden lyd', no: 'Fra' },
  sound: 'Lyd på denne enhed',
  soundHint: 'Ét lydsignal ad gangen, aldrig uden at du har valgt ”Vis med lyd”.',
  soundTest: 'Prøv lyden',
  soundRefused: 'Browseren tillader først lyd, når du har trykket et sted på siden.',
  kinds: 'Giv mig besked om',
  kindsWhy: 'Gælder kampe og hold, du følger. En kamp, et hold eller en liga kan have sit eget valg: tryk på klokken der.',
  push: 'Når siden er lukket',
  pushWhy: 'Så sender vi besked til denne enhed, også når Stillingen er lukket. Aldrig reklame eller odds.',
  peace: 'Hvor meget og hvornår',
  quiet: 'Forstyr ikke',
  quietHint: 'Intet kommer frem på enheden i det tidsrum',
  quietFrom: 'Fra',
  quietTo: 'Til',
  ceiling: 'Loft pr. dag',
  ceilingHint: 'Derefter kun slutresultater og rettelser',
  ceilingCount: 'Højst pr. dag',
  ceilings: (count: number): string => `Højst ${count}`,
  tvSync: 'Vent på tv-synk',
  tvSyncHint: 'Beskeden kommer lige så sent som billedet på dit tv',
  loading: 'Henter dine valg',
  toLog: 'Se, hvad der er sendt',
  toPage: 'Alle notifikationer',
} as const;

export const pushText = {
  on: 'Slået til på denne enhed',
  turnOn: 'Slå til på denne enhed',
  turnOff: 'Slå fra på denne enhed',
  working: 'Et øjeblik …',
  denied:
    'Du har sagt nej i browseren. Tryk på ikonet til venstre for adressen, vælg ”Notifikationer” og tillad dem for Stillingen. Genindlæs så siden.',
  unsupported: 'Denne browser kan ikke vise notifikationer, når siden er lukket.',
  homeScreen: 'På iPhone og iPad: tryk på Del, vælg ”Føj til hjemmeskærm”, og åbn Stillingen derfra. Så kan du slå det til her.',
  failed: 'Det lykkedes ikke. Prøv igen om lidt.',
  asksFirst: 'Browseren spørger om lov, når du har valgt.',
  without: 'Der kommer ingen besked, når siden er lukket, men du kan se det hele her.',
} as const;

export const toastText = { region: 'Beskeder', close: 'Luk' } as const;
