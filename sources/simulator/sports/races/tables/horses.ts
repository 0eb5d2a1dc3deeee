/** Where horses race, and who rides there; the horses are invented. */
export interface Course {
  readonly name: string;
  readonly country: string;
  readonly races: number;
  /** When the first race begins, in Copenhagen, and minutes between races. */
  readonly first: string;
  readonly everyMinutes: number;
  readonly metres: readonly number[];
  readonly surface: string;
  readonly going: readonly string[];
  readonly prizes: readonly string[];
  readonly jockeys: readonly string[];
}

const list = (text: string): readonly string[] => text.split(', ');

const DANISH = list(
  'Elione Chaves, Carlos Lopez, Per-Anders Gråberg, Nikolaj Stott, Manuel G. Martinez, Oliver Wilson, Jacob Johansen, Martin Rodriguez, Rafael Schistl, Dina Danekilde, Robin Stenby, Sandro de Paiva, Josephine Chini, Janina Boysen, Kevin Stott, Anna Pilroth',
);
const BRITISH = list(
  'Oisin Murphy, William Buick, Ryan Moore, Tom Marquand, Hollie Doyle, Rossa Ryan, Cieren Fallon, Kieran Shoemark, Daniel Tudhope, David Egan, Silvestre de Sousa, Billy Loughnane, Jason Hart, Robert Havlin, Clifford Lee, Saffie Osborne',
);
const HONG_KONG = list(
  'Zac Purton, Hugh Bowman, Karis Teetan, Andrea Atzeni, Vincent Ho, Matthew Chadwick, Derek Leung, Luke Ferraris, Harry Bentley, Brenton Avdulla, Jerry Chau, Angus Chung, Ellis Wong, Keith Yeung, Lyle Hewitson, Alexis Badel',
);

const british = (name: string, first: string, surface = 'græs'): Course => ({
  name,
  country: 'gb',
  races: 6,
  first,
  everyMinutes: 35,
  metres: [1000, 1200, 1400, 1600, 2000, 2400],
  surface,
  going: surface === 'græs' ? ['god', 'god til blød', 'blød', 'god til fast'] : ['standard', 'standard til langsom'],
  prizes: ['8.000 £', '12.000 £', '20.000 £', '40.000 £'],
  jockeys: BRITISH,
});
const hongKong = (name: string, first: string): Course => ({
  name,
  country: 'hk',
  races: 9,
  first,
  everyMinutes: 30,
  metres: [1000, 1200, 1400, 1600, 1650, 1800],
  surface: 'græs',
  going: ['god', 'god til hurtig', 'god til blød'],
  prizes: ['875.000 HKD', '1.170.000 HKD', '1.860.000 HKD', '2.840.000 HKD'],
  jockeys: HONG_KONG,
});

export const KLAMPENBORG: Course = {
  name: 'Klampenborg',
  country: 'dk',
  races: 8,
  first: '13:00',
  everyMinutes: 30,
  metres: [1000, 1200, 1400, 1600, 1800, 2400],
  surface: 'græs',
  going: ['god', 'god til blød', 'fast', 'blød'],
  prizes: ['30.000 kr.', '40.000 kr.', '60.000 kr.', '150.000 kr.'],
  jockeys: DANISH,
};
export const SHA_TIN = hongKong('Sha Tin', '6:00');
export const HAPPY_VALLEY = hongKong('Happy Valley', '12:10');
/** Of summer and of winter, when the flat is raced on all-weather tracks. */
export const ON_GRASS = [
  british('Ascot', '15:00'),
  british('Newmarket', '14:40'),
  british('York', '14:50'),
  british('Goodwood', '15:05'),
  british('Doncaster', '14:30'),
  british('Sandown Park', '14:45'),
];
export const ON_SAND = [british('Kempton Park', '18:00', 'sand'), british('Wolverhampton', '17:30', 'sand')];

export const FIRST_WORDS = list(
  'Royal, Golden, Silent, Northern, Lucky, Silver, Midnight, Brave, Happy, Noble, Rapid, Crimson, Desert, Flying, Storm, Magic, Secret, Winter, Summer, Copper, Ocean, Forest, Diamond, Velvet, Thunder, Amber, Hidden, Sunny, Gentle, Grand, Iron, Scarlet, Mighty, Little, Wild, Blue',
);
export const SECOND_WORDS = list(
  'Dancer, Star, Prince, Arrow, Dream, Legend, Spirit, Flame, Echo, Knight, Rose, Falcon, River, Whisper, Fortune, Comet, Harbour, Song, Lady, Ranger, Pearl, Victory, Wind, Empire, Jewel, Promise, Runner, Shadow, Crown, Glory, Sky, Moon, Honour, Express, Tiger, Valley',
);
export const DANISH_HORSES = list(
  'Sir Nobel, Grand Prix Hero, Nattens Dronning, Lille Per, Kongens Fortrop, Havfruen, Vilde Viktor, Skovens Ro, Fru Hansen, Nordlyset, Bakkens Stolthed, Dyrehavens Drøm, Kaptajn Klo, Strandvejen, Solstråle, Øresunds Perle, Den Grå Dame, Tordenskjold, Lykkens Gang, Stormflod, Rosenborg, Vesterhavet, Mester Jakob, Frøken Fart, Danas Guld, Hubertus, Slotsherren, Skagens Gren, Kronjuvel, Første Forår, Klokkeblomst, Sct. Hans',
);
