/** Where the World Cup stops, by the first word of the event's name. */
const PLACES: Readonly<Record<string, string>> = {
  Annecy: 'fr',
  Antholz: 'it',
  Beijing: 'cn',
  Brezno: 'sk',
  Canmore: 'ca',
  Hochfilzen: 'at',
  Kontiolahti: 'fi',
  Lenzerheide: 'ch',
  Nove: 'cz',
  Oberhof: 'de',
  Oestersund: 'se',
  Oslo: 'no',
  Otepaeae: 'ee',
  Pokljuka: 'si',
  Ruhpolding: 'de',
  Soldier: 'us',
  Östersund: 'se',
};

export const placeCountry = (event: string): string | undefined => PLACES[/^\p{L}+/u.exec(event)?.[0] ?? ''];

const DISCIPLINES: Readonly<Record<string, string>> = {
  individual: 'individuel',
  'short individual': 'kort individuel',
  sprint: 'sprint',
  pursuit: 'jagtstart',
  'mass start': 'fællesstart',
  'super sprint final': 'supersprint, finale',
  'super sprint qualification': 'supersprint, kvalifikation',
};

/** 'Men 12.5km Pursuit' as '12,5 km jagtstart'; null for a race of another form. */
export function sessionOf(race: string): { readonly label: string; readonly km: number } | null {
  const [, km, discipline] = /^(?:Men|Women)'?s? (\d+(?:\.\d+)?) ?km ([A-Za-z ]+)$/.exec(race.trim()) ?? [];
  const danish = DISCIPLINES[discipline?.replace(/ Competition$/, '').toLowerCase() ?? ''];
  return danish === undefined ? null : { label: `${km!.replace('.', ',')} km ${danish}`, km: Number(km) };
}

/** Two letters that stand for one in Norwegian and Swedish names; other languages have both. */
const LETTERS: Readonly<Record<string, readonly (readonly [pair: RegExp, letter: string])[]>> = {
  DEN: [
    [/oe/g, 'ø'],
    [/ae/g, 'æ'],
    [/OE/gi, 'Ø'],
    [/AE/gi, 'Æ'],
  ],
  NOR: [
    [/oe/g, 'ø'],
    [/ae/g, 'æ'],
    [/OE/gi, 'Ø'],
    [/AE/gi, 'Æ'],
  ],
  SWE: [
    [/oe/g, 'ö'],
    [/ae/g, 'ä'],
    [/OE/gi, 'Ö'],
    [/AE/gi, 'Ä'],
  ],
};

const capitalized = (word: string): string =>
  word.toLowerCase().replace(/(^|[-'’])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

/** 'BOE Johannes Thingnes' of NOR is Johannes Thingnes Bø: the family name stands in front in capitals. */
export function athleteName(written: string, nation: string): string {
  const words = written.trim().split(/\s+/);
  const given = words.filter((word) => word !== word.toUpperCase());
  const family = words.filter((word) => word === word.toUpperCase()).map(capitalized);
  const name = [...given, ...family].join(' ');
  return (LETTERS[nation] ?? []).reduce((text, [pair, letter]) => text.replace(pair, letter), name);
}
