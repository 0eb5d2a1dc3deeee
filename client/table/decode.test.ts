import { readRows, WireError, writeRow } from '@stillingen/wire';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventWith, leagueWith, listText } from '../testing/feed-texts.ts';
import { withinDay } from './decode.ts';
import { decodeChanges, decodeTable } from './decode.ts';

const HOUR = 3600;

describe('a list feed', () => {
  it('a list feed gives leagues, rows and the signature, and skips unknown rows', () => {
    const league = leagueWith('league01');
    const event = eventWith('aaaaaaaa');
    const text = listText([{ league, events: [event] }]).replace(
      '~A1',
      `~${writeRow([
        ['QA', '1'],
        ['QB', 'aaaaaaaa'],
      ])}~A1`,
    );
    expect(decodeTable(text)).toEqual({
      leagues: [{ league, events: ['aaaaaaaa'] }],
      rows: new Map([['aaaaaaaa', event]]),
      signature: 'a'.repeat(32),
    });
  });

  it('[LEAGUE-09] a list feed has the data of a league under its id, under which its events stand', () => {
    const leagues = ['league01', 'league02'].map((id) => leagueWith(id, { name: `Name of ${id}`, templateKey: `63_${id}` }));
    const data = decodeTable(
      listText([
        { league: leagues[0]!, events: [eventWith('aaaaaaaa'), eventWith('bbbbbbbb')] },
        { league: leagues[1]!, events: [eventWith('cccccccc')] },
      ]),
    );
    const labelOf = new Map(data.leagues.map(({ league, events }) => [league.stageId, { league, events }]));
    expect(labelOf.get('league01')).toEqual({ league: leagues[0], events: ['aaaaaaaa', 'bbbbbbbb'] });
    expect(labelOf.get('league02')).toEqual({ league: leagues[1], events: ['cccccccc'] });
  });

  it('[SYNC-10] [SYNC-12] a list feed leaves out an invalid league, with its events', () => {
    const leagues = [
      { league: leagueWith('', { title: 'X' }), events: [eventWith('aaaaaaaa')] },
      { league: leagueWith('league02'), events: [eventWith('bbbbbbbb')] },
    ];
    expect([...decodeTable(listText(leagues)).rows.keys()]).toEqual(['bbbbbbbb']);
  });

  it('[SYNC-09] a list feed leaves out an invalid event', () => {
    const events = [eventWith('aaaaaaaa', { start: null }), eventWith('bbbbbbbb', { homeName: '' }), eventWith('cccccccc')];
    expect([...decodeTable(listText([{ league: leagueWith('league01'), events }])).rows.keys()]).toEqual(['cccccccc']);
  });

  it('[SYNC-11] a list feed loses the events outside its day that are not live', () => {
    const midnightS = Date.UTC(2026, 10, 19, 23) / 1000;
    const events = [
      eventWith('before01', { start: midnightS - 1 }),
      eventWith('liveone1', { start: midnightS - HOUR, stageType: 2 }),
      eventWith('first001', { start: midnightS }),
      eventWith('last0001', { start: midnightS + 24 * HOUR - 1 }),
      eventWith('after001', { start: midnightS + 24 * HOUR }),
    ];
    const data = decodeTable(listText([{ league: leagueWith('league01'), events }]));
    const ids = (fromS: number) => [...withinDay(data, [fromS, fromS + 24 * HOUR]).rows.keys()];
    expect(ids(midnightS)).toEqual(['liveone1', 'first001', 'last0001']);
    expect(ids(midnightS + 24 * HOUR)).toEqual(['liveone1', 'after001']);
  });

  it('[SYNC-11] a list feed keeps a race on each day until its end', () => {
    const startS = Date.UTC(2026, 10, 19, 7) / 1000;
    const event = eventWith('aaaaaaaa', { start: startS, end: startS + 80 * HOUR, stageType: 3, stage: 3 });
    const data = decodeTable(listText([{ league: leagueWith('league01'), events: [event] }]));
    const isOn = (day: number) =>
      withinDay(data, [startS + (24 * day - 8) * HOUR, startS + (24 * day + 16) * HOUR]).rows.size > 0;
    expect([-1, 0, 1, 3, 4].map(isOn)).toEqual([false, true, true, true, false]);
  });
});

describe('any text', () => {
  const bits = fc.constantFrom('AA÷', 'ZA÷', 'ZC÷', 'A1÷', 'AD÷', 'DEL÷1', 'abc', '1', '-1', '¬', '~', '÷', '', '<html>', 'æ');
  it('any text is decoded or refused by WireError, nothing else', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(bits, { maxLength: 30 }).map((parts) => parts.join('')),
          fc.string(),
        ),
        (text) => {
          for (const decode of [
            decodeTable,
            (each: string) => decodeChanges(each, 'update'),
            (each: string) => decodeChanges(each, 'repair'),
          ]) {
            try {
              decode(text);
            } catch (error) {
              expect(error).toBeInstanceOf(WireError);
            }
          }
        },
      ),
    );
  });
});

describe('an update feed', () => {
  it('an update feed gives the words of its rows in order, and the signature', () => {
    const text = `${writeRow([
      ['AA', 'aaaaaaaa'],
      ['AG', '1'],
    ])}${writeRow([
      ['AA', 'bbbbbbbb'],
      ['DEL', '1'],
    ])}${writeRow([['A2', '5']])}${writeRow([['A1', 'ff']])}`;
    expect(readRows(text)).toHaveLength(4);
    expect(decodeChanges(text, 'update')).toEqual({
      changes: [
        { id: 'aaaaaaaa', words: { id: 'aaaaaaaa', homeScore: 1 } },
        { id: 'bbbbbbbb', words: null },
      ],
      signature: 'ff',
    });
  });
});
