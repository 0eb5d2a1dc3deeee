import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CALLS, type LoggedIn, VERSION_HEADERS } from '@stillingen/wire/account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basicAuth, startTestIdentity, type TestIdentity } from '../../testing/identity/identity.ts';
import type { MarketingConsents } from './consents.ts';
import { termsRoutes } from './plugin.ts';
import { DOCUMENTS, type OperatorDetails, parseDocument, publishDocuments } from './publish.ts';
import { ProjectTerms } from './terms.ts';
import { temporaryFolder } from '../../testing/run.ts';

let service: TestIdentity;
beforeAll(async () => {
  service = await startTestIdentity({
    asksMarketing: true,
    more: [
      (app, identity) => termsRoutes(identity.terms as ProjectTerms, identity.marketing as MarketingConsents)(app, identity),
    ],
  });
});
afterAll(() => service[Symbol.asyncDispose]());

const get = (address: string, headers: Record<string, string> = {}) => service.request('GET', address, { headers });
const headersOf = (loggedIn: LoggedIn) => ({ ...VERSION_HEADERS, ...basicAuth(loggedIn) });
type Named = 'marketingApproval' | 'marketingConsent' | 'updateMarketingConsent' | 'myTerms' | 'termsAgreements';
const call = (name: Named, loggedIn: LoggedIn, body?: unknown, headers: Record<string, string> = {}) =>
  service.request(CALLS[name].method, CALLS[name].path, {
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    headers: { ...headersOf(loggedIn), ...headers },
  });
const V = { tou: '2026-11-23', pp: '2026-11-28' } as const;
const TEXT = '2026-11';
const countOf = async (table: string, userId: string): Promise<number> =>
  (await service.identity.db`select from ${service.identity.db(table)} where user_id = ${userId}`).length;

describe('the documents', () => {
  it.each([
    ['tou', 'Vilkår for brug'],
    ['pp', 'Privatlivspolitik'],
  ] as const)('[TERMS-07] [TERMS-03] lists documents without a session: %s', async (type, title) => {
    const { status, body } = await get(`/v5/terms/${type}/documents?archived=false&projectIds=3,8`);
    expect(status).toBe(200);
    const document = { type, version: V[type], projectId: 8, lang: 'da', title, validFrom: `${V[type]}T00:00:00.000Z` };
    expect(body).toEqual({ documents: [{ ...document, archived: false, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }] });
  });
  it('lists no documents of another project, and archives those before the newest', async () => {
    expect((await get('/v5/terms/tou/documents?projectIds=9')).body).toEqual({ documents: [] });
    const { body } = await get('/v5/terms/tou/documents?archived=true');
    expect(body.documents).toMatchObject([{ version: '2026-11', validFrom: '2026-11-01T00:00:00.000Z', archived: true }]);
  });
  it('[TERMS-08] reads documents by version or as latest, with the operator’s details', async () => {
    const { body } = await get('/v5/terms/tou/documents/latest?projectId=8');
    expect(body).toMatchObject({ version: V.tou, contentType: 'text/markdown' });
    expect(body.content).toContain('mellem dig og Foreningen, Gade 1');
    expect((await get(`/v5/terms/tou/documents/${V.tou}`)).body).toEqual(body);
    expect(createHash('sha256').update(body.content).digest('hex')).toBe(body.sha256);
  });
  it.each(['tou/documents/2025-01', 'pp/documents/latest?projectId=9', 'cookies/documents', 'cookies/documents/latest'])(
    'answers 404 with a code for an unknown document: %s',
    async (address) => {
      const { status, body } = await get(`/v5/terms/${address}`);
      expect([status, body.code]).toEqual([404, 101]);
    },
  );
  it.each([
    'tou/documents?archived=maybe',
    'tou/documents?projectIds=a',
    'tou/documents?more=1',
    'tou/documents/latest?projectId=',
  ])('[AERR-37] rejects an invalid query of documents: %s', async (address) => {
    const { status, body } = await get(`/v5/terms/${address}`);
    expect([status, body.code]).toEqual([400, 100]);
  });
  it('lets documents be cached and answers 304 when unchanged', async () => {
    for (const address of ['/v5/terms/tou/documents', '/v5/terms/tou/documents/latest']) {
      const { headers } = await get(address);
      expect(headers.get('cache-control')).toBe('public, max-age=300');
      const tag = headers.get('etag')!;
      for (const known of [tag, `"x", W/${tag}`, '*']) {
        const again = await get(address, { 'if-none-match': known });
        expect([again.status, again.body]).toEqual([304, '']);
      }
      expect((await get(address, { 'if-none-match': '"x"' })).status).toBe(200);
    }
  });
});

describe('a new version', () => {
  const { path: folder } = temporaryFolder('terms');
  const words = { operator: 'O', address: 'A', email: 'E', site: 'S' };
  const write = (file: string, from: string, text: string): void =>
    writeFileSync(path.join(folder, file), `---\ntitle: T\nvalidFrom: ${from}\n---\n\n${text}`);
  const publish = (change: Partial<typeof words> = {}) =>
    publishDocuments(service.identity.db, { folder, words: { ...words, ...change }, project: 77, nowMs: Date.now() });

  it('puts a version into force at its date, archives the previous one and requires a new agreement', async () => {
    const { db } = service.identity;
    write('tou-1.md', '2026-01-01T00:00:00Z', 'Første.');
    write('tou-2.md', '2026-06-01T00:00:00Z', 'Anden.');
    write('pp-1.md', '2026-01-01T00:00:00Z', 'Om dig.');
    let now = Date.UTC(2026, 4, 31, 23, 59);
    const terms = new ProjectTerms(await publish(), { project: 77, nowMs: () => now });
    const userId = await service.signUp('versions@example.dk');
    await terms.agree(db, { userId, project: 77, versions: await terms.current(), source: 'test', address: '10.1.2.3' });
    expect(await terms.missing(db, userId)).toEqual({});
    expect(terms.list().filter(({ archived }) => archived)).toEqual([]);
    now = Date.UTC(2026, 5, 1);
    expect(terms.list().filter(({ archived }) => archived)).toMatchObject([{ type: 'tou', version: '1' }]);
    expect(terms.find('tou', 'latest')?.content).toBe('Anden.');
    expect(await terms.missing(db, userId)).toEqual({
      err2: 'XE8',
      errors: [{ code: 1002, type: 'tou', version: '2', url: '/v5/terms/tou/documents/2' }],
    });
    const [row] = await db`select ip_trunc from terms_agreements where user_id = ${userId} and project = 77 limit 1`;
    expect(row).toEqual({ ip_trunc: '10.1.2.0/24' });
  });
  it('rejects a changed text of an agreed version, which stays published without its file', async () => {
    write('tou-1.md', '2026-01-01T00:00:00Z', 'Første, rettet.');
    await expect(publish()).rejects.toThrow(/^tou-1\.md: users agreed to another text of this version; restore it/);
    rmSync(path.join(folder, 'tou-1.md'));
    write('tou-2.md', '2026-06-01T00:00:00Z', 'Anden, af {{operator}}.');
    const published = await publish({ operator: 'Andre' });
    expect(published.filter(({ type }) => type === 'tou').map(({ content }) => content)).toEqual(['Anden, af Andre.', 'Første.']);
  });
  it('rejects a changed text of a version with a pending registration', async () => {
    await service.register('registering@example.dk');
    await service.identity.db`update pending_registrations set project = 77, tou_version = '2', pp_version = 'x'`;
    await expect(publish()).rejects.toThrow(/^tou-2\.md: users agreed/);
  });
  it('requires a document of both types', async () => {
    const { db } = service.identity;
    const only = mkdtempSync(path.join(folder, 'only-'));
    writeFileSync(path.join(only, 'tou-1.md'), '---\ntitle: T\nvalidFrom: 2026-01-01T00:00:00Z\n---\n\nJa.');
    await expect(publishDocuments(db, { folder: only, words, project: 78, nowMs: Date.now() })).rejects.toThrow(
      /holds no pp that is in force/,
    );
  });
});

describe('agreeing', () => {
  const BOTH = [
    { code: 1002, type: 'tou', version: V.tou },
    { code: 1001, type: 'pp', version: V.pp },
  ];
  async function restricted(email: string): Promise<LoggedIn> {
    const id = await service.signUp(email);
    await service.identity.db`delete from terms_agreements where user_id = ${id}`;
    const { body } = await service.login(email);
    return { id, hash: body.hash };
  }
  const isOpen = async (loggedIn: LoggedIn): Promise<boolean> =>
    (await service.call('getData', { loggedIn, project: 8 })).body.data !== undefined;

  it('[TERMS-12] lists agreed versions, their time and the missing ones', async () => {
    const loggedIn = await service.signedIn('mine@example.dk');
    const { body } = await call('myTerms', loggedIn);
    const at = expect.stringMatching(/^2027-03-01T12:01:01/);
    const agreed = (type: keyof typeof V) => {
      const version = V[type];
      return { projectId: 8, type, acceptedVersion: version, acceptedAt: at, latestVersion: version, needed: false };
    };
    expect(body).toEqual({ terms: [agreed('tou'), agreed('pp')] });
    await service.identity.db`delete from terms_agreements where user_id = ${loggedIn.id} and type = 'tou'`;
    const [tou] = (await call('myTerms', loggedIn)).body.terms;
    expect(tou).toEqual({ ...agreed('tou'), acceptedVersion: null, acceptedAt: null, needed: true });
    const other = await service.request('GET', `${CALLS.myTerms.path}?projectIds=9`, { headers: headersOf(loggedIn) });
    expect(other.body).toEqual({ terms: [] });
  });
  it('[TERMS-13] [TERMS-01] stores an agreement, and gives the session full scope once nothing is missing (C7)', async () => {
    const loggedIn = await restricted('agrees@example.dk');
    expect(await isOpen(loggedIn)).toBe(false);
    const first = await call('termsAgreements', loggedIn, { projectId: 8, terms: BOTH.slice(0, 1) });
    expect([first.status, first.body]).toEqual([204, '']);
    expect(await isOpen(loggedIn)).toBe(false);
    expect((await call('termsAgreements', loggedIn, { projectId: 8, terms: BOTH.slice(1) })).status).toBe(204);
    expect(await isOpen(loggedIn)).toBe(true);
    expect(await countOf('terms_agreements', loggedIn.id)).toBe(2);
  });
  it('upgrades no other session of the user by an agreement', async () => {
    const one = await restricted('two@example.dk');
    const { body } = await service.login('two@example.dk');
    await call('termsAgreements', one, { projectId: 8, terms: BOTH });
    expect([await isOpen(one), await isOpen({ id: one.id, hash: body.hash })]).toEqual([true, false]);
  });
  it.each([
    ['an older version', 8, [{ ...BOTH[0], version: '2025-01' }]],
    ['a code of another document', 8, [{ ...BOTH[0], code: 1001 }]],
    ['one document twice', 8, [BOTH[0], BOTH[0]]],
    ['another project', 9, BOTH],
    ['nothing', 8, []],
    ['a marketing code', 8, [{ ...BOTH[0], code: 1003 }]],
    ['more', 8, [{ ...BOTH[0], more: 1 }]],
  ])('rejects an agreement to %s and writes nothing', async (what, projectId, terms) => {
    const loggedIn = await restricted(`${what.replaceAll(' ', '-')}@example.dk`);
    const { status, body } = await call('termsAgreements', loggedIn, { projectId, terms });
    expect([status, body.code]).toEqual([400, 100]);
    expect(await countOf('terms_agreements', loggedIn.id)).toBe(0);
    expect(await isOpen(loggedIn)).toBe(false);
  });
});

describe('marketing', () => {
  const YES = { granted: true, textVersion: TEXT };
  const NO = { granted: false, textVersion: TEXT };
  const question = async (loggedIn: LoggedIn) => (await service.call('getData', { loggedIn, project: 8 })).body;

  it('[TERMS-10] returns no marketing answer before one is given', async () => {
    const loggedIn = await service.signedIn('unasked@example.dk');
    const never = { granted: null, textVersion: null, updatedAt: null };
    expect((await call('marketingConsent', loggedIn)).body).toEqual({
      basic: never,
      extended: never,
      variant: 'BASIC_INITIAL',
      code: 1005,
    });
    expect(await countOf('marketing_consents', loggedIn.id)).toBe(0);
  });
  it('[AERR-14] [AERR-47] adds one marketing question at a time to a full answer', async () => {
    const loggedIn = await service.signedIn('asked@example.dk');
    const put = (body: object) => call('updateMarketingConsent', loggedIn, body);
    expect(await question(loggedIn)).toMatchObject({
      err: 'XE12',
      marketing: { code: 1005, variant: 'BASIC_INITIAL' },
      data: {},
      profile: {},
    });
    await put({ basic: YES });
    expect((await question(loggedIn)).marketing).toEqual({ code: 1003, variant: 'EXTENDED_INITIAL' });
    await put({ extended: NO });
    const { err, marketing } = await question(loggedIn);
    expect([err, marketing]).toEqual([undefined, undefined]);
  });
  it('[AERR-43] [AERR-44] [AERR-45] [AERR-46] asks for marketing again for a new text and after a year', async () => {
    const loggedIn = await service.signedIn('again@example.dk');
    const { db } = service.identity;
    const age = (level: string, days: number) =>
      db`update marketing_consents set at = at - ${days} * interval '1 day' where user_id = ${loggedIn.id} and level = ${level}`;
    await call('updateMarketingConsent', loggedIn, { basic: YES, extended: YES });
    const code = async () => (await call('marketingConsent', loggedIn)).body.code;
    expect(await code()).toBeNull();
    await age('EXTENDED', 364);
    expect(await code()).toBeNull();
    await age('EXTENDED', 2);
    expect(await code()).toBe(1004);
    await age('BASIC', 366);
    expect(await code()).toBe(1006);
    const never = await service.signedIn('never@example.dk');
    const consentOfNew = async () => (await call('marketingConsent', never)).body;
    expect(await consentOfNew()).toMatchObject({ code: 1005, basic: { granted: null } });
    await call('updateMarketingConsent', never, { basic: YES });
    expect(await consentOfNew()).toMatchObject({ code: 1003, variant: 'EXTENDED_INITIAL', extended: { granted: null } });
    await call('updateMarketingConsent', never, { extended: YES });
    expect((await consentOfNew()).code).toBeNull();
    await call('updateMarketingConsent', loggedIn, { basic: YES, extended: YES });
    expect(await code()).toBeNull();
    await db`update marketing_consents set text_version = '2025-01' where user_id = ${loggedIn.id} and level = 'BASIC'`;
    expect(await code()).toBe(1006);
  });
  it('asks no extended marketing question after a refusal', async () => {
    const loggedIn = await service.signedIn('no@example.dk');
    const { body } = await call('updateMarketingConsent', loggedIn, { basic: NO });
    expect(body).toMatchObject({ basic: { granted: false }, extended: { granted: null }, variant: 'NONE', code: null });
  });
  it('[TERMS-11] [TERMS-02] changes a marketing consent at any time, and keeps every answer', async () => {
    const loggedIn = await service.signedIn('changes@example.dk');
    for (const basic of [YES, NO, YES, { granted: false, textVersion: '2020-01' }])
      expect((await call('updateMarketingConsent', loggedIn, { basic })).body.basic).toMatchObject(basic);
    const rows = await service.identity.db`
      select granted, source from marketing_consents where user_id = ${loggedIn.id} order by id`;
    expect(rows.map(({ granted }) => granted)).toEqual([true, false, true, false]);
    expect(rows[0]).toMatchObject({ source: 'settings' });
  });
  it('[TERMS-09] [TERMS-04] stores the answer to a marketing question', async () => {
    const loggedIn = await service.signedIn('answers@example.dk');
    const sent = { projectId: 8, level: 'BASIC', approved: true, textVersion: TEXT, source: 'BASIC_INITIAL' };
    expect((await call('marketingApproval', loggedIn, sent)).status).toBe(204);
    expect((await call('marketingConsent', loggedIn)).body).toMatchObject({ basic: YES, variant: 'EXTENDED_INITIAL' });
    const [row] = await service.identity.db`select level, source from marketing_consents where user_id = ${loggedIn.id}`;
    expect(row).toEqual({ level: 'BASIC', source: 'BASIC_INITIAL' });
  });
  it.each([
    ['marketingApproval', { projectId: 9, level: 'BASIC', approved: true, textVersion: TEXT, source: 'NONE' }],
    ['marketingApproval', { projectId: 8, level: 'ALL', approved: true, textVersion: TEXT, source: 'NONE' }],
    ['marketingApproval', { projectId: 8, level: 'BASIC', approved: 'yes', textVersion: TEXT, source: 'NONE' }],
    ['marketingApproval', { projectId: 8, level: 'BASIC', approved: true, textVersion: '2020-01', source: 'NONE' }],
    ['marketingApproval', { projectId: 8, level: 'BASIC', approved: true, textVersion: TEXT, source: 'toString' }],
    ['updateMarketingConsent', {}],
    ['updateMarketingConsent', { basic: { granted: null, textVersion: TEXT } }],
    ['updateMarketingConsent', { basic: { granted: true, textVersion: '2020-01' } }],
    ['updateMarketingConsent', { more: YES }],
  ] as const)('rejects an invalid marketing answer and writes nothing: %s %j', async (name, sent) => {
    const loggedIn = await service.signedIn(`bad-${crypto.randomUUID()}@example.dk`);
    const { status, body } = await call(name, loggedIn, sent);
    expect([status, body.code]).toEqual([400, 100]);
    expect(await countOf('marketing_consents', loggedIn.id)).toBe(0);
  });
  it('[AERR-15] allows twenty marketing answers a minute', async () => {
    const loggedIn = await service.signedIn('fills@example.dk');
    const answers = await Promise.all(Array.from({ length: 22 }, () => call('updateMarketingConsent', loggedIn, { basic: NO })));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    expect(await countOf('marketing_consents', loggedIn.id)).toBe(20);
  });
});

describe('calls of a logged-in user', () => {
  const NAMES = ['marketingApproval', 'marketingConsent', 'updateMarketingConsent', 'myTerms', 'termsAgreements'] as const;
  const BODIES: Partial<Record<Named, object>> = {
    marketingApproval: { projectId: 8, level: 'BASIC', approved: true, textVersion: TEXT, source: 'BASIC_INITIAL' },
    updateMarketingConsent: { basic: { granted: true, textVersion: TEXT } },
    termsAgreements: { projectId: 8, terms: [{ code: 1001, type: 'pp', version: V.pp }] },
  };
  it.each(NAMES)('[ACC-25] %s accepts the session in the Basic header only', async (name) => {
    const loggedIn = await service.signedIn(`basic-${name}@example.dk`.toLowerCase());
    for (const header of [
      '',
      'Basic',
      'Bearer x',
      `Basic ${Buffer.from(`${loggedIn.id}:${'0'.repeat(64)}`).toString('base64')}`,
    ]) {
      const { status, body, headers } = await call(name, loggedIn, BODIES[name], { authorization: header });
      expect([status, body.code, headers.get('www-authenticate')]).toEqual([401, 101, null]);
    }
    expect((await call(name, loggedIn, BODIES[name])).status).toBeLessThan(300);
  });
  it.each(NAMES)('[ACC-26] %s requires the client headers (O-164)', async (name) => {
    const loggedIn = await service.signedIn(`program-${name}@example.dk`.toLowerCase());
    for (const header of Object.keys(VERSION_HEADERS)) {
      const { status, body } = await call(name, loggedIn, BODIES[name], { [header]: '' });
      expect([status, body]).toMatchObject([400, { code: 100, message: expect.stringContaining(header) }]);
    }
  });
});

const WORDS: OperatorDetails = { operator: 'Foreningen', address: 'Gade 1', email: 'post@example.dk', site: 'example.dk' };
const HEAD = '---\ntitle: Vilkår\nvalidFrom: 2026-11-01T00:00:00Z\n---\n\n';

describe('a document', () => {
  it('fills in the details of the operator in a document', () => {
    const document = parseDocument('tou-2.md', `${HEAD}Skriv til {{operator}}, {{address}}, på {{email}} om {{site}}.\n`, WORDS);
    expect(document).toEqual({
      type: 'tou',
      version: '2',
      title: 'Vilkår',
      validFrom: new Date('2026-11-01T00:00:00Z'),
      content: 'Skriv til Foreningen, Gade 1, på post@example.dk om example.dk.\n',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });
  it('changes the hash of a document with every word, and not with line ends', () => {
    const of = (text: string, words = WORDS): string => parseDocument('tou-2.md', text, words).sha256;
    const text = `${HEAD}Af {{operator}}.\n`;
    expect(of(text.replaceAll('\n', '\r\n'))).toBe(of(text));
    expect(of(text, { ...WORDS, operator: 'Andre' })).not.toBe(of(text));
    expect(of(text.replace('Af', 'Fra'))).not.toBe(of(text));
  });
  it.each(['tou.md', 'tou-.md', 'tou-latest.md', 'cookies-2026.md', 'tou-2026-11.txt', 'tou-2_0.md'])(
    'rejects a document with the file name %s',
    (file) => {
      expect(() => parseDocument(file, `${HEAD}Ja.`, WORDS)).toThrow(`${file} is no file name of terms; allowed: tou or pp`);
    },
  );
  it.each([
    ['no head', 'Ja.'],
    ['no title', HEAD.replace('title: Vilkår', 'title:') + 'Ja.'],
    ['no date', HEAD.replace('2026-11-01T00:00:00Z', 'i morgen') + 'Ja.'],
    ['no such date', HEAD.replace('2026-11-01', '2026-13-01') + 'Ja.'],
    ['no text', HEAD],
  ])('rejects a document with %s by its name', (_, text) => {
    expect(() => parseDocument('pp-2.md', text, WORDS)).toThrow(/^pp-2\.md must begin with ---/);
  });
  it('rejects an unknown placeholder in a document', () => {
    expect(() => parseDocument('pp-2.md', `${HEAD}{{cvr}}`, WORDS)).toThrow(
      'pp-2.md: {{cvr}} is no placeholder; allowed: operator, address, email, site',
    );
  });
  it.each(readdirSync(DOCUMENTS))('accepts the bundled document %s and names the operator in it', (file) => {
    const { content } = parseDocument(file, readFileSync(path.join(DOCUMENTS, file), 'utf8'), WORDS);
    for (const word of [WORDS.operator, WORDS.address, WORDS.email]) expect(content).toContain(word);
    expect(content).not.toContain('{{');
  });
});
