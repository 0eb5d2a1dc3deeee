import type { Message } from '@stillingen/domain/messages';
import type { ConsentPurpose } from '@stillingen/wire';
import { createSimulator } from '@stillingen/sources';
import { freePort } from '../../server/testing/child.ts';
import { startTestStack, type TestStack } from '../../server/testing/stack.ts';
import { createHappenings, DRIVER, OLDER } from './happening.ts';
import { createMatch, instant, nowS, SUPERLIGAEN } from './match.ts';

const BATCH = 500;
/** In the first hours of a day, too little of it is played to have pages of every kind. */
const PLAYED_MS = 10 * 3_600_000;

const dayOf = (ms: number): string => new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Copenhagen' }).format(ms);

function simulated(nowMs: number): Message[] {
  const world = createSimulator({ seed: 1, size: 20, nowMs, everySportLive: true });
  const day = dayOf(nowMs);
  const days = [...new Set([dayOf(nowMs - PLAYED_MS), day])];
  const isOver = (at: number): boolean => at * 1000 <= nowMs;
  return [
    ...days.flatMap((each) => [...world.day(each), ...world.showcase(each)]).flatMap((plan) => plan.announcement()),
    ...days
      .flatMap((each) => world.day(each))
      .flatMap((plan) => plan.publications().filter(({ dueS }) => isOver(dueS)))
      .flatMap((step) => step.messages),
    ...world.around(day),
  ];
}

const pastSeason = (): Message[] =>
  createMatch({
    ...{ key: 'past-season', home: 'Brøndby IF', away: 'Vejle Boldklub', start: Date.UTC(2024, 8, 1, 18) / 1000 },
    competition: { ...SUPERLIGAEN, season: '2024/2025' },
  }).finished(2, 1);

/** At some hours the latest reports of the world name no person. */
const ofPerson = (): Message => ({
  ...{ kind: 'article', key: 'person', seq: 1, at: instant(nowS()), published: instant(nowS()), source: 'Ritzau' },
  ...{ title: `${DRIVER} kører igen`, text: [`Alt om ${DRIVER}.`], sport: 32 },
  participants: [{ name: DRIVER, country: 'dk', kind: 'person' }],
});

/** A site with pages of every kind, of every sport. */
export async function startWorld(
  settings: Readonly<Record<string, string>>,
  needConsent: readonly ConsentPurpose[] = [],
): Promise<TestStack> {
  const port = String(await freePort());
  const stack = await startTestStack({
    withPages: true,
    needConsent,
    settings: { ...settings, PORT: port, SITE_URL: `http://127.0.0.1:${port}` },
  });
  const { start, happen } = createHappenings();
  for (const [origin, messages] of [
    ['simulated', simulated(Date.now())],
    ['real', [...start(), ...happen(OLDER), ...pastSeason(), ofPerson()]],
  ] as const) {
    const key = await stack.keyOf(origin, origin);
    for (let at = 0; at < messages.length; at += BATCH) {
      const results = await stack.submit(key, messages.slice(at, at + BATCH));
      const refused = results.find(({ result }) => result === 'refused');
      if (refused !== undefined) throw new Error(JSON.stringify([refused, messages[at + refused.index]]));
    }
  }
  return stack;
}
