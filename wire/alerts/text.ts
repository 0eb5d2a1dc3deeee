import {
  type AlertFacts,
  type AlertMoment,
  type AlertOccasion,
  type CorrectionReason,
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

const REASON: Readonly<Record<CorrectionReason, string>> = {
  offside: 'offside',
  handball: 'hånd på bolden',
  foul: 'frispark',
  var: 'VAR',
  challenge: 'challenge',
  scorer: 'målscorer rettet',
  minute: 'minut rettet',
  clerical: 'målet var meldt ved en fejl',
  unknown: '',
};

const TAKEN_BACK: Readonly<Record<NonNullable<AlertFacts['sport']['alerts']['unit']>, string>> = {
  mål: 'Målet tæller ikke',
  point: 'Pointene tæller ikke',
  sæt: 'Sættet tæller ikke',
  frame: 'Framen tæller ikke',
  map: 'Mappet tæller ikke',
  leg: 'Legget tæller ikke',
  run: 'Runnet tæller ikke',
};

const AT = { home: 0, away: 1 } as const;
const scoreText = (score: Pair | null): string => (score === null ? '' : score.join('-'));
const withScore = (words: string, score: Pair | null): string => (score === null ? words : `${words}: ${scoreText(score)}`);
const capital = (word: string): string => word.slice(0, 1).toLocaleUpperCase('da') + word.slice(1);
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
  if (leader === '') return `Slut: ${title}`;
  const whole = `${leader} vandt ${title}`;
  return whole.length <= TITLE_LENGTH ? whole : `${leader} vandt`;
}

function endTitle(moment: AlertMoment, facts: AlertFacts, name: string): string {
  const { score, stage, penalties, sport } = { ...facts, score: moment.score };
  if (facts.sides === null) return raceEnd(facts);
  if (stage === Stage.awarded) return name === '' ? 'Sejr tildelt' : `Sejr tildelt ${name}`;
  if (stage === Stage.walkover) return name === '' ? 'Walkover' : `Walkover: ${name} går videre`;
  if (stage === Stage.retired && name !== '') return `${name} vandt`;
  if (stage === Stage.afterPenalties && penalties !== null && sport.shootOut === 'apart' && name !== '')
    return `Slut: ${name} vandt ${winnersFirst(penalties)} på ${sport.penalty.awarded.toLowerCase()}`;
  if (score === null) return name === '' ? 'Slut' : `${name} vandt`;
  if (sport.row !== 'goals' && name !== '') return `${name} vandt ${winnersFirst(score)}`;
  const after = stageLabel(sport, stage, 'spoken');
  return withScore(after.startsWith('Efter ') ? `Slut ${after.toLowerCase()}` : 'Slut', score);
}

type TitleOf = (moment: AlertMoment, facts: AlertFacts, name: string, both: string) => string;

const partName = ({ part }: AlertMoment, { sport }: AlertFacts): string => sport.parts[part ?? 0]?.long ?? '';

const TITLES: Readonly<Record<AlertOccasion, TitleOf>> = {
  start: (_, __, ___, both) => `I gang: ${both}`,
  resumed: (_, __, ___, both) => `I gang igen: ${both}`,
  goal: ({ score }, { sport }, name) => withScore(`${capital(sport.alerts.unit ?? 'mål')} til ${name}`, score),
  game: (_, { parts }, name) => withScore(`Parti til ${name}`, parts.at(-1) ?? null),
  red: ({ score }, _, name) => withScore(`Rødt kort til ${name}`, score),
  half: ({ score }) => withScore('Pause', score),
  part: (moment, facts) => withScore(`Slut på ${partName(moment, facts)}`, moment.score),
  'extra-time': ({ score }, { sport, stage }) => {
    const words = stageLabel(sport, stage, 'spoken');
    return withScore(/^\d/.test(words) ? 'Forlænget spilletid' : words, score);
  },
  'shoot-out': (_, { sport }) => `Det afgøres på ${sport.penalty.awarded.toLowerCase()}`,
  end: endTitle,
  lineups: () => 'Opstillingerne er klar',
  'score-corrected': ({ score, reason }, { sport }) =>
    withScore(RULINGS.has(reason) ? TAKEN_BACK[sport.alerts.unit ?? 'mål'] : 'Rettet', score),
  'red-corrected': ({ score }, _, name) => withScore(`Rødt kort til ${name} annulleret`, score),
  'fact-corrected': ({ score, reason }) => withScore(reason === 'scorer' ? 'Målscorer rettet' : 'Minut rettet', score),
  'new-start': (_, { start }) => `Flyttet til ${dateText(start)}`,
  postponed: (_, __, ___, both) => `Udsat: ${both}`,
  cancelled: (_, __, ___, both) => `Aflyst: ${both}`,
  abandoned: (_, __, ___, both) => `Afbrudt og aflyst: ${both}`,
  interrupted: (_, __, ___, both) => `Afbrudt: ${both}`,
  delayed: (_, __, ___, both) => `Forsinket: ${both}`,
};

function detailOf(moment: AlertMoment, facts: AlertFacts): string {
  const { occasion, minute, by, reason, was, wasStart } = moment;
  if (occasion === 'goal' || occasion === 'red') return by || minute;
  if (occasion === 'score-corrected') return joined(was === null ? '' : `før ${scoreText(was)}`, REASON[reason]);
  if (occasion === 'red-corrected' || occasion === 'fact-corrected') return by;
  if (occasion === 'new-start') return wasStart === null ? '' : `før ${dateText(wasStart)}`;
  if (occasion === 'delayed') return facts.startKnown ? `Ventes i gang kl. ${formatDate(facts.start, DateFormat.time)}` : '';
  if (occasion === 'lineups') return facts.startKnown ? `kl. ${formatDate(facts.start, DateFormat.time)}` : '';
  if (occasion === 'postponed') return 'Ny tid følger';
  if (occasion === 'end' && facts.stage === Stage.retired) return 'modstanderen trak sig';
  return '';
}

const LEAGUE_TOO = new Set<AlertOccasion>(['start', 'resumed', 'half', 'part', 'extra-time', 'end']);
const ORIGIN = { real: '', simulated: 'Demo', replay: 'Fra arkivet' } as const;

/** Parts of a body, the mark of a match that is not real last. */
export const bodyOf = ({ origin }: Pick<AlertFacts, 'origin'>, ...parts: readonly string[]): string =>
  joined(...parts, ORIGIN[origin]);

/** Danish. The title is complete without the body, which marks a match that is not real. */
export function alertText(moment: AlertMoment, facts: AlertFacts): AlertText {
  const title = fitted((form) => TITLES[moment.occasion](moment, facts, sideName(facts, moment, form), teams(facts, form)));
  const league = LEAGUE_TOO.has(moment.occasion) ? facts.league.name : '';
  const both = teams(facts);
  return { title, body: bodyOf(facts, title.includes(both) ? '' : both, detailOf(moment, facts), league) };
}

/** For a visitor with hidden results. */
export const hiddenText: AlertText = { title: 'Der er nyt i en kamp, du følger', body: '' };
