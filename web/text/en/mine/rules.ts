import type * as da from '../../da/mine/rules.ts';
import type { TextOf } from '../../text-of.ts';
import { plural } from '../language.ts';

const times = (count: number): string => plural(count, 'time', 'times');

export const rulesText: TextOf<typeof da.rulesText> = {
  title: 'Notify me when …',
  yesterday: (count) => `Yesterday: ${times(count)}`,
  trying: 'Yesterday: …',
  untried: 'Yesterday could not be loaded',
  loading: 'Loading the rules …',
  failed: 'The rules could not be loaded',
  failedHint: 'Your own rules are saved and still apply.',
  sum: (count) => `would have notified you ${times(count)} yesterday`,
  none: 'You have no rules',
  noneHint: 'Make a rule about exactly what you want to know: a team that is behind, a close match, a Dane with match point.',
  turnOn: (sentence) => `Notify when ${sentence}`,
  remove: 'Delete',
  removeIt: (sentence) => `Delete the rule: ${sentence}`,
  removed: 'The rule has been deleted.',
  undo: 'Undo',
  add: 'New rule',
  addIn: 'Choose a sentence and edit it afterwards. It is off until you turn it on.',
  sport: 'Sport',
  close: 'Close',
  full: (most) => `You can have ${plural(most, 'rule', 'rules')}. Delete one to make a new one.`,
  slots: {
    subject: 'Team or player',
    condition: 'What must happen',
    more: 'And what else',
    number: 'How much',
    set: 'Which set',
    time: 'When',
    sport: 'Sport',
  },
};
