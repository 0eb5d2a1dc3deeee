import { ALARM_MINUTES, calendarPath, NEWS_PARTS, newsFeedPath } from '@stillingen/wire';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { channelAddress } from './address.ts';

const id = fc.stringMatching(/^[A-Za-z0-9]{8}$/);

it('an address of a calendar that a page composes is read back', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('hold', 'person', 'liga', 'mine' as const),
      fc.array(id, { minLength: 1, maxLength: 300 }),
      fc.constantFrom(null, ...ALARM_MINUTES),
      fc.boolean(),
      (subject, some, alarm, withResults) => {
        const ids = subject === 'mine' ? some : some.slice(0, 1);
        expect(channelAddress(calendarPath(subject, ids, { alarm, withResults }))).toEqual({
          ...{ kind: 'calendar', subject, alarm, withResults },
          ids: [...new Set(ids)].slice(0, 200).toSorted(),
        });
      },
    ),
  );
});

it('an address of a news feed that a page composes is read back', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('hold', 'liga' as const),
      id,
      fc.constantFrom('xml', 'atom' as const),
      fc.subarray([...NEWS_PARTS], { minLength: 1 }),
      (subject, one, format, parts) => {
        expect(channelAddress(newsFeedPath(subject, one, format, parts))).toEqual({
          ...{ kind: 'news', subject, ids: [one], parts },
          format: format === 'atom' ? 'atom' : 'rss',
        });
      },
    ),
  );
});
