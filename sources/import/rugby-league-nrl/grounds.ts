/** A ground: its name, and the time that its clocks show. */
export interface Ground {
  readonly name: string;
  readonly zone: string;
}

const EAST = 'Australia/Sydney';
/** Without summer time. */
const QUEENSLAND = 'Australia/Brisbane';
const NEW_ZEALAND = 'Pacific/Auckland';

/** Grounds by the numbers that the files call them by. */
const GROUNDS: Readonly<Record<string, readonly [name: string, zone: string]>> = {
  '3': ['Penrith Park, Sydney', EAST],
  '4': ['Canberra Stadium', EAST],
  '5': ['Brookvale Oval, Sydney', EAST],
  '6': ['Mt Smart, Auckland', NEW_ZEALAND],
  '7': ['Leichhardt Oval, Sydney', EAST],
  '9': ['Endeavour Field, Sydney', EAST],
  '11': ['Hunter Stadium, Newcastle', EAST],
  '18': ['Sky Stadium, Wellington', NEW_ZEALAND],
  '19': ['Campbelltown Sports Stadium', EAST],
  '20': ['Stadium Australia, Sydney', EAST],
  '21': ['Wollongong Showground', EAST],
  '23': ['Jubilee Oval, Sydney', EAST],
  '24': ['Sydney Cricket Ground', EAST],
  '26': ['Central Coast Stadium, Gosford', EAST],
  '27': ['Belmore Sports Ground, Sydney', EAST],
  '30': ['Docklands, Melbourne', 'Australia/Melbourne'],
  '70': ['Waikato Stadium, Hamilton', NEW_ZEALAND],
  '108': ['Carrington Park, Bathurst', EAST],
  '119': ['Brisbane Cricket Ground', QUEENSLAND],
  '130': ['Coffs Harbour International Stadium', EAST],
  '149': ['Robina Stadium, Gold Coast', QUEENSLAND],
  '251': ['Melbourne Rectangular Stadium', 'Australia/Melbourne'],
  '393': ['Barlow Park, Cairns', QUEENSLAND],
  '409': ['Scully Park, Tamworth', EAST],
  '423': ['Marrara Stadium, Darwin', 'Australia/Darwin'],
  '432': ['Glen Willow Oval, Mudgee', EAST],
  '475': ['McLean Park, Napier', NEW_ZEALAND],
  '498': ['McDonalds Park, Wagga Wagga', EAST],
  '804': ['Perth Stadium', 'Australia/Perth'],
  '939': ['Sunshine Coast Stadium', QUEENSLAND],
  '940': ['Western Sydney Stadium', EAST],
  '968': ['Dolphin Stadium, Redcliffe', QUEENSLAND],
  '985': ['North Queensland Stadium, Townsville', QUEENSLAND],
  '1092': ['Salter Oval, Bundaberg', QUEENSLAND],
  '1096': ['Sydney Football Stadium', EAST],
  '1097': ['Lang Park, Brisbane', QUEENSLAND],
};

/** The ground with this number; null where it is not known. */
export function groundOf(number: string): Ground | null {
  const [name, zone] = GROUNDS[number] ?? [];
  return name === undefined || zone === undefined ? null : { name, zone };
}
