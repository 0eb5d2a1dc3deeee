import { readDraw, readStandings, readTopScorers, readUpcomingDraws } from '@stillingen/wire';
import { readTableList } from '../../../wire/testing/table-list.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goal, retraction, status } from '../../../domain/testing/scenario.ts';
import { CompetitionFeeds, CUP } from '../../testing/competition-feeds.ts';

let feeds: CompetitionFeeds;
beforeAll(async () => {
  feeds = await CompetitionFeeds.start();
});
afterAll(() => feeds[Symbol.asyncDispose]());

describe('the feeds of a season', () => {
  it('top scorers are served under all of their names', async () => {
    const feed = await feeds.text(`tt_${feeds.stageOf('Brøndby IF')}`);
    const { scorers, columns, filter } = readTopScorers(feed);
    expect(scorers.map(({ rank, player, team, goals, assists }) => [rank, player, team, goals, assists])).toEqual([
      [1, 'Berg', 'Brøndby IF', 2, 0],
      [2, 'Holm', 'Vejle Boldklub', 1, 0],
      [3, 'Dahl', 'Brøndby IF', 0, 1],
    ]);
    expect(columns.map(({ short }) => short)).toEqual(['M', 'A']);
    expect(filter.choices.map(({ name }) => name)).toEqual(['Brøndby IF', 'Vejle Boldklub']);
    expect(await feeds.text(`to_${feeds.stageOf('Brøndby IF')}_10`)).toBe(feed);
    const { event } = feeds.match('Brøndby IF');
    for (const name of [`df_tt_1_${event}`, `df_to_1_${event}_10`])
      expect(readTopScorers(await feeds.text(name)), name).toEqual(readTopScorers(feed));
    expect(await feeds.statusOf(`tt_AAAAAAAA_${feeds.match('AGF').league.stageId}`)).toBe(404);
  });

  it('top scorers follow a withdrawn goal', async () => {
    await feeds.submit(goal('g4', 85, 'away', { player: 'Holm' }));
    const goalsOf = async (): Promise<number | null> =>
      readTopScorers(await feeds.text(`tt_${feeds.stageOf('Brøndby IF')}`)).scorers.find(({ player }) => player === 'Holm')!
        .goals;
    const before = await goalsOf();
    await feeds.submit(retraction('g3'));
    expect([before, await goalsOf()]).toEqual([2, 1]);
  });

  it('serves the draw of a cup with rounds, ties, matches and winners', async () => {
    const { participants, rounds } = readDraw(await feeds.text(`dr_${feeds.stageOf('AGF')}`));
    const shown = rounds.map(({ name, ties }) =>
      [
        name,
        ...ties.map(({ home, away, winner, legs }) =>
          [participants[home!]!.name, participants[away!]!.name, winner, ...legs.map(({ score }) => score)].join(' '),
        ),
      ].join(', '),
    );
    expect(shown).toEqual(['Semifinale, Silkeborg IF Viborg FF A 0:2, AGF FC Midtjylland H 1:0', 'Finale, Viborg FF AGF  ']);
    expect(participants[0]).toMatchObject({ country: 'Danmark', code: expect.stringMatching(/^[A-Z]{3}$/) });
  });

  it('[LEAGUE-06] the upcoming rounds of a draw have name, level, stage, final mark and starts', async () => {
    const { stageId } = feeds.match('AGF').league;
    const noon = feeds.noonS;
    expect(readUpcomingDraws(await feeds.text(`dr_${feeds.stageOf('AGF')}`))).toEqual([
      { round: 'Finale', level: 1, stageId, isFinal: true, starts: [expect.any(Number)] },
    ]);
    await feeds.submit(...feeds.played('k9', 'Hobro IK', 'Lyngby', null, { competition: CUP, round: 'Finale' }));
    const [both] = readUpcomingDraws(await feeds.text(`dr_${feeds.stageOf('AGF')}`));
    expect(both).toMatchObject({ level: 1, isFinal: false });
    expect(both!.starts).toHaveLength(2);
    expect(both!.starts).toContain(noon);
    await feeds.submit(status(1, 12, { key: 'k9/status', event: 'k9' }));
    expect(readUpcomingDraws(await feeds.text(`dr_${feeds.stageOf('AGF')}`))).toEqual([]);
  });

  it('matches without a round make no draw', async () => {
    const friendlies = { name: 'Venskabskampe', country: 'dk', season: '2026', role: 'knockout' } as const;
    await feeds.submit(...feeds.played('v1', 'OB', 'Randers FC', [1, 1], { competition: friendlies }));
    await feeds.readList();
    expect(await feeds.text(`dr_${feeds.stageOf('OB')}`)).toBe('0');
  });

  it('a league has no draw, and an unknown stage no feed', async () => {
    expect(await feeds.text(`dr_${feeds.stageOf('Brøndby IF')}`)).toBe('0');
    expect(await feeds.statusOf('dr_AAAAAAAA_BBBBBBBB')).toBe(404);
    expect(await feeds.statusOf('tx_AAAAAAAA_BBBBBBBB')).toBe(404);
  });

  it('the list of tables has a hash of each', async () => {
    const read = async (home: string) => readTableList(await feeds.text(`tx_${feeds.stageOf(home)}`));
    const before = await read('Brøndby IF');
    expect(before.tables.map(({ code }) => code)).toEqual('1 2 3 5:0 8:0 9:0 6:8 17:8 18:8 10'.split(' '));
    for (const { code } of before.tables)
      expect(await feeds.statusOf(`to_${feeds.stageOf('Brøndby IF')}_${code}`), code).toBe(200);
    await feeds.submit(goal('g5', 88, 'home', { player: 'Dahl' }));
    const after = await read('Brøndby IF');
    const changed = after.tables.filter(({ hash }, i) => hash !== before.tables[i]!.hash).map(({ code }) => code);
    expect(changed).toEqual(['10']);
    expect(await read('AGF')).toMatchObject({ tables: [], draw: expect.stringMatching(/.+/) });
  });

  it('over and under with all lines has one table for each line', async () => {
    const { tables } = readStandings(await feeds.text(`to_${feeds.stageOf('Brøndby IF')}_6:8`));
    expect(tables.map(({ title }) => title)).toEqual(['0,5', '1,5', '2,5', '3,5', '4,5', '5,5']);
    const one = readStandings(await feeds.text(`to_${feeds.stageOf('Brøndby IF')}_6:3`));
    expect(tables[2]!.teams).toEqual(one.tables[0]!.teams);
  });
});
