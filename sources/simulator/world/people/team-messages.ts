import { slugOf } from '@stillingen/domain';
import type {
  ArticleMessage,
  CareerMessage,
  InjuryMessage,
  Message,
  ParticipantRef,
  ProfileMessage,
  TransferMessage,
} from '@stillingen/domain/messages';
import { createRandom } from '../../../random.ts';
import { spellsOf } from '../../engine/absences.ts';
import { copenhagenSeconds, dayText, instant, yearOf } from '../../engine/calendar/copenhagen.ts';
import { type Entrant, participantOf } from '../../engine/fields.ts';
import { coachOf, groundOf, playerRef, type SquadPlayer, squadOf, squadRules } from '../../engine/squad.ts';
import { seasonOf } from '../competitions.ts';
import { sentence, SOURCE, type Words } from '../sentences.ts';
import { careerOf } from './career.ts';
import { type Move, type TransferMarket, windowsBefore } from './moves.ts';
import { playerFacts } from './person-facts.ts';
import type { TopScorers } from './top-scorers.ts';

/** Profiles and careers are those of a month: within it they are published once. */
const MONTH_DAYS = 30;
const INJURY_DAYS = 730;
const WINDOWS = 2;
/** News are about injuries of so many days before, and about transfers of the last window. */
const NEWS_DAYS = 14;
const LEAST_DAYS_OUT = 12;
const NEWS_HOURS = [9, 20] as const;
const DEMO = 'Skrevet i demoverdenen: personer, klubber og beløb er opdigtede.';
const dateText = new Intl.DateTimeFormat('da-DK', { day: 'numeric', month: 'long', timeZone: 'UTC' });

const midnight = (day: number): string => instant(copenhagenSeconds(day, 0));
const dayWords = (day: number): string => dateText.format(new Date(dayText(day)));

/** The head of a message that a month renews. */
export function monthly(key: string, day: number): Pick<ProfileMessage, 'key' | 'seq' | 'at'> {
  const month = day - (day % MONTH_DAYS);
  return { key, seq: month, at: midnight(month) };
}

/** All that is published about a team and its players at one day. */
export class TeamMessages {
  readonly #market: TransferMarket;
  readonly #scorers: TopScorers;
  readonly #team: Entrant;
  readonly #sport: number;
  readonly #day: number;
  readonly #ref: ParticipantRef;

  constructor(scorers: TopScorers, team: Entrant, sport: number, day: number) {
    this.#market = scorers.market;
    this.#scorers = scorers;
    this.#team = team;
    this.#sport = sport;
    this.#day = day;
    this.#ref = participantOf(team);
  }

  /** `hasNews`: whether the news are about the team. */
  *all(hasNews: boolean): Generator<Message> {
    const { name, country } = this.#team;
    yield this.#profile();
    const squad = squadOf(name, country, this.#sport);
    for (const [place, player] of squad.entries()) {
      const moves = this.#market.movesOf(player, this.#team, this.#sport, this.#day);
      yield this.#playerProfile(player, place);
      yield* this.#career(player, place / Math.max(1, squad.length - 1), moves);
      yield* this.#injuries(player);
      yield* this.#transfers(player, moves);
      if (hasNews)
        yield* this.#news(player, moves, { moved: windowsBefore(this.#day)[0]!.firstDay, injured: this.#day - NEWS_DAYS });
    }
  }

  /** Only what began on the day itself, and the news of the day before. */
  *newest(hasNews: boolean): Generator<Message> {
    for (const player of squadOf(this.#team.name, this.#team.country, this.#sport)) {
      const moves = this.#market.movesOf(player, this.#team, this.#sport, this.#day);
      yield* this.#injuries(player, 0);
      yield* this.#transfers(
        player,
        moves.filter(({ day }) => day === this.#day),
      );
      if (hasNews) yield* this.#news(player, moves, { moved: this.#day - 1, injured: this.#day - 1 });
    }
  }

  #profile(): ProfileMessage {
    const { name, country, kind, rating } = this.#team;
    const random = createRandom('team', this.#sport, country, name);
    const isClub = kind === 'club';
    return {
      kind: 'profile',
      ...monthly(`profile/${this.#sport}/${country}/${slugOf(name)}`, this.#day),
      sport: this.#sport,
      participant: this.#ref,
      coach: coachOf(name, country, this.#sport),
      ...(isClub
        ? {
            founded: random.int(1880, 1998),
            ground: groundOf(name, country, this.#sport),
            capacity: Math.round((this.#sport === 1 ? 90 : 28) * Math.exp(0.4 * rating + 0.3 * random.normal())) * 100,
          }
        : {}),
    };
  }

  #playerProfile(player: SquadPlayer, place: number): ProfileMessage {
    const { numbers } = squadRules(this.#sport);
    return {
      kind: 'profile',
      ...monthly(`profile/${player.key}`, this.#day),
      sport: this.#sport,
      participant: playerRef(player),
      team: this.#ref,
      ...(numbers === 'yes' ? { number: player.number } : {}),
      ...playerFacts(player, place, this.#team.name, this.#sport, yearOf(this.#day)),
    };
  }

  #career(player: SquadPlayer, share: number, moves: readonly Move[]): readonly CareerMessage[] {
    const career = careerOf(this.#scorers, { player, team: this.#team, sport: this.#sport, share, moves });
    const head = monthly(`career/${player.key}`, this.#day);
    if (career.rows.length === 0) return [];
    return [{ kind: 'career', ...head, sport: this.#sport, player: playerRef(player), team: this.#ref, ...career }];
  }

  #injuries(player: SquadPlayer, days = INJURY_DAYS): readonly InjuryMessage[] {
    const spells = spellsOf(player, this.#day - days, this.#day).filter(({ reason }) => reason !== 'suspension');
    return spells.map(({ reason, text, from, until }) => ({
      kind: 'injury',
      key: `injury/${player.key}/${dayText(from)}`,
      seq: 0,
      at: midnight(from),
      sport: this.#sport,
      player: playerRef(player),
      team: this.#ref,
      type: reason,
      text,
      from: dayText(from),
      until: dayText(until),
    }));
  }

  /** Those of the last two windows. */
  #transfers(player: SquadPlayer, moves: readonly Move[]): readonly TransferMessage[] {
    const since = windowsBefore(this.#day)[WINDOWS - 1]!.firstDay;
    const recent = moves.filter(({ day }) => day >= since);
    return recent.map(({ day, from, to, type, fee }) => ({
      kind: 'transfer',
      key: `transfer/${player.key}/${dayText(day)}`,
      seq: 0,
      at: midnight(day),
      sport: this.#sport,
      player: playerRef(player),
      from: participantOf(from),
      to: participantOf(to),
      date: dayText(day),
      type,
      ...(fee === '' ? {} : { fee }),
    }));
  }

  /** About what happened from these days on to yesterday. */
  *#news(player: SquadPlayer, moves: readonly Move[], since: { moved: number; injured: number }): Generator<ArticleMessage> {
    const yesterday = this.#day - 1;
    for (const move of moves) if (since.moved <= move.day && move.day <= yesterday) yield this.#transferNews(player, move);
    for (const { reason, text, from: day, until } of spellsOf(player, since.injured, yesterday)) {
      if (reason !== 'injury' || until - day < LEAST_DAYS_OUT) continue;
      const words = { player: player.name, team: this.#team.name, injury: text.toLowerCase(), until: dayWords(until) };
      yield this.#article(player, day, 'injury-title', ['injury-text', 'injury-until'], words);
    }
  }

  #transferNews(player: SquadPlayer, { day, from, to, type, fee }: Move): ArticleMessage {
    const title = type === 'transfer' ? 'transfer-title' : `transfer-${type}-title`;
    const words = { player: player.name, from: from.name, to: to.name, fee };
    return this.#article(player, day, title, fee === '' ? ['transfer-text'] : ['transfer-text', 'transfer-fee'], words);
  }

  #article(player: SquadPlayer, day: number, title: string, uses: readonly string[], words: Words): ArticleMessage {
    const random = createRandom('article', player.key, day, title);
    const write = (use: string): string => sentence(random, use, null, words);
    const at = instant(copenhagenSeconds(day, random.int(NEWS_HOURS[0] * 60, NEWS_HOURS[1] * 60)));
    const headline = write(title);
    const league = this.#market.leagueOf(this.#sport, this.#team.name);
    return {
      kind: 'article',
      key: `news/${player.key}/${dayText(day)}/${title}`,
      seq: 0,
      at,
      title: headline.charAt(0).toUpperCase() + headline.slice(1),
      text: [uses.map(write).join(' '), DEMO],
      published: at,
      source: SOURCE,
      sport: this.#sport,
      participants: [playerRef(player), this.#ref],
      ...(league === undefined ? {} : { competitions: [seasonOf(league.competition)] }),
    };
  }
}
