import {
  DateFormat,
  type EventItem,
  formatDate,
  liveText,
  type Participant,
  sportById,
  Stage,
  stageLabel,
  StageType,
} from '@stillingen/domain';
import type { SearchMatch, SearchSide } from '@stillingen/wire';
import { DANISH } from '@stillingen/wire/words';

const MINUTE_MARK = '’';

export function sideOf(participant: Participant): SearchSide {
  const { code, colours, country, kind } = participant;
  const { name } = DANISH.participant(participant);
  return {
    ...{ name, code, countryCode: country, colours: colours?.join('|') ?? '' },
    isTeam: kind === 'club' || kind === 'national',
  };
}

export function stateOf({ stageType }: EventItem): SearchMatch['state'] {
  if (stageType === StageType.live) return 'live';
  return stageType === StageType.finished ? 'over' : 'next';
}

export const timeOf = ({ start, startKnown }: EventItem): string => (startKnown ? formatDate(start, DateFormat.time) : '');

/** '67’', '20:45', 'Slut'. */
export function whenOf(event: EventItem, nowS: number): string {
  const sport = sportById(event.sportId)!;
  if (event.stageType === StageType.live) {
    const { text, minute } = liveText(sport, event, nowS);
    return minute ? text + MINUTE_MARK : text;
  }
  const label = stageLabel(sport, event.stage, 'long');
  return label === ''
    ? event.stageType === StageType.finished
      ? stageLabel(sport, Stage.finished, 'long')
      : timeOf(event)
    : label;
}
