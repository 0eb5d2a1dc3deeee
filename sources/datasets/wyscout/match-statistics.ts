import type { StatisticsMessage } from '@stillingen/domain/messages';
import type { RecordedEvent } from './recording.ts';

type Values = StatisticsMessage['values'];

const ACCURATE = 1801;
const SHOTS = new Set(['Free kick shot', 'Penalty']);
const FOULS = new Set(['Foul', 'Hand foul', 'Violent Foul']);

const isShot = ({ name, detail }: RecordedEvent): boolean => name === 'Shot' || (name === 'Free Kick' && SHOTS.has(detail));

/** The feed's numbers of statistics, and which events each counts. */
const COUNTED: readonly (readonly [stat: number, counts: (event: RecordedEvent) => boolean])[] = [
  [34, isShot],
  [13, (event) => isShot(event) && event.tags.has(ACCURATE)],
  [16, ({ name, detail }) => name === 'Free Kick' && detail === 'Corner'],
  [17, ({ name }) => name === 'Offside'],
  [21, ({ name, detail }) => name === 'Foul' && FOULS.has(detail)],
  [23, ({ tags }) => tags.has(1702) || tags.has(1703)],
  [22, ({ tags }) => tags.has(1701) || tags.has(1703)],
  [342, ({ name }) => name === 'Pass'],
];
const POSSESSION = 12;
const PASSES = 342;

/** The statistics of these events. Possession is the share of passes; the shoot-out counts for nothing. */
export function statisticsOf(events: readonly RecordedEvent[]): Values {
  const played = events.filter(({ period }) => period !== 'P');
  const values = COUNTED.map(([stat, counts]) => {
    const counted = played.filter(counts);
    const home = counted.filter(({ side }) => side === 'home').length;
    return { stat, home, away: counted.length - home };
  });
  const passes = values.find(({ stat }) => stat === PASSES)!;
  const all = passes.home + passes.away;
  const share = Math.round((100 * passes.home) / all);
  return [
    ...(all === 0 ? [] : [{ stat: POSSESSION, home: `${share}%`, away: `${100 - share}%` }]),
    ...values.map(({ stat, home, away }) => ({ stat, home: String(home), away: String(away) })),
  ];
}
