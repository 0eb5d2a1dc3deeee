export const STOP_SPILLET = { name: 'StopSpillet', url: 'https://stopspillet.dk', phone: '70 22 28 25', tel: 'tel:+4570222825' };
export const ROFUS = { name: 'ROFUS.nu', url: 'https://rofus.nu' };

export const noticeText = {
  label: 'Spil ansvarligt',
  footer: 'Fri og åben livescore. Odds er reklame, og du har selv slået dem til.',
  age: '18+',
  ageSpoken: 'Fra 18 år',
  start: 'Spil ansvarligt.',
  helpline: 'Spillemyndighedens hjælpelinje:',
  exclude: 'Udeluk dig selv:',
} as const;

export const oddsModeText = {
  title: 'Odds',
  show: 'Vis odds',
  off: 'Slået fra. Der sendes ingen odds, spiludbydere eller links til din enhed.',
  on: 'Slået til på denne enhed i 90 dage.',
  insecure: 'Odds kan kun slås til over en sikker forbindelse (https).',
  notServed: 'Slået til, men ingen udbyder vises, hvor du er.',
  whenOn: 'Når odds er slået til',
  inTable: 'I tabellen',
  inTableHint: 'tre tal i hver række',
  onMatch: 'På kampsiden',
  onMatchHint: 'fanen Odds med sammenligning',
  during: 'Under kampen',
  duringHint: 'liveodds, mens der spilles',
  format: 'Oddsformat',
  never: 'Odds kommer aldrig i notifikationer, e-mails, kalendere eller søgning.',
  failed: 'Det lykkedes ikke. Prøv igen.',
  age: {
    title: 'Er du fyldt 18 år?',
    text: 'Odds er reklame for spil, og du skal være fyldt 18 år for at spille.',
    points: [
      'Kun udbydere med tilladelse fra Spillemyndigheden',
      'Ingen bonusser og ingen odds i notifikationer',
      'Du kan slå odds fra igen med ét tryk',
    ],
    yes: 'Ja, jeg er fyldt 18 år',
    no: 'Nej',
    remembered: 'Svaret gemmes på denne enhed i 90 dage.',
    refused: 'Odds vises kun for personer, der er fyldt 18 år.',
  },
  lock: {
    title: 'Spær for odds',
    text: 'Odds kan ikke slås til, før tiden er gået. En spærring kan forlænges, men ikke fortrydes.',
    spans: { day: '24 timer', month: '30 dage', forever: 'For altid' },
    ask: (span: string): string => `Spær for odds: ${span}. Det kan ikke fortrydes.`,
    confirm: 'Spær for odds',
    cancel: 'Annullér',
    until: (date: string): string => `Odds er spærret til ${date}.`,
    forGood: 'Odds er spærret for altid.',
  },
} as const;

export const oddsFormatNames = {
  eu: 'Decimal',
  uk: 'Britisk',
  us: 'Amerikansk',
  hk: 'Hongkong',
  ma: 'Malaysisk',
  in: 'Indonesisk',
} as const;

export const responsibleText = {
  title: 'Spil ansvarligt',
  age: 'Du skal være fyldt 18 år for at spille. Spil er underholdning, ikke en måde at tjene penge på.',
  help: 'Hjælp',
  helpline: 'StopSpillet er Spillemyndighedens hjælpelinje til ansvarligt spil:',
  exclude: 'ROFUS er Spillemyndighedens register, hvor du kan udelukke dig selv fra spil i Danmark:',
  here: 'Odds på Stillingen',
  points: [
    'Odds vises kun, når du selv har slået dem til. Ellers sendes ingen odds, spiludbydere eller links til din enhed.',
    'I Danmark viser vi kun spiludbydere med tilladelse fra Spillemyndigheden.',
    'Rækkefølgen følger tilbagebetalingen til spilleren, aldrig betaling til os.',
    'Odds kommer aldrig i notifikationer, e-mails, kalendere eller søgning.',
    'Links til spiludbydere er reklame.',
  ],
  settings: 'Slå odds fra, eller spær for dem',
} as const;
