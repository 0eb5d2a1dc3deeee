import { describe, expect, it } from 'vitest';
import { eventRow } from './event/event-row.ts';
import { leagueRow } from './list/list-rows.ts';
import { FeedCursor, readRows } from './text/text.ts';

const event = (cells: string) => eventRow.read(readRows(`AA÷EEEEEEEE¬${cells}~`)[0]!);
const league = (cells: string) => leagueRow.read(readRows(`ZA÷Titel¬${cells}~`)[0]!);

describe('values of feeds', () => {
  it.each(['0', 'undefined', ''])(
    '[FEED-20] ids of countries, tournaments, participants and series are null for "%s"',
    (none) => {
      expect(league(`ZB÷${none}¬ZE÷${none}¬ZEE÷${none}¬`)).toMatchObject({
        countryId: null,
        tournamentId: null,
        templateId: null,
      });
      expect(event(`PX÷${none}¬PY÷${none}¬JA÷${none}¬JB÷${none}¬SRI÷${none}¬`)).toMatchObject({
        homeId: null,
        awayId: null,
        homeEventId: null,
        awayEventId: null,
        series: null,
      });
    },
  );

  it('[FEED-20] all other ids stay as they are, also in updates', () => {
    expect(league('ZB÷63¬ZE÷00000000¬')).toMatchObject({ countryId: 63, tournamentId: '00000000' });
    expect(event('PX÷undefin0¬')).toMatchObject({ homeId: 'undefin0' });
    expect(eventRow.readNextChanges(new FeedCursor('AA÷EEEEEEEE¬PX÷0¬PY÷AAAAAAAA¬~'))).toEqual({
      id: 'EEEEEEEE',
      homeId: null,
      awayId: 'AAAAAAAA',
    });
  });

  it('[FEED-19] values become numbers', () => {
    expect(event('AD÷1788354000¬AB÷2¬AC÷13¬AG÷0¬AH÷12¬BA÷1¬AJ÷1¬NI÷3¬')).toMatchObject({
      start: 1_788_354_000,
      stageType: 2,
      stage: 13,
      homeScore: 0,
      awayScore: 12,
      homePart1: 1,
      homeReds: 1,
      rank: 3,
    });
    expect(league('ZB÷63¬ZJ÷2¬ZSI÷1¬')).toMatchObject({ countryId: 63, role: 2, sportId: 1 });
  });

  it('[FEED-19] game time and the values of result rows stay text, with them times, gaps and run rates', () => {
    expect(event('BX÷9¬')).toMatchObject({ gameTime: '9' });
    const of = (name: 'time' | 'gap' | 'runRate', value: string) => {
      const written = eventRow.writeText({ ...event(''), results: [{ [name]: value }] });
      return eventRow.read(readRows(written)[0]!).results;
    };
    expect(of('time', '81')).toEqual([{ time: '81' }]);
    expect(of('gap', '12')).toEqual([{ gap: '12' }]);
    expect(of('runRate', '5')).toEqual([{ runRate: '5' }]);
  });
});
