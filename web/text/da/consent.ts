import type { ConsentPurpose } from '@stillingen/wire';

const DATE = new Intl.DateTimeFormat('da-DK', { dateStyle: 'long', timeZone: 'Europe/Copenhagen' });
const dateOf = (atS: number): string => DATE.format(atS * 1000);

const WISHES: Readonly<Record<ConsentPurpose, string>> = { statistics: 'tælle besøg', advertising: 'vise reklamer' };
const DEEDS: Readonly<Record<ConsentPurpose, string>> = {
  statistics: 'Siger du ja til statistik, tæller vi, hvilke sider der bliver vist, og om de virker.',
  advertising: 'Siger du ja til reklamer, viser vi dem og kan tælle, hvor tit der bliver trykket på dem.',
};

export const consentText = {
  label: 'Samtykke',
  question: (needed: readonly ConsentPurpose[]): string => `Må vi ${needed.map((each) => WISHES[each]).join(' og ')}?`,
  text: (needed: readonly ConsentPurpose[]): string =>
    ['Stillingen virker lige godt uden. Vi gemmer kun det, du selv beder om: stjerner, tema og tv-synk.']
      .concat(needed.map((each) => DEEDS[each]))
      .join(' '),
  no: 'Nej tak',
  yes: 'Ja, det må I',
  choose: 'Vælg selv',
  policy: 'Om privatliv',
  back: 'Tilbage',
  save: 'Gem mit valg',
  necessary: 'Nødvendigt',
  necessaryHint: 'login, dine stjerner og dette valg',
  alwaysOn: 'altid',
  purposes: { statistics: 'Statistik', advertising: 'Reklamer' } satisfies Record<ConsentPurpose, string>,
  hints: {
    statistics: 'sidevisninger og fejl, uden profil af dig',
    advertising: 'reklamer, og hvor tit der bliver trykket på dem',
  } satisfies Record<ConsentPurpose, string>,
  failed: 'Dit valg kunne ikke gemmes, så intet er slået til. Prøv igen om lidt.',
  title: 'Dit samtykke',
  unanswered: 'Du har ikke svaret endnu, så intet af det er slået til.',
  granted: (atS: number): string => `Ja, siden ${dateOf(atS)}`,
  refused: (atS: number): string => `Nej, siden ${dateOf(atS)}`,
  askedAgain: (atS: number): string => `Vi spørger igen ${dateOf(atS)}, eller hvis siden vil noget nyt.`,
  proof: 'Kvittering',
  download: 'Hent kvittering',
  withoutProof: 'Dit nej er gemt i din browser alene.',
  withdraw: 'Træk samtykke tilbage',
  saved: 'Dit valg er gemt.',
} as const;
