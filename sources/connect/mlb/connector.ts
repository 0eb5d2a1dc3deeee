import type { Connector, PlanInput, SourceRequest } from '../kit/connector.ts';
import { HOUR, paceOf, SECOND } from '../kit/pace.ts';
import { dayAfter, easternDay, listedDays } from '../kit/us-days.ts';
import { read } from './read.ts';

const LIVE_INTERVAL = 15 * SECOND;
const DAYS_AHEAD = 7;
const GAMES = '/api/v1/schedule?sportId=1';

function requests({ matches, nowMs }: PlanInput): SourceRequest[] {
  const lists = listedDays(matches, nowMs).map((day) => ({
    path: `${GAMES}&date=${day}&hydrate=linescore`,
    ...paceOf(
      matches.filter(({ group }) => group === day),
      nowMs,
      LIVE_INTERVAL,
    ),
  }));
  const today = easternDay(nowMs);
  const week = `${GAMES}&startDate=${dayAfter(today, 1)}&endDate=${dayAfter(today, DAYS_AHEAD)}`;
  return [...lists, { path: week, everyMs: 6 * HOUR, isLive: false }];
}

export const mlb: Connector = {
  name: 'mlb',
  about: 'baseball: the MLB with its spring training, live within seconds',
  terms: 'individual, non-commercial, non-bulk use only; each answer states it',
  website: 'https://www.mlb.com',
  attribution: {
    text: 'Data: MLB Advanced Media, L.P.',
    url: 'https://gdx.mlb.com/components/copyright.txt',
    licence: 'kun privat, ikke-kommerciel brug',
  },
  address: 'https://statsapi.mlb.com',
  key: null,
  limits: { perMinute: 12, perHour: 600, perDay: 10_000 },
  leagues: null,
  requests,
  read,
};
