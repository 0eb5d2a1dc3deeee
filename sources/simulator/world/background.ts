import type { Message } from '@stillingen/domain/messages';
import { copenhagenDay } from '../engine/calendar/copenhagen.ts';
import type { EventPlan } from '../engine/event-plan.ts';
import type { Entrant } from '../engine/fields.ts';
import type { Competitions } from './competitions.ts';
import { announcedOf } from './coverage.ts';
import { meetingsOf } from './meetings.ts';
import { athletes } from './people/athletes.ts';
import { hasCareers } from './people/career.ts';
import { TransferMarket } from './people/moves.ts';
import { TeamMessages } from './people/team-messages.ts';
import { TopScorers } from './people/top-scorers.ts';
import { isFollowed, topCompetition } from './top-competitions.ts';

/** The background is that of the matches of today and of so many days after. */
export const BACKGROUND_DAYS = 3;
/** Danish leagues with this share are followed all year. */
const HOME_NEWS = 0.8;
const HOME = 'dk';

interface Plans {
  day(day: number): readonly EventPlan[];
  showcase(day: number): readonly EventPlan[];
}

interface FollowedTeam {
  readonly sport: number;
  readonly team: Entrant;
}

/** What is known around the matches of now: published once, and each day for those that are new. */
export class Background {
  readonly #competitions: Competitions;
  readonly #plans: Plans;
  readonly #nowS: number;
  readonly #market: TransferMarket;
  readonly #scorers: TopScorers;
  readonly #published = new Set<string>();
  readonly #followed: FollowedTeam[] = [];

  /** `nowS`: the matches outside the calendar that are played now have players with careers. */
  constructor(competitions: Competitions, plans: Plans, nowS: number) {
    this.#competitions = competitions;
    this.#plans = plans;
    this.#nowS = nowS;
    this.#market = new TransferMarket(competitions);
    this.#scorers = new TopScorers(this.#market, competitions.day);
  }

  *from(day: number): Generator<readonly Message[]> {
    const known = this.#followed.slice();
    for (const plan of this.#plansFrom(day)) if (this.#isNew(plan.key)) yield this.#meetings(plan);
    for (const { sport, team } of this.#teamsOf(day)) {
      if (!this.#isNew(`${sport} ${team.country} ${team.name}`)) continue;
      this.#followed.push({ sport, team });
      yield [...this.#messagesOf({ sport, team }, day).all(this.#hasNews(sport, team))];
    }
    for (const followed of known) yield [...this.#messagesOf(followed, day).newest(this.#hasNews(followed.sport, followed.team))];
    const played = new Set(this.#competitions.sports.map(({ sportId }) => sportId));
    if (this.#isNew('athletes')) yield* athletes(played, day);
  }

  *#plansFrom(day: number): Generator<EventPlan> {
    yield* this.#plans.showcase(day);
    for (let ahead = 0; ahead <= BACKGROUND_DAYS; ahead += 1) yield* this.#plans.day(day + ahead);
    yield* this.#plans.showcase(day + 1);
  }

  #meetings(plan: EventPlan): readonly Message[] {
    const announced = announcedOf(plan);
    const meetings = announced.kind === 'fixture' ? meetingsOf(this.#competitions, announced) : null;
    return meetings === null ? [] : [meetings];
  }

  /** Of the showcase matches under way, of the matches of the day, and of Danish leagues. */
  *#teamsOf(day: number): Generator<FollowedTeam> {
    const today = day === copenhagenDay(this.#nowS) ? this.#plans.showcase(day) : [];
    const under = today.filter(({ startS }) => startS <= this.#nowS).toSorted((a, b) => b.startS - a.startS);
    const shown = new Map(under.map((plan) => [announcedOf(plan).sport, plan] as const).toReversed());
    const top = this.#plans.day(day).filter((plan) => {
      const { sport, competition } = announcedOf(plan);
      return isFollowed(sport, competition);
    });
    for (const plan of [...shown.values(), ...top]) yield* this.#sidesOf(plan);
    for (const { sportId } of this.#competitions.sports) {
      if (!hasCareers(sportId)) continue;
      const leagues = this.#competitions.of(sportId).filter(({ competition, kind }) => {
        return (
          kind === 'league' && competition.country === HOME && (topCompetition(sportId, competition)?.news ?? 0) >= HOME_NEWS
        );
      });
      for (const { teams } of leagues) for (const team of teams) yield { sport: sportId, team };
    }
  }

  #sidesOf(plan: EventPlan): readonly FollowedTeam[] {
    const announced = announcedOf(plan);
    if (announced.kind !== 'fixture' || !hasCareers(announced.sport)) return [];
    const { sport, home, away } = announced;
    return [home, away].flatMap(({ name }) => {
      const team = this.#competitions.teamOf(sport, name);
      return team === undefined ? [] : [{ sport, team }];
    });
  }

  #messagesOf({ sport, team }: FollowedTeam, day: number): TeamMessages {
    return new TeamMessages(this.#scorers, team, sport, day);
  }

  #hasNews(sport: number, { name }: Entrant): boolean {
    const league = this.#market.leagueOf(sport, name);
    return league !== undefined && (topCompetition(sport, league.competition)?.news ?? 0) >= HOME_NEWS;
  }

  #isNew(key: string): boolean {
    if (this.#published.has(key)) return false;
    this.#published.add(key);
    return true;
  }
}
