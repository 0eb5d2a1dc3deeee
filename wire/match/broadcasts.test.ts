import { type Broadcast, CHANNEL_TYPE } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { writeBroadcasts, writeDisabled } from './broadcasts.ts';
import { readBroadcasts } from './broadcasts.ts';

const tv: Broadcast = { name: 'TV 2 Sport', type: 'tv', country: 'dk', url: '', disabledIn: [] };
const web: Broadcast = { name: 'Kanal', type: 'web', country: '', url: 'https://example.org/live', disabledIn: ['gb-eng', 'dk'] };

describe('where a match can be watched', () => {
  it('[EVENT-30] broadcasts are JSON by kind of channel, with escaped slashes', () => {
    const text = writeBroadcasts([tv, web])!;
    expect(text).toBe(
      '{"1":[{"TVI":1,"BN":"TV 2 Sport","CC":"DK"}],"3":[{"TVI":2,"BN":"Kanal","BU":"https:\\/\\/example.org\\/live"}]}',
    );
    expect(readBroadcasts(text, writeDisabled([tv, web]))).toEqual([tv, web]);
    expect(writeBroadcasts([])).toBeNull();
  });

  it('[EVENT-31] broadcasts list channels that may not be shown by country', () => {
    expect(writeDisabled([tv, web])).toBe('{"GB-ENG":[2],"DK":[2]}');
    expect(writeDisabled([tv])).toBeNull();
  });

  it('[EVENT-41] broadcasts number television 1, bookmakers 2, the web 3', () => {
    expect(CHANNEL_TYPE).toEqual({ tv: 1, bookmaker: 2, web: 3 });
    const kinds = readBroadcasts(
      '{"3":[{"TVI":1,"BN":"c"}],"1":[{"TVI":2,"BN":"a"}],"2":[{"TVI":3,"BN":"b"}],"9":[{"BN":"x"}]}',
      null,
    );
    expect(kinds.map(({ name, type }) => [name, type])).toEqual([
      ['a', 'tv'],
      ['b', 'bookmaker'],
      ['c', 'web'],
    ]);
  });

  it.each([null, '', '[]', 'null', '{', '{"1":1}', '{"1":[null,1,"x",{}]}', '{"1":[{"BN":7}]}'])(
    'broadcasts are empty for %j',
    (text) => {
      expect(readBroadcasts(text, text)).toEqual([]);
    },
  );

  it('broadcasts link to https only', () => {
    expect(readBroadcasts('{"3":[{"TVI":1,"BN":"x","BU":"javascript:alert(1)"}]}', null)[0]!.url).toBe('');
  });
});
