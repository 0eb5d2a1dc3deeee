export const appText = {
  title: 'Stillingen som app',
  lead: 'Læg Stillingen på hjemmeskærmen. Den åbner i sit eget vindue, husker dine valg og kan give besked ved mål, når du har sagt ja til notifikationer.',
  install: 'Installér appen',
  installed: 'Appen er installeret på denne enhed.',
  running: 'Du bruger appen nu.',
  ways: [
    {
      title: 'Android',
      steps: [
        'Åbn siden i Chrome, Edge eller Samsung Internet.',
        'Tryk på menuen ⋮.',
        'Vælg ”Føj til startskærm” eller ”Installér app”.',
      ],
    },
    {
      title: 'iPhone og iPad',
      steps: ['Åbn siden i Safari.', 'Tryk på Del-knappen.', 'Vælg ”Føj til hjemmeskærm”.'],
      note: 'På iPhone og iPad virker notifikationer først, når appen ligger på hjemmeskærmen.',
    },
    {
      title: 'Computer',
      choices: ['Chrome og Edge: Tryk på installationsikonet i adresselinjen.', 'Safari på Mac: Vælg Arkiv og ”Føj til Dock”.'],
    },
  ],
  what: 'Det skal du vide',
  points: [
    'Appen er websitet selv: Der hentes ingen fil fra en appbutik, og den er altid opdateret.',
    'Den fylder næsten ingenting og kræver ingen konto.',
    'Du fjerner den igen som enhver anden app.',
  ],
} as const;
