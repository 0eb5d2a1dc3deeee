import type { Entrant } from './knockout.ts';

/** Who plays in Europe: 36 clubs each, one country a line. */
const CLUBS = {
  'Champions League': `
gb-eng Arsenal, Liverpool, Manchester City, Chelsea, Tottenham, Newcastle
es Barcelona, Real Madrid, Atlético Madrid, Athletic Bilbao, Villarreal
it Inter, Napoli, Juventus, Atalanta
de Bayern München, Bayer Leverkusen, Borussia Dortmund, Eintracht Frankfurt
fr Paris Saint-Germain, Marseille, Monaco
nl PSV, Ajax
pt Sporting, Benfica
be Club Brugge, Union Saint-Gilloise
dk FC København
no Bodø/Glimt
cz Slavia Prag
tr Galatasaray
gr Olympiakos
cy Pafos
at Salzburg
hr Dinamo Zagreb`,
  'Europa League': `
gb-eng Aston Villa, Nottingham Forest, Manchester United
es Real Betis, Celta Vigo, Real Sociedad
it Roma, Bologna, Lazio
de Freiburg, Stuttgart, RB Leipzig
fr Lyon, Lille, Nice
nl Feyenoord, Go Ahead Eagles, Utrecht
pt Porto, Braga
be Genk
dk FC Midtjylland
gb-sct Celtic, Rangers
tr Fenerbahçe
gr PAOK, Panathinaikos
ch Basel, Young Boys
at Sturm Graz
no Brann
se Malmö FF
rs Røde Stjerne
ro FCSB
hu Ferencváros
cz Viktoria Plzeň`,
  'Conference League': `
gb-eng Crystal Palace, Brighton
es Rayo Vallecano, Valencia
it Fiorentina, Milan
de Mainz, Wolfsburg
fr Strasbourg, Lens, Rennes
nl AZ, Twente
pt Vitória Guimarães
be Anderlecht, Gent
dk Brøndby IF, AGF
gb-sct Aberdeen, Hibernian
tr Samsunspor, Beşiktaş
gr AEK Athen
ch Lausanne, Lugano
at Rapid Wien, LASK
no Viking, Rosenborg
se Häcken, Djurgården
cz Sparta Prag, Sigma Olomouc
pl Legia Warszawa, Lech Poznań, Jagiellonia Białystok`,
} as const;
export type EuropeanCompetition = keyof typeof CLUBS;
export const EUROPEAN_COMPETITIONS = Object.keys(CLUBS) as readonly EuropeanCompetition[];

const entrants = new Map(
  EUROPEAN_COMPETITIONS.map((name) => [
    name,
    CLUBS[name]
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [country, ...names] = line.split(/ (.+)/, 2).flatMap((text, index) => (index === 0 ? [text] : text.split(', ')));
        return names.map((club): Entrant => ({ name: club, country: country!, tier: 1 }));
      }),
  ]),
);

/** The 36 clubs of a European competition. */
export const europeanEntrants = (name: EuropeanCompetition): readonly Entrant[] => entrants.get(name)!;
