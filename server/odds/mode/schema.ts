import { FOR_EVER, type OddsModeRefusal } from '@stillingen/wire';
import Type from 'typebox';
import { jsonAnswer } from '../../http/documentation.ts';
import { strictObject } from '../../http/request.ts';

const Seconds = Type.Integer({ minimum: 0, description: 'Seconds since the epoch.' });

export const ModeCall = Type.Union([
  strictObject({ on: Type.Literal(true), adult: Type.Literal(true) }),
  strictObject({ on: Type.Literal(false) }),
  strictObject({ lockUntil: Type.Union([Seconds, Type.Literal(FOR_EVER)]) }),
]);

const Mode = Type.Object({
  on: Type.Boolean(),
  until: Type.Union([Seconds, Type.Null()]),
  lockedUntil: Type.Union([Seconds, Type.Literal(FOR_EVER), Type.Null()]),
  isServed: Type.Boolean({ description: 'Whether odds are shown where the visitor is.' }),
  ticket: Type.Optional(Type.String({ description: 'For the push subjects of odds, ten minutes long.' })),
});
const Refusal = Type.Object({ code: Type.String(), message: Type.String() });
const refusal = (description: string, code: OddsModeRefusal['code'], message: string): object =>
  jsonAnswer(description, Refusal, { code, message });

const ANSWERS = {
  200: jsonAnswer('The mode as it is now.', Mode, { on: true, until: 1_803_233_400, lockedUntil: null, isServed: true }),
  403: refusal('A page of another site called.', 'other_site', 'only pages of this site may call'),
  429: refusal('Too many calls; retry after `Retry-After` seconds.', 'too_many', 'Prøv igen om 12 sekunder.'),
};

export const READ = {
  summary: 'Read the odds mode of a visitor',
  description: 'Answered 404 on a site without odds. A user who is logged in sends the `Basic` login, as for accounts.',
  tags: ['Odds' as const],
  documents: { response: ANSWERS },
};
export const CHANGE = {
  summary: 'Turn odds on or off, or lock them',
  description:
    'Odds are off for every visitor until this call turns them on, by a cookie that the server signs. A lock can be lengthened, not undone.',
  tags: ['Odds' as const],
  documents: {
    body: ModeCall,
    response: {
      ...ANSWERS,
      400: refusal('The body is none of the calls.', 'invalid', 'allowed: {"on": true, "adult": true}, …'),
      409: refusal('A lock is in the way (`locked`), or is longer already (`lock_shorter`).', 'locked', 'Du har låst odds fra.'),
    },
  },
};
