import type { Message } from '@stillingen/domain/messages';
import type { EventPlan } from '../engine/event-plan.ts';
import type { Competitions } from './competitions.ts';
import { announcedOf } from './coverage.ts';
import { meetingsOf } from './meetings.ts';

/** The background is that of the matches of today and of so many days after. */
export const BACKGROUND_DAYS = 3;

interface Plans {
  day(day: number): readonly EventPlan[];
  showcase(day: number): readonly EventPlan[];
}

/** What is known around the matches of now: published once, and each day for those that are new. */
export class Background {
  readonly #competitions: Competitions;
  readonly #plans: Plans;
  readonly #published = new Set<string>();

  constructor(competitions: Competitions, plans: Plans) {
    this.#competitions = competitions;
    this.#plans = plans;
  }

  *from(day: number): Generator<readonly Message[]> {
    for (const plan of this.#plansFrom(day)) yield this.#once(plan.key, () => this.#meetings(plan));
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

  #once(key: string, write: () => readonly Message[]): readonly Message[] {
    if (this.#published.has(key)) return [];
    this.#published.add(key);
    return write();
  }
}
