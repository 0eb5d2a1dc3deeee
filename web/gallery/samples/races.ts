import { type Results, Stage } from '@stillingen/domain';
import type { LeagueRow } from '@stillingen/wire';
import type { TableRow } from '@stillingen/client';
import { entry, league, marked, NOW_S, type Participant, type Sample } from '../make-row.ts';

type SampleRow = readonly [participant: Participant, results: Results, words?: Partial<TableRow>];

function race(id: string, sportId: number, stage: number, words: Partial<LeagueRow>, lines: readonly SampleRow[]): Sample {
  return {
    league: league(id, sportId, '', { title: id, noDuel: true, race: `${NOW_S}|||`, ...words }),
    rows: lines.map(([participant, results, own], index) =>
      entry(id, `${id}${index}`, participant, stage, results, { rank: own?.entryStatus == null ? index + 1 : null, ...own }),
    ),
  };
}

export const races: readonly Sample[] = [
  race(
    'r-bilspor',
    32,
    Stage.live,
    { meeting: 'Monacos Grand Prix', session: 'Løb', venue: 'Monte Carlo', venueCountry: 'mc', name: 'Formel 1', length: '78' },
    [
      [['Max Verstappen', 'nl'], { laps: '31', time: '41:02.118' }, { team: 'Red Bull', done: '31', notice: 'Safety car' }],
      [['Lando Norris', 'gb'], { laps: '31', gap: '+1.204' }, { team: 'McLaren' }],
      [['Kevin Magnussen', 'dk'], { laps: '30', lapDistance: '1' }, { team: 'Haas' }],
      [['Charles Leclerc', 'mc'], { laps: '12' }, { team: 'Ferrari', entryStatus: 'retired' }],
    ],
  ),
  race(
    'r-golf000',
    23,
    67,
    {
      meeting: 'Made in HimmerLand',
      session: '3. runde',
      venue: 'Farsø',
      venueCountry: 'dk',
      name: 'DP World Tour',
      race: `${NOW_S}||71|3 mio. $`,
    },
    [
      [['Rasmus Højgaard', 'dk'], { toPar: '-11', today: '-4', holesPlayed: '14' }],
      [['Nicolai Højgaard', 'dk'], { toPar: '-9', today: '-1', holesPlayed: 'F' }, { tied: true }],
      [['Thorbjørn Olesen', 'dk'], { toPar: '-9', today: '0', holesPlayed: '16' }, { rank: 2, tied: true }],
      [['Tyrrell Hatton', 'gb-eng'], { toPar: '+3', today: '+1' }, { entryStatus: 'cut' }],
    ],
  ),
  race(
    'r-cykling',
    34,
    Stage.live,
    { meeting: 'Tour de France', session: '7. etape', venue: 'Alpe d’Huez', venueCountry: 'fr', length: '166' },
    [
      [['Jonas Vingegaard', 'dk'], { time: '4:12:09' }, { team: 'Visma', done: '124' }],
      [['Tadej Pogačar', 'si'], { gap: '+0:34' }, { team: 'UAE Team Emirates' }],
      [['Mattias Skjelmose', 'dk'], { gap: '+1:12' }, { team: 'Lidl-Trek' }],
      [['Mads Pedersen', 'dk'], {}, { team: 'Lidl-Trek', entryStatus: 'over-time-limit' }],
    ],
  ),
  race(
    'r-skihop0',
    38,
    Stage.live,
    { meeting: 'Holmenkollen', session: '2. runde, storbakke', venue: 'Oslo', venueCountry: 'no', length: '30' },
    [
      [['Ryoyu Kobayashi', 'jp'], { jump1: '134.5', jump2: '137', points: '285.4' }, { done: '18' }],
      [['Stefan Kraft', 'at'], { jump1: '131', jump2: '133.5', points: '276.1' }],
      [['Halvor Egner Granerud', 'no'], { jump1: '129.5' }, { entryStatus: 'disqualified' }],
    ],
  ),
  race('r-alpint0', 39, Stage.finished, { meeting: 'Kitzbühel', session: 'Slalom', venue: 'Ganslern', venueCountry: 'at' }, [
    [['Lucas Pinheiro Braathen', 'br'], { bib: '6', run1: '50.12', run2: '51.08', time: '1:41.20' }, { provisional: true }],
    [['Clément Noël', 'fr'], { bib: '3', run1: '49.98', run2: '51.57', gap: '+0.35' }],
    [['Henrik Kristoffersen', 'no'], { bib: '1', run1: '50.40' }, { entryStatus: 'retired' }],
  ]),
  race(
    'r-langren',
    40,
    Stage.live,
    { meeting: 'Lahti', session: '50 km klassisk', venue: 'Lahti', venueCountry: 'fi', length: '50' },
    [
      [['Johannes Høsflot Klæbo', 'no'], { distance: '12.5' }, { done: '12.5' }],
      [['William Poromaa', 'se'], { gap: '+2.4' }],
    ],
  ),
  race(
    'r-skiskyd',
    41,
    Stage.finished,
    { meeting: 'Ruhpolding', session: 'Jagtstart, mænd', venue: 'Chiemgau Arena', venueCountry: 'de' },
    [
      [
        ['Johannes Thingnes Bø', 'no'],
        { shooting: '0+1+0+0', time: '32:04.1' },
        { corrections: 1, correctedReason: 'Resultat rettet', ...marked('correction', null) },
      ],
      [['Sturla Holm Lægreid', 'no'], { shooting: '0+0+0+1', gap: '+8.3' }],
    ],
  ),
  race(
    'r-hestvad',
    35,
    Stage.live,
    { meeting: 'Klampenborg', session: '3. løb', venue: '1600 m, græs', venueCountry: 'dk', name: 'Dansk galop' },
    [
      [['Grand Prix Hero', 'dk'], { jockey: 'Elione Chaves', weight: '58,0', age: '4', draw: '3', startingPrice: '3.5' }],
      [['Sir Nobel', 'se'], { jockey: 'Carlos Lopez', weight: '57,5', age: '5', draw: '1', gap: '1 længde', startingPrice: '7' }],
      [['Nattens Dronning', 'dk'], { jockey: 'Per-Anders Gråberg' }, { entryStatus: 'non-runner' }],
    ],
  ),
  race(
    'r-planlag',
    33,
    Stage.scheduled,
    { meeting: 'Speedway Grand Prix', session: 'Finaleaften', venue: 'Vojens', venueCountry: 'dk', name: 'Speedway GP' },
    [
      [['Leon Madsen', 'dk'], {}, { rank: null }],
      [['Mikkel Michelsen', 'dk'], {}, { rank: null }],
    ],
  ),
  race('r-udsat00', 32, Stage.postponed, { meeting: 'Rallye Monte-Carlo', session: '1. etape', venueCountry: 'mc' }, [
    [['Sébastien Ogier', 'fr'], {}, { rank: null, team: 'Toyota' }],
  ]),
];
