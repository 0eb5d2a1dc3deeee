import type { CallName, LoggedIn } from '@stillingen/wire/account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, SITE, SOLVED, startTestIdentity, type TestIdentity } from '../../testing/identity/identity.ts';

let service: TestIdentity;
beforeAll(async () => {
  service = await startTestIdentity();
});
afterAll(() => service[Symbol.asyncDispose]());

interface User {
  readonly email: string;
  readonly id: string;
  readonly loggedIn: LoggedIn;
}
type Body = Record<string, unknown>;
interface Contract {
  readonly body: (user: User) => Body | Promise<Body>;
  readonly optional?: readonly string[];
  readonly happy: unknown;
  readonly replay: unknown;
  readonly twins: readonly unknown[];
}

const DONE = { r: 'XY1' };
const SESSION = { id: expect.any(String), hash: expect.any(String) };
const codeOf = async ({ email }: User, kind: string): Promise<string> => {
  await expect.poll(async () => (await service.mailsTo(email)).filter((mail) => mail.kind === kind).length).toBeGreaterThan(0);
  return (await service.mailsTo(email)).findLast((mail) => mail.kind === kind)!.code!;
};
let users = 0;
async function freshUser(): Promise<User> {
  users += 1;
  const email = `contract${users}@example.dk`;
  const loggedIn = await service.signedIn(email);
  return { email, id: loggedIn.id, loggedIn };
}
async function pendingBody(): Promise<Body> {
  users += 1;
  const email = `pending${users}@example.dk`;
  await service.register(email);
  const [mail] = await service.mailsTo(email);
  return { t: 'verifyAccount', c: mail!.code, i: mail!.userId, namespace: SITE.namespace };
}
const PROFILE = { id: expect.any(String), name: '', emailIsVerified: true, email: expect.any(String) };

const CONTRACTS: Partial<Record<CallName, Contract>> = {
  registration: {
    body: ({ id }) => ({
      email: `new${id}@example.dk`,
      password: PASSWORD,
      name: 'Ida Bø',
      nickname: 'ida.b_1',
      termsofservice: true,
      touApproval: true,
      ppApproval: true,
      captcha: SOLVED,
      lang: 'da',
      ...SITE,
    }),
    optional: ['name', 'nickname', 'lang'],
    happy: DONE,
    replay: DONE,
    twins: [DONE, DONE],
  },
  login: {
    body: ({ email }) => ({ email, password: PASSWORD, captcha: SOLVED, ...SITE }),
    optional: ['captcha'],
    happy: SESSION,
    replay: SESSION,
    twins: [SESSION, SESSION],
  },
  verification: {
    body: pendingBody,
    optional: ['t'],
    happy: { ...DONE, t: 'verifyAccount' },
    replay: { err: 'XE5' },
    twins: [{ err: 'XE5' }, { ...DONE, t: 'verifyAccount' }],
  },
  deleteAccount: { body: ({ loggedIn }) => ({ loggedIn }), happy: DONE, replay: { err: 'XE1' }, twins: [DONE, DONE] },
  logout: {
    body: ({ loggedIn }) => ({ loggedIn, all: true }),
    optional: ['all'],
    happy: DONE,
    replay: DONE,
    twins: [DONE, DONE],
  },
  storeMergedData: {
    body: ({ loggedIn }) => ({ loggedIn, key: 'data', dataDiff: { merge: { a: 1 }, unmerge: ['b'] }, project: 8, rev: 0 }),
    optional: ['rev'],
    happy: { ...DONE, rev: 1 },
    replay: { ...DONE, rev: 2 },
    twins: [
      { ...DONE, rev: 1 },
      { ...DONE, rev: 2 },
    ],
  },
  passwordChange: {
    body: ({ id }) => ({ id, password: PASSWORD, newpassword: 'Bb_98765' }),
    happy: DONE,
    replay: { err: 'XE5' },
    twins: [{ err: 'XE5' }, DONE],
  },
  forgottenPassword: {
    body: ({ email }) => ({ email, namespace: SITE.namespace, p: 8 }),
    happy: DONE,
    replay: DONE,
    twins: [DONE, DONE],
  },
  updateUser: {
    body: ({ loggedIn }) => ({ loggedIn, name: 'Ida', nickname: 'ida_b', email: `x${loggedIn.id}@example.dk`, project: 8 }),
    optional: ['name', 'nickname', 'email'],
    happy: { ...DONE, profile: { ...PROFILE, name: 'Ida', emailIsVerified: false } },
    replay: { ...DONE, profile: { ...PROFILE, name: 'Ida', emailIsVerified: false } },
    twins: Array.from({ length: 2 }, () => ({ ...DONE, profile: { ...PROFILE, name: 'Ida', emailIsVerified: false } })),
  },
  getData: {
    body: ({ loggedIn }) => ({ loggedIn, project: 8 }),
    happy: { data: {}, privateData: {}, profile: PROFILE, rev: 0 },
    replay: { data: {}, privateData: {}, profile: PROFILE, rev: 0 },
    twins: Array.from({ length: 2 }, () => ({ data: {}, privateData: {}, profile: PROFILE, rev: 0 })),
  },
};

const WRONG = [null, [], 17.5, 'x'.repeat(5000), { a: {} }] as const;

describe.each(Object.entries(CONTRACTS))('%s', (called, { body, optional = [], happy, replay, twins }) => {
  const name = called as CallName;
  it('answers the first call of an account and a repeated one', async () => {
    const sent = await body(await freshUser());
    expect(await service.call(name, sent)).toMatchObject({ status: 200, body: happy });
    expect((await service.call(name, sent)).body).toEqual(replay);
  });

  it('answers two concurrent calls of an account', async () => {
    const sent = await body(await freshUser());
    const answers = await Promise.all([service.call(name, sent), service.call(name, sent)]);
    const order = ({ rev = 0, r }: { rev?: number; r?: string }): number => (r === undefined ? -1 : rev);
    const bodies = answers.map((each) => each.body).sort((a, b) => order(a) - order(b));
    // On a busy machine the second call may be read after the first and answered as a repetition.
    const inTurn = [replay, happy].sort((a, b) => order(a as object) - order(b as object));
    expect(name === 'deleteAccount' ? [twins, inTurn] : [twins]).toContainEqual(bodies);
  });

  it('[AERR-13] rejects a missing, malformed or unknown field and names it', async () => {
    const sent = await body(await freshUser());
    const refused = async (change: Body, field: string): Promise<void> => {
      const answer = await service.call(name, { ...sent, ...change });
      const answered = { status: answer.status, err: answer.body.err, field: String(answer.body.field).split('.')[0] };
      expect(answered, JSON.stringify(change).slice(0, 80)).toEqual({ status: 200, err: 'XE11', field });
    };
    for (const field of Object.keys(sent)) {
      if (!optional.includes(field) && !(name === 'passwordChange' && field === 'password'))
        await refused({ [field]: undefined }, field);
      for (const value of WRONG) {
        await refused({ [field]: value }, field);
      }
    }
    await refused({ extra: 1 }, 'extra');
    for (const whole of [null, [], 'x', 3]) expect((await service.call(name, whole)).body).toMatchObject({ err: 'XE11' });
  });

  it('[ACC-21] rejects calls of another site (C24)', async () => {
    const sent = await body(await freshUser());
    const elsewhere = { namespace: 'other', project: 9, p: 9 };
    const fields = Object.keys(elsewhere).filter((field) => field in sent);
    const answers = fields.map((field) => service.call(name, { ...sent, [field]: elsewhere[field as keyof typeof elsewhere] }));
    expect((await Promise.all(answers)).map((answer) => answer.body)).toEqual(fields.map((field) => ({ err: 'XE11', field })));
  });
});

describe('calls of a session', () => {
  const foreign: LoggedIn = { id: '0'.repeat(26), hash: '0'.repeat(64) };
  it.each([
    ['deleteAccount', { loggedIn: foreign }],
    ['storeMergedData', { loggedIn: foreign, key: 'data', dataDiff: { merge: {}, unmerge: [] }, project: 8 }],
    ['updateUser', { loggedIn: foreign, project: 8 }],
    ['getData', { loggedIn: foreign, project: 8 }],
  ] as const)('[AERR-03] %s answers XE1 to an unknown session', async (name, sent) => {
    expect((await service.call(name, sent)).body).toEqual({ err: 'XE1' });
    const user = await freshUser();
    for (const loggedIn of [
      { id: user.id, hash: foreign.hash },
      { id: foreign.id, hash: user.loggedIn.hash },
    ])
      expect((await service.call(name, { ...sent, loggedIn })).body).toEqual({ err: 'XE1' });
  });
});

describe('forgotten password with a captcha', () => {
  it('[ACC-37] answers 202 to every address and rejects by v5 codes', async () => {
    const user = await freshUser();
    const sent = { email: user.email, captcha: SOLVED, projectId: 8, namespace: SITE.namespace };
    const name = 'forgottenPasswordCaptcha';
    expect(await service.call(name, sent)).toMatchObject({ status: 202, body: {} });
    expect(await service.call(name, { ...sent, email: 'nobody@example.dk' })).toMatchObject({ status: 202, body: {} });
    expect(await codeOf(user, 'forgottenPassword')).toMatch(/^[0-9a-f]{40}$/);
    expect(await service.call(name, { ...sent, captcha: 'wrong' })).toMatchObject({ status: 400, body: { code: 120 } });
    for (const change of [
      { email: 'x' },
      { email: 5 },
      { projectId: 9 },
      { namespace: 'y' },
      { extra: 1 },
      { captcha: undefined },
    ])
      expect(await service.call(name, { ...sent, ...change })).toMatchObject({ status: 400, body: { code: 100 } });
  });

  it('[AERR-40] allows 20 requests of a client address in half an hour', async () => {
    const sent = { email: 'nobody@example.dk', captcha: SOLVED, projectId: 8, namespace: SITE.namespace };
    const address = '192.0.2.7';
    const answers = [];
    for (let i = 0; i < 21; i += 1) answers.push(await service.call('forgottenPasswordCaptcha', sent, { address }));
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 20 }, () => 202), 429]);
    expect(answers.at(-1)).toMatchObject({ body: { code: 190 } });
    expect(Number(answers.at(-1)!.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
