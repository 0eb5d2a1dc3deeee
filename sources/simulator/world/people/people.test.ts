import type {
  ArticleMessage,
  CareerMessage,
  InjuryMessage,
  Message,
  ProfileMessage,
  SeasonResultMessage,
  TransferMessage,
} from '@stillingen/domain/messages';
import { TimeLimits } from '@stillingen/domain';
import { describe, expect, it } from 'vitest';
import { createInMemoryIngest } from '../../../in-memory-ingest.ts';
import { absentOn } from '../../engine/absences.ts';
import { copenhagenSeconds, dayNumber, dayText } from '../../engine/calendar/copenhagen.ts';
import { createFootball } from '../../sports/football/sport.ts';
import { otherSports, createSimulator } from '../../simulator.ts';
import { Competitions, earlierSeason } from '../competitions.ts';
import { TransferMarket } from './moves.ts';
import { ageOn } from './person-facts.ts';

const DAY = dayNumber('2026-11-21');
const NOW_MS = copenhagenSeconds(DAY, 12 * 60) * 1000;
const world = createSimulator({ seed: 1, size: 250, nowMs: NOW_MS });
const messages = [...world.background(dayText(DAY))].flat();
const ofKind = <M extends Message>(kind: M['kind']): readonly M[] =>
  messages.filter((message): message is M => message.kind === kind);
const football = createFootball({ seed: '1', size: 250, followedFrom: DAY - 14 });
const competitions = new Competitions([football, ...otherSports(1, 250, false)], DAY);
const market = new TransferMarket(competitions);

const profiles = ofKind<ProfileMessage>('profile');
const careers = ofKind<CareerMessage>('career');
const transfers = ofKind<TransferMessage>('transfer');
const injuries = ofKind<InjuryMessage>('injury');
const articles = ofKind<ArticleMessage>('article');

describe('persons of the demo world', () => {
  it('are accepted by the ingest, and have happened', async () => {
    const people = messages.filter(({ kind }) => kind !== 'meetings');
    const results = await createInMemoryIngest({ name: 'world', origin: 'simulated' }).deliver(people);
    expect(results.filter(({ result }) => result === 'refused').slice(0, 3)).toEqual([]);
    expect(people.filter((message) => new TimeLimits(NOW_MS).refusal(message) !== null)).toEqual([]);
  });

  it('are fewer than 30,000 messages, with profiles of persons of every individual sport', () => {
    expect(messages.length).toBeLessThan(30_000);
    const sports = new Set(profiles.map(({ sport }) => sport));
    for (const sport of [2, 14, 15, 21, 23, 25, 32, 33, 34, 38, 39, 40, 41]) expect(sports, String(sport)).toContain(sport);
  });

  it('are from 16 to 45 years old, and players of youth teams within their age', () => {
    for (const { born, team } of profiles) {
      if (born === undefined) continue;
      const age = ageOn(dayNumber(born), DAY);
      expect(age, born).toBeGreaterThanOrEqual(16);
      expect(age, born).toBeLessThanOrEqual(45);
      const under = / U(\d\d)$/.exec(team?.name ?? '')?.[1];
      if (under !== undefined) expect(age).toBeLessThanOrEqual(Number(under));
    }
  });

  it('played each season of a career at a club of that league, in no more matches than it had', () => {
    const played = careers.filter(({ team }) => team !== undefined);
    expect(played.length).toBeGreaterThan(2000);
    for (const { sport, rows } of played) {
      expect(rows.filter(({ national }) => national !== true).length).toBeLessThanOrEqual(5);
      for (const { team, competition, season, national, values } of rows) {
        if (national === true) continue;
        const league = competitions
          .of(sport)
          .find((known) => known.competition.name === competition && known.teams.some(({ name }) => name === team.name));
        expect(league, `${team.name} in ${competition}`).toBeDefined();
        const ago = Number(league!.competition.season.slice(0, 4)) - Number(season.slice(0, 4));
        expect(earlierSeason(league!.competition.season, ago)).toBe(season);
        expect(ago).toBeGreaterThan(0);
        expect(Number(values[0])).toBeLessThanOrEqual(league!.played);
      }
    }
  });

  it('scored most in a season where the list of winners names them, and fewer goals than that player elsewhere', () => {
    const winners = [...world.archive()]
      .flat()
      .filter((message): message is SeasonResultMessage => message.kind === 'season-result');
    const topOf = new Map(
      winners.flatMap(({ sport, competition: { name, country, season }, topScorer }) =>
        topScorer === undefined ? [] : [[`${sport} ${country} ${name} ${season}`, topScorer] as const],
      ),
    );
    const own: number[] = [];
    const above: string[] = [];
    for (const { sport, player, columns, rows } of careers.filter(({ team }) => team !== undefined)) {
      const perMatch = columns[1]?.kind === 'decimal';
      for (const { season, competition, team, national, values } of rows) {
        const country = competitions.ofTeam(sport, team.name)[0]?.competition.country ?? '';
        const top = topOf.get(`${sport} ${country} ${competition} ${season}`);
        if (national === true || top === undefined) continue;
        const goals = perMatch ? Number(values[1]) * Number(values[0]) : Number(values[1]);
        if (top.player.key === player.key) own.push(Math.round((goals - top.goals) / (perMatch ? Number(values[0]) : 1)));
        else if (goals >= top.goals) above.push(`${player.name} ${competition} ${season}`);
      }
    }
    expect(own.length).toBeGreaterThan(50);
    expect(new Set(own.map(Math.abs))).toEqual(new Set([0]));
    expect(above).toEqual([]);
  });

  it('came in a transfer from the club of their career before it', () => {
    expect(transfers.length).toBeGreaterThan(200);
    const byPlayer = new Map(careers.map((career) => [career.player.key, career]));
    let seen = 0;
    for (const { player, from, to, date } of transfers) {
      expect(from!.name).not.toBe(to!.name);
      expect(date >= '2026-01-01' && date <= '2026-11-21', date).toBe(true);
      const career = byPlayer.get(player.key);
      const before = career?.rows.find(({ season, national }) => season === '2025/2026' && national !== true);
      const isSecond = transfers.filter((transfer) => transfer.player.key === player.key).length > 1;
      if (before === undefined || date < '2026-07-01' || isSecond) continue;
      seen += 1;
      expect(before.team.name).toBe(from!.name);
    }
    expect(seen).toBeGreaterThan(50);
  });

  it('have news of the transfers of the last window, whenever that was', () => {
    const moves = new Set(transfers.map(({ player, date }) => `${player.key} ${date}`));
    const written = articles.filter(({ key }) => key.includes('/transfer-'));
    expect(written.length).toBeGreaterThan(50);
    for (const { published, participants } of written)
      expect(moves).toContain(`${participants![0]!.key} ${published.slice(0, 10)}`);
    expect(new Set(written.map(({ published }) => published.slice(0, 7)))).toEqual(new Set(['2026-07']));
  });

  const superliga = () => competitions.of(1).find(({ competition: { name } }) => name === 'Superligaen')!.teams;

  it('are suspended now and then, which is certain and no injury', () => {
    const days = Array.from({ length: 60 }, (_, back) => DAY - back);
    const absent = superliga().flatMap(({ name, country }) => days.flatMap((day) => absentOn(name, country, 1, day)));
    const suspended = absent.filter(({ reason }) => reason === 'suspension');
    expect(suspended.length).toBeGreaterThan(20);
    expect(new Set(suspended.map(({ text, status }) => `${text} ${status}`))).toEqual(new Set(['Karantæne out']));
    expect(injuries.filter(({ type }) => type === 'suspension')).toEqual([]);
  });

  it('are injured on the days on which line-ups miss them', () => {
    const team = superliga()[0]!;
    const missing = absentOn(team.name, team.country, 1, DAY)
      .filter(({ reason }) => reason !== 'suspension')
      .map(({ key }) => key);
    const injured = injuries.filter(
      ({ from, until, team: of }) => of?.name === team.name && dayNumber(from) <= DAY && DAY < dayNumber(until!),
    );
    expect(new Set(injured.map(({ player }) => player.key))).toEqual(new Set(missing));
    expect(market.leagueOf(1, team.name)!.competition.name).toBe('Superligaen');
  });
});
