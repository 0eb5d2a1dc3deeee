import { crestText } from '@stillingen/wire';
import {
  DateFormat,
  dayOf,
  type EventItem,
  formatDate,
  liveText,
  type Participant,
  type Sport,
  sportById,
  Stage,
  stageLabel,
  StageType,
} from '@stillingen/domain';
import type { SearchMatch, SearchSide } from '@stillingen/wire';
import type { Vocabulary } from '@stillingen/wire/words';

const MINUTE_MARK = '’';

export function sideOf(participant: Participant, words: Vocabulary): SearchSide {
  const { code, country, kind } = participant;
  const { name } = words.participant(participant);
  return {
    ...{ name, code, countryCode: country, colours: crestText(participant) ?? '' },
    isTeam: kind === 'club' || kind === 'national',
  };
}

export function stateOf({ stageType }: EventItem): SearchMatch['state'] {
  if (stageType === StageType.live) return 'live';
  return stageType === StageType.finished ? 'over' : 'next';
}

const isOfToday = ({ start }: EventItem, nowS: number): boolean => dayOf(start) === dayOf(nowS);

/** '20:45'; the date of another day. */
export function timeOf(event: EventItem, nowS: number): string {
  if (!isOfToday(event, nowS)) return formatDate(event.start, DateFormat.shortDate);
  return event.startKnown ? formatDate(event.start, DateFormat.time) : '';
}

/** The sport with names of its stages as `words` has them. */
function spokenIn(words: Vocabulary, sport: Sport): Sport {
  if (words.language === 'da') return sport;
  const stages = Object.entries(sport.stages).map(([code, stage]) => {
    const { clocked } = stage;
    const long = words.stage(sport, Number(code));
    return [code, { ...stage, long, ...(clocked === undefined ? {} : { clocked: words.phrase(clocked) }) }];
  });
  return { ...sport, stages: Object.fromEntries(stages) };
}

/** '67’', '20:45', 'Slut'; the date of another day. */
export function whenOf(event: EventItem, words: Vocabulary, nowS: number): string {
  const sport = spokenIn(words, sportById(event.sportId)!);
  if (event.stageType === StageType.live) {
    const { text, minute } = liveText(sport, event, nowS);
    return minute ? text + MINUTE_MARK : text;
  }
  const label = stageLabel(sport, event.stage, 'long');
  if (label !== '' && (event.stage !== Stage.finished || isOfToday(event, nowS))) return label;
  return event.stageType === StageType.finished && isOfToday(event, nowS)
    ? stageLabel(sport, Stage.finished, 'long')
    : timeOf(event, nowS);
}
