import type { ArticleMessage, FixtureMessage } from '@stillingen/domain/messages';
import { createRandom } from '../../random.ts';
import { clockAt, instant } from '../engine/calendar/copenhagen.ts';
import type { Publication } from '../engine/event-plan.ts';
import { whereText } from './match-report.ts';
import { sentence, SOURCE } from './sentences.ts';
import { newsSport } from './top-competitions.ts';

const HOUR_S = 3600;
/** Hours before the start. */
const BEFORE = [3, 5] as const;
const DEMO = 'Kampen spilles i demoverdenen: hold, deltagere og resultater er opdigtede.';

/** The preview of a match; the channel null where none shows it. */
export function previewOf(fixture: FixtureMessage, startS: number, channel: string | null): readonly Publication[] {
  const random = createRandom(fixture.key, 'preview');
  const dueS = startS - random.int(BEFORE[0] * HOUR_S, BEFORE[1] * HOUR_S);
  const { family } = newsSport(fixture.sport);
  const words = {
    home: fixture.home.name,
    away: fixture.away.name,
    competition: fixture.competition.name,
    where: whereText(fixture),
    clock: clockAt(startS),
    channel: channel ?? '',
  };
  const write = (use: string): string => sentence(random, use, family, words);
  const preview: ArticleMessage = {
    kind: 'article',
    key: `${fixture.key}/preview`,
    seq: 0,
    at: instant(dueS),
    title: write('preview-title'),
    text: [write('preview-lead'), write(channel === null ? 'preview-no-tv' : 'preview-tv'), DEMO],
    published: instant(dueS),
    source: SOURCE,
    event: fixture.key,
  };
  return [{ dueS, messages: [preview] }];
}
