import { ALERT_KINDS, type AlertKind, sportByName, sportBySegment } from '@stillingen/domain';
import { WEBHOOK_EVENTS, type WebhookFilter } from '../alerts/webhooks/filter.ts';
import type { Option } from './options.ts';

/** Null if one of the words, which commas separate, is none. Empty without words. */
function listOption<Item>(meaning: string, allowed: string, parseOne: (word: string) => Item | null): Option<readonly Item[]> {
  return {
    meaning,
    fallback: '',
    allowed,
    parse(text) {
      const items = text === '' ? [] : text.split(',').map((word) => parseOne(word.trim()));
      return items.every((item) => item !== null) ? items : null;
    },
  };
}

const kindOf = (word: string): AlertKind | null => ALERT_KINDS.find((kind) => WEBHOOK_EVENTS[kind].word === word) ?? null;
const sportOf = (word: string): number | null => (sportByName(word) ?? sportBySegment(word))?.id ?? null;
const idOf = (word: string): string | null => (/^[A-Za-z0-9]{8}$/.test(word) ? word : null);
const IDS = 'ids of 8 letters and digits as in addresses of pages, separated by commas';

export const FILTER_OPTIONS = {
  events: listOption(
    'what is posted, else everything',
    `some of ${ALERT_KINDS.map((kind) => WEBHOOK_EVENTS[kind].word).join(', ')}, separated by commas`,
    kindOf,
  ),
  sport: listOption('sports, else all', 'names of sports such as soccer or handbold, separated by commas', sportOf),
  league: listOption('competitions', IDS, idOf),
  team: listOption('teams and athletes', IDS, idOf),
};

export interface FilterValues {
  readonly events: readonly AlertKind[];
  readonly sport: readonly number[];
  readonly league: readonly string[];
  readonly team: readonly string[];
}

export const filterOf = ({ events, sport, league, team }: FilterValues): WebhookFilter => ({
  kinds: events,
  sports: sport,
  leagues: league,
  teams: team,
});
