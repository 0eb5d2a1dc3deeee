import * as words from '#alerts/words.ts';
import {
  type AlertFacts,
  type AlertMoment,
  type AlertOccasion,
  DateFormat,
  formatDate,
  type Pair,
  RULINGS,
  shortWeekdayOf,
  Stage,
  stageLabel,
} from '@stillingen/domain';

export interface AlertText {
  readonly title: string;
  readonly body: string;
}

const TITLE_LENGTH = 38;

const AT = { home: 0, away: 1 } as const;
const scoreText = (score: Pair | null): string => (score === null ? '' : score.join('-'));
const withScore = (text: string, score: Pair | null): string => (score === null ? text : `${text}: ${scoreText(score)}`);
const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');

/** 'sø. 06.12. 18:00' */
const dateText = (seconds: number): string =>
  `${shortWeekdayOf(seconds)} ${formatDate(seconds, DateFormat.shortDate)} ${formatDate(seconds, DateFormat.time)}`;

function teams({ sides, title }: AlertFacts, form: 'name' | 'short' = 'name'): string {
  return sides === null ? title : `${sides[0][form]} – ${sides[1][form]}`;
}

const sideName = ({ sides }: AlertFacts, { side }: AlertMoment, form: 'name' | 'short' = 'name'): string =>
  side === null || sides === null ? '' : sides[AT[side]][form];

/** With short names where the long ones do not fit on a phone. */
function fitted(title: (form: 'name' | 'short') => string): string {
  const long = title('name');
  return long.length <= TITLE_LENGTH ? long : title('short');
}

const winnersFirst = ([home, away]: Pair): string => (home > away ? `${home}-${away}` : `${away}-${home}`);

function raceEnd({ leader, title }: AlertFacts): string {
  if (leader === '') return `${words.END}: ${title}`;
  const whole = words.won(leader, title);
  return whole.length <= TITLE_LENGTH ? whole : words.won(leader);
}

function endTitle(moment: AlertMoment, facts: AlertFacts, name: string): string {
  const { score, stage, penalties, sport } = { ...facts, score: moment.score };
  if (facts.sides === null) return raceEnd(facts);
  if (stage === Stage.awarded) return words.awarded(name);
  if (stage === Stage.walkover) return words.walkover(name);
  if (stage === Stage.retired && name !== '') return words.won(name);
  if (stage === Stage.afterPenalties && penalties !== null && sport.shootOut === 'apart' && name !== '')
    return words.wonOnPenalties(name, winnersFirst(penalties), sport.penalty.awarded);
  if (score === null) return name === '' ? words.END : words.won(name);
  if (sport.row !== 'goals' && name !== '') return words.won(name, winnersFirst(score));
  const after = stageLabel(sport, stage, 'spoken');
  return withScore(after.startsWith(words.AFTER) ? `${words.END} ${after.toLowerCase()}` : words.END, score);
}

type TitleOf = (moment: AlertMoment, facts: AlertFacts, name: string, both: string) => string;

const partName = ({ part }: AlertMoment, { sport }: AlertFacts): string => sport.parts[part ?? 0]?.long ?? '';

const TITLES: Readonly<Record<AlertOccasion, TitleOf>> = {
  start: (_, __, ___, both) => words.started(both),
  resumed: (_, __, ___, both) => words.resumed(both),
  goal: ({ score }, { sport }, name) => withScore(words.scored(sport.alerts.unit ?? 'mål', name), score),
  game: (_, { parts }, name) => withScore(words.gameTo(name), parts.at(-1) ?? null),
  red: ({ score }, _, name) => withScore(words.redTo(name), score),
  half: ({ score }) => withScore(words.HALF, score),
  part: (moment, facts) => withScore(words.endOf(partName(moment, facts)), moment.score),
  'extra-time': ({ score }, { sport, stage }) => withScore(words.extraTime(stageLabel(sport, stage, 'spoken')), score),
  'shoot-out': (_, { sport }) => words.shootOut(sport.penalty.awarded),
  end: endTitle,
  lineups: () => words.LINEUPS,
  'score-corrected': ({ score, reason }, { sport }) =>
    withScore(RULINGS.has(reason) ? words.TAKEN_BACK[sport.alerts.unit ?? 'mål'] : words.CORRECTED, score),
  'red-corrected': ({ score }, _, name) => withScore(words.redWithdrawn(name), score),
  'fact-corrected': ({ score, reason }) =>
    withScore(reason === 'scorer' ? words.SCORER_CORRECTED : words.MINUTE_CORRECTED, score),
  'new-start': (_, { start }) => words.moved(dateText(start)),
  postponed: (_, __, ___, both) => words.postponed(both),
  cancelled: (_, __, ___, both) => words.cancelled(both),
  abandoned: (_, __, ___, both) => words.abandoned(both),
  interrupted: (_, __, ___, both) => words.interrupted(both),
  delayed: (_, __, ___, both) => words.delayed(both),
};

function detailOf(moment: AlertMoment, facts: AlertFacts): string {
  const { occasion, minute, by, reason, was, wasStart } = moment;
  if (occasion === 'goal' || occasion === 'red') return by || minute;
  if (occasion === 'score-corrected') return joined(was === null ? '' : words.before(scoreText(was)), words.REASON[reason]);
  if (occasion === 'red-corrected' || occasion === 'fact-corrected') return by;
  if (occasion === 'new-start') return wasStart === null ? '' : words.before(dateText(wasStart));
  if (occasion === 'delayed') return facts.startKnown ? words.expectedAt(formatDate(facts.start, DateFormat.time)) : '';
  if (occasion === 'lineups') return facts.startKnown ? words.at(formatDate(facts.start, DateFormat.time)) : '';
  if (occasion === 'postponed') return words.TIME_FOLLOWS;
  if (occasion === 'end' && facts.stage === Stage.retired) return words.RETIRED;
  return '';
}

const LEAGUE_TOO = new Set<AlertOccasion>(['start', 'resumed', 'half', 'part', 'extra-time', 'end']);

/** Parts of a body, the mark of a match that is not real last. */
export const bodyOf = ({ origin }: Pick<AlertFacts, 'origin'>, ...parts: readonly string[]): string =>
  joined(...parts, words.ORIGIN[origin]);

/** The title is complete without the body, which marks a match that is not real. */
export function alertText(moment: AlertMoment, facts: AlertFacts): AlertText {
  const title = fitted((form) => TITLES[moment.occasion](moment, facts, sideName(facts, moment, form), teams(facts, form)));
  const league = LEAGUE_TOO.has(moment.occasion) ? facts.league.name : '';
  const both = teams(facts);
  return { title, body: bodyOf(facts, title.includes(both) ? '' : both, detailOf(moment, facts), league) };
}

/** Of web push, in Danish: for a visitor with hidden results. */
export const hiddenText: AlertText = { title: 'Der er nyt i en kamp, du følger', body: '' };
