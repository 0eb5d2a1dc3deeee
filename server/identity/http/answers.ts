import {
  type CallName,
  CALLS,
  type Calls,
  DONE,
  MARKETING_VARIANTS,
  SERVER_CODES,
  SOCIAL_PROVIDERS,
  TERMS_TYPES,
  V5_CODES,
} from '@stillingen/wire/account';
import type { FastifySchema } from 'fastify';
import Type, { type Static, type TSchema } from 'typebox';
import { emptyAnswer, jsonAnswer } from '../../http/documentation.ts';

const ID = '0123456789abcdefghijklmnop';
const TIME = '2026-11-28T18:00:00.000Z';
const Time = Type.String({ description: 'ISO 8601, UTC.', examples: [TIME] });
const TimeOrNull = Type.Union([Time, Type.Null()]);
const TextOrNull = Type.Union([Type.String(), Type.Null()]);
const Terms = Type.Enum([...TERMS_TYPES]);
const TermsErrors = Type.Array(Type.Object({ code: Type.Integer(), type: Terms, version: Type.String(), url: Type.String() }));
const TermsFields = { err2: Type.Optional(Type.Literal('XE8')), errors: Type.Optional(TermsErrors) };
const MarketingFields = {
  err: Type.Optional(Type.Literal('XE12')),
  marketing: Type.Optional(
    Type.Object({ code: Type.Union([Type.Integer(), Type.Null()]), variant: Type.Enum([...MARKETING_VARIANTS]) }),
  ),
};
const Done = { r: Type.Literal(DONE) };
const LoginFields = { id: Type.String(), hash: Type.String(), ...TermsFields };
const Profile = Type.Object({ id: Type.String(), name: Type.String(), email: Type.String(), emailIsVerified: Type.Boolean() });
const Consent = Type.Object({
  granted: Type.Union([Type.Boolean(), Type.Null()]),
  textVersion: TextOrNull,
  updatedAt: TimeOrNull,
});
const Marketing = Type.Object({
  basic: Consent,
  extended: Consent,
  variant: Type.Enum([...MARKETING_VARIANTS]),
  code: Type.Union([Type.Integer(), Type.Null()]),
});
const Document = {
  ...{ type: Terms, version: Type.String(), projectId: Type.Integer(), lang: Type.Literal('da'), title: Type.String() },
  ...{ validFrom: Time, archived: Type.Boolean(), sha256: Type.String() },
};
const UserData = Type.Object({}, { additionalProperties: true });
const List = <Name extends string, Item extends TSchema>(name: Name, item: Item) =>
  Type.Object({ [name]: Type.Array(item) } as Record<Name, Type.TArray<Item>>);

const PROFILE = { id: ID, name: 'Maja', email: 'maja@example.dk', emailIsVerified: true };
const LOGIN = { id: ID, hash: '0123456789abcdef'.repeat(4) };
const DOCUMENT: Static<Type.TObject<typeof Document>> = {
  ...{ type: 'tou', version: '2026-11', projectId: 8, lang: 'da', title: 'Vilkår', validFrom: TIME, archived: false },
  sha256: '0123456789abcdef'.repeat(4),
};
const NO_CONSENT = { granted: null, textVersion: null, updatedAt: null };
const MARKETING = { basic: NO_CONSENT, extended: NO_CONSENT, variant: 'NONE', code: null } as const;

interface Answer<Schema extends TSchema = TSchema> {
  readonly schema: Schema;
  readonly example: Static<Schema>;
}
const answer = <Schema extends TSchema>(schema: Schema, example: Static<Schema>): Answer<Schema> => ({ schema, example });
const done = answer(Type.Object(Done), { r: DONE });
const login = answer(Type.Object(LoginFields), LOGIN);

/** Of a successful call; null for 204, which has none. */
const ANSWERS: { readonly [Name in CallName]: Calls[Name]['answer'] extends null ? null : Answer } = {
  ...{ registration: done, deleteAccount: done, logout: done, passwordChange: done, forgottenPassword: done, login },
  loginUsingProvider: answer(Type.Object({ ...LoginFields, isRegistration: Type.Boolean() }), {
    ...LOGIN,
    isRegistration: false,
  }),
  verification: answer(Type.Object({ ...Done, t: Type.Optional(Type.String()) }), { r: DONE, t: 'verifyAccount' }),
  storeMergedData: answer(Type.Object({ ...Done, rev: Type.Integer(), ...TermsFields, ...MarketingFields }), { r: DONE, rev: 7 }),
  updateUser: answer(Type.Object({ ...Done, profile: Profile }), { r: DONE, profile: PROFILE }),
  getData: answer(
    Type.Object({
      ...{ data: UserData, privateData: UserData, profile: Profile, rev: Type.Integer() },
      ...{ ...TermsFields, ...MarketingFields },
    }),
    { data: { mygames: {} }, privateData: {}, profile: PROFILE, rev: 7 },
  ),
  forgottenPasswordCaptcha: answer(Type.Object({}), {}),
  termsDocuments: answer(List('documents', Type.Object(Document)), { documents: [DOCUMENT] }),
  termsDocument: answer(Type.Object({ ...Document, content: Type.String(), contentType: Type.Literal('text/markdown') }), {
    ...DOCUMENT,
    ...{ content: '# Vilkår', contentType: 'text/markdown' },
  }),
  ...{ marketingConsent: answer(Marketing, MARKETING), updateMarketingConsent: answer(Marketing, MARKETING) },
  ...{ marketingApproval: null, termsAgreements: null, endSessions: null, disconnect: null },
  myTerms: answer(
    List(
      'terms',
      Type.Object({
        ...{ projectId: Type.Integer(), type: Terms, acceptedVersion: TextOrNull, acceptedAt: TimeOrNull },
        ...{ latestVersion: Type.String(), needed: Type.Boolean() },
      }),
    ),
    {
      terms: [
        { projectId: 8, type: 'tou', acceptedVersion: '2026-11', acceptedAt: TIME, latestVersion: '2026-11', needed: false },
      ],
    },
  ),
  sessions: answer(
    List(
      'sessions',
      Type.Object({ key: Type.String(), device: Type.String(), createdAt: Time, lastSeenAt: Time, isCurrent: Type.Boolean() }),
    ),
    { sessions: [{ key: 'a1b2', device: 'Firefox, Linux', createdAt: TIME, lastSeenAt: TIME, isCurrent: true }] },
  ),
  connections: answer(
    List(
      'connections',
      Type.Object({
        ...{ key: Type.String(), provider: Type.Enum([...SOCIAL_PROVIDERS]), email: TextOrNull, connectedAt: Time },
        isOnlyWayIn: Type.Boolean(),
      }),
    ),
    { connections: [{ key: 'c3d4', provider: 'google', email: null, connectedAt: TIME, isOnlyWayIn: false }] },
  ),
  exportData: answer(UserData, { profile: PROFILE }),
  offer: answer(
    Type.Object({
      providers: Type.Array(
        Type.Object({ provider: Type.Enum([...SOCIAL_PROVIDERS]), clientId: Type.String(), authorizeUrl: Type.String() }),
      ),
      captcha: Type.Union([
        Type.Enum(['proof-of-work', 'none']),
        Type.Object({ kind: Type.Literal('hosted'), siteKey: Type.String(), scriptUrl: Type.String() }),
      ]),
    }),
    { providers: [], captcha: 'proof-of-work' },
  ),
};

const Failure = Type.Object({
  err: Type.Enum(Object.values(SERVER_CODES)),
  retryAfter: Type.Optional(Type.Integer({ description: 'Seconds.' })),
  field: Type.Optional(Type.String()),
});
const Problem = Type.Object({ code: Type.Enum([0, ...Object.values(V5_CODES)]), message: Type.String() });
const problem = (description: string, code: keyof typeof V5_CODES, message: string): object =>
  jsonAnswer(description, Problem, { code: V5_CODES[code], message });
const PROBLEMS = {
  400: problem('A field is invalid.', 'invalidData', 'email is invalid'),
  401: problem('The call needs a session.', 'unknown', 'log in first'),
  429: problem('Too many calls; retry after `Retry-After` seconds.', 'requestLimit', 'try again in 12 s'),
};

function responsesOf(name: CallName): object {
  const known = ANSWERS[name];
  const { path, proof } = CALLS[name];
  if (!path.startsWith('/v5/'))
    return { 200: jsonAnswer('Done, or a failure with `err`.', Type.Union([known!.schema, Failure]), known!.example) };
  const { 401: needsSession, ...problems } = PROBLEMS;
  const success =
    known === null
      ? { 204: emptyAnswer('Done.') }
      : { [name === 'forgottenPasswordCaptcha' ? 202 : 200]: jsonAnswer('Done.', known.schema, known.example) };
  return { ...success, ...problems, ...(proof === 'basic' ? { 401: needsSession } : {}) };
}

/** The schema of a call, with the tag and answers of its documentation. */
export const documented = (name: CallName, schema: FastifySchema): FastifySchema => ({
  ...schema,
  tags: ['Accounts'],
  ...(CALLS[name].proof === 'basic' ? { security: [{ session: [] }] } : {}),
  documents: { ...schema.documents, response: responsesOf(name) },
});
