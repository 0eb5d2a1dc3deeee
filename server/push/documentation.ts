import { EXAMPLES, MAX_SUBJECTS, writeEventId } from '@stillingen/wire';
import Type from 'typebox';
import { emptyAnswer, textAnswer } from '../http/documentation.ts';

const REFUSED = {
  403: textAnswer('A page of an origin that is not in PUSH_ORIGINS.', 'pages of this origin may not connect'),
  429: textAnswer('Too many connections from this address.', 'too many connections from this address'),
  503: textAnswer('Too many connections; retry after `Retry-After` seconds.', 'too many connections'),
};
const POSITION = writeEventId('k3v9', new Map([[EXAMPLES.subject, 42]]));

export const WEB_SOCKET = {
  summary: 'Open a WebSocket',
  description: [
    'Frames are JSON texts. A client sends `{"op":"subscribe","s":SUBJECT}`, with `e` and `o` of its last frame after a reconnect, and',
    '`{"op":"unsubscribe","s":SUBJECT}`. The server sends `{"s","e","o","t","d"}`: subject, epoch, offset, time and rows of changes; and',
    'frames with `op`: subscribed, refused, heartbeat, resync, drain and busy. docs/protocol.md documents them.',
  ].join(' '),
  tags: ['Push'],
  documents: {
    response: {
      101: emptyAnswer('The WebSocket is open.'),
      ...REFUSED,
      426: textAnswer('The request opens no WebSocket, or one of another version.'),
    },
  },
};

export const EVENT_STREAM = {
  summary: 'Read a stream of events (SSE)',
  description: 'The frames of the WebSocket, one an event. For JSON without rows, read `/events/{subject}/{id}`.',
  tags: ['Push'],
  documents: {
    querystring: Type.Object({
      s: Type.Array(Type.String(), {
        ...{ minItems: 1, maxItems: MAX_SUBJECTS, examples: [[EXAMPLES.subject]] },
        description: 'Subjects, each in a parameter of its own.',
      }),
    }),
    headers: Type.Object({
      'last-event-id': Type.Optional(
        Type.String({ description: 'The id of the last event: what came after it follows.', examples: [POSITION] }),
      ),
    }),
    response: {
      200: textAnswer('Events, without an end.', `id: ${POSITION}\ndata: ${EXAMPLES.frame}\n\n`, 'text/event-stream'),
      400: textAnswer('Another parameter, or an invalid subject.', 's names 0 subjects; allowed: 1 to 128'),
      404: textAnswer('None of the subjects exists.', 'none of these subjects exists'),
      ...REFUSED,
    },
  },
};
