import { SPORT } from '@stillingen/domain';
import type { TransferMessage } from '@stillingen/domain/messages';
import { createRandom } from '../../../random.ts';
import { copenhagenSeconds, dayNumber, dayText, instant } from '../../engine/calendar/copenhagen.ts';
import type { Entrant } from '../../engine/fields.ts';
import { squadOf } from '../../engine/squad.ts';

export type TransferClub = Pick<Entrant, 'name' | 'country'>;

const WINDOWS = [
  { from: '01-02', days: 31 },
  { from: '07-01', days: 62 },
] as const;
const OF_A_WINDOW = 80;
const LOAN = 0.25;
const FREE = 0.2;
const FEE_PUBLISHED = 0.7;

type Window = { readonly firstDay: number; readonly days: number };

function transferOf(seed: string, clubs: readonly TransferClub[], { firstDay, days }: Window, number: number): TransferMessage {
  const random = createRandom(seed, 'transfer', firstDay, number);
  const [to, from] = random.shuffle(clubs) as [TransferClub, TransferClub];
  const day = firstDay + random.int(0, days - 1);
  const kind = random.next();
  const type = kind < LOAN ? 'loan' : kind < LOAN + FREE ? 'free' : 'transfer';
  return {
    kind: 'transfer',
    key: `transfer/${firstDay}/${number}`,
    seq: 0,
    at: instant(copenhagenSeconds(day, 0)),
    sport: SPORT.football,
    // A club's players include those it bought.
    player: { name: random.pick(squadOf(to.name, to.country)), kind: 'person' },
    from,
    to,
    date: dayText(day),
    type,
    ...(type === 'transfer' && random.chance(FEE_PUBLISHED) ? { fee: `${random.int(1, 40)},${random.int(0, 9)} mio. euro` } : {}),
  };
}

export function transfersOn(seed: string, clubs: readonly TransferClub[], day: number): readonly TransferMessage[] {
  if (clubs.length < 2) return [];
  const year = Number(dayText(day).slice(0, 4));
  const windows = [year - 1, year].flatMap((of) =>
    WINDOWS.map(({ from, days }) => ({ firstDay: dayNumber(`${of}-${from}`), days })),
  );
  const window = windows.findLast(({ firstDay }) => firstDay <= day)!;
  return Array.from({ length: OF_A_WINDOW }, (_, number) => transferOf(seed, clubs, window, number))
    .filter(({ date }) => dayNumber(date) <= day)
    .toSorted((a, b) => (a.at < b.at ? -1 : 1));
}
