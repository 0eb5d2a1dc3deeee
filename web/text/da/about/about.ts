export const aboutText = {
  title: 'Om Stillingen',
  lead: 'Stillingen viser livescore, resultater, kampprogrammer og stillinger fra mange sportsgrene, på dansk og uden at du skal oprette en konto.',
  open: 'Åben kildekode',
  openText:
    'Programmet bag siden er åben kildekode under licensen Apache 2.0. Enhver må læse det, ændre det og drive sit eget websted med det.',
  operator: 'Hvem driver siden',
  operatorUnknown: 'Den, der driver dette websted, har ikke oplyst navn eller adresse her.',
  name: 'Navn',
  address: 'Adresse',
  email: 'E-mail',
  cvr: 'CVR-nr.',
  scores: 'Sådan kommer stillingen frem',
  scoresText: [
    'Hver kamp har en leverandør, som melder mål, kort, skift i status og rettelser. Serveren afviser det, der ikke kan passe, gemmer resten i rækkefølge og sender det videre til din skærm.',
    'Er forbindelsen nede, eller er data forsinkede, står det øverst på siden sammen med det tidspunkt, stillingen er fra.',
  ],
  corrections: 'Rettelser',
  correctionsText: [
    'Et mål kan blive taget tilbage, og et resultat kan blive rettet bagefter. Så viser siden den nye stilling og markerer, at den er rettet. En notifikation om et mål, der ikke tæller, bliver afløst af en ny.',
    'Finder du en fejl, så skriv til adressen herover.',
  ],
  correctionsUnknown: 'Finder du en fejl, så skriv til den, der driver siden.',
  sources: 'Kilder og licenser',
  noSources: 'Webstedet har ikke angivet kilder til sine data.',
  sourcesText: 'Kampe og resultater på denne side kommer fra:',
  marks:
    'Klublogoer følger ikke med programmet: Det tegner selv mærkerne ud for holdene, medmindre webstedet har lagt egne billeder ind. Navne på hold og turneringer tilhører deres ejere.',
  demo: 'Demodata',
  demoText: {
    all: 'Alle kampe på dette websted er simulerede. De er lavet for at vise, hvordan siden virker, og har intet med virkelige kampe at gøre.',
    some: 'Nogle kampe på dette websted er simulerede. De er mærket, hvor de vises, og har intet med virkelige kampe at gøre.',
  },
} as const;
