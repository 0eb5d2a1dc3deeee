import { ALERT_KINDS } from '@stillingen/domain';
import Type from 'typebox';
import { textAnswer } from '../../http/documentation.ts';
import { MOMENT_SUBJECTS } from './feed.ts';

const GOAL = {
  ...{ kind: 'goal', occasion: 'goal', at: '2026-11-28T18:21:07.000Z', title: 'Mål! BIF 1-0 VEJ', text: '21’ Nartey' },
  ...{ match: 'KlMnOp34', path: '/kamp/KlMnOp34/', sport: 1, league: 'Superligaen' },
  ...{ home: { ids: ['MnOpQr56'], name: 'Brøndby IF' }, away: { ids: ['StUvWx78'], name: 'Vejle' } },
  ...{ start: '2026-11-28T18:00:00.000Z', score: [1, 0], side: 'home', minute: '21’', by: '21’ Nartey' },
  ...{ tag: 'score 1-0', origin: 'real' },
};

export const MOMENTS = {
  summary: 'Read what happens in a match, or in those of a team or league, as JSON events (SSE)',
  description: [
    'Each event has an `id`, the `event` and JSON as `data`: `kind` and `occasion` of what happened, `title` and `text` in Danish, the match,',
    'its score, and `side`, `minute` and `by` of a goal. A correction has `was`, and the `tag` of what it takes back. A race has `race` in place',
    'of `home` and `away`. `origin` marks what is `simulated` or `replayed`. A comment comes every 15 seconds. After a reconnect the header',
    '`last-event-id` brings what came since, up to ten minutes.',
  ].join(' '),
  tags: ['Push'],
  documents: {
    params: Type.Object({
      subject: Type.Enum([...MOMENT_SUBJECTS], { examples: ['team'] }),
      id: Type.String({
        description: 'Of a match or race, of a team or athlete, or of a league over all seasons (`ZEE`).',
        examples: ['MnOpQr56'],
      }),
    }),
    querystring: Type.Object({
      kinds: Type.Optional(
        Type.String({ description: `These kinds alone: ${ALERT_KINDS.join(', ')}.`, examples: ['goal,correction,end'] }),
      ),
    }),
    headers: Type.Object({
      'last-event-id': Type.Optional(Type.String({ description: 'The id of the last event.', examples: ['81234-0'] })),
    }),
    response: {
      200: textAnswer(
        'Events, without an end.',
        `id: 81235-0\nevent: goal\ndata: ${JSON.stringify(GOAL)}\n\n`,
        'text/event-stream',
      ),
      400: textAnswer('An invalid parameter or id of an event.', 'kinds has "goals"; allowed: start,goal,red'),
      404: textAnswer('Nothing has this id.', 'there is no team "none"'),
      429: textAnswer('Too many connections from this address.', 'too many connections from this address'),
      503: textAnswer('Too many connections at once; retry after `Retry-After` seconds.', 'too many connections at once'),
    },
  },
};
