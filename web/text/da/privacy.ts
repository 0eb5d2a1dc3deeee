export const privacyText = {
  title: 'Privatliv',
  intro: 'Du kan læse alt på Stillingen uden konto. Det, du selv vælger, ligger i din browser. Her kan du se det og slette det.',
  consent: 'Dit samtykke',
  noConsent: 'Siden gør ikke noget, der kræver dit samtykke: Den tæller ikke dine besøg og viser ingen reklamer.',
  needsScript: 'Du kan svare, når JavaScript er slået til. Indtil da er intet af det slået til.',
  kinds: 'Hvad vi kan gemme på din enhed',
  kindsWhy:
    'Alt er nødvendigt for det, der står ved det, medmindre der står, at det kræver samtykke. Intet af det bruges til at følge dig på andre sider, og ingen andre sider kan læse det.',
  columns: { thing: 'Hvad', use: 'Til hvad', kept: 'Hvor længe', place: 'Hvor' },
  places: { local: 'browserens lager', session: 'fanens lager', cookie: 'cookie' },
  offline:
    'Derudover gemmer browseren en side, som vises, når der ikke er forbindelse. Har du slået notifikationer til, kender den også nøglen til dem.',
  server: 'Hvad serveren gemmer',
  serverPoints: [
    'Din IP-adresse bruges kortvarigt til at beskytte siden mod misbrug.',
    'Slår du notifikationer til, gemmer vi enhedens adresse hos browserens tjeneste, og hvad du vil have besked om, til du slår dem fra.',
  ],
  serverConsent:
    'Når du svarer om samtykke, gemmer vi tidspunktet, spørgsmålet, dit svar og et tilfældigt nummer i fem år, så svaret kan vises. Der står intet om dig.',
  serverAccount: 'Har du en konto, gemmer vi det, der står i privatlivspolitikken for konti, til du sletter den.',
  serverStatistics: 'Siger du ja til statistik, tæller vi, hvilke sider der bliver vist.',
  rights: 'Dine rettigheder',
  rightsPoints: [
    'Du kan få at vide, hvad vi har om dig, og få det rettet, udleveret eller slettet.',
    'Du kan trække et samtykke tilbage, når du vil. Det er lige så let som at give det.',
    'Du kan klage til Datatilsynet, Carl Jacobsens Vej 35, 2500 Valby, datatilsynet.dk.',
  ],
  contact: 'Kontakt',
  noOperator: 'Den, der driver siden, har ikke oplyst navn og adresse.',
  write: 'Skriv til',
} as const;
