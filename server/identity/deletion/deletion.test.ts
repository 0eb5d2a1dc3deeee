import type { LoggedIn } from '@stillingen/wire/account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, PLACE, startTestIdentity, type TestIdentity } from '../../testing/identity/identity.ts';

let service: TestIdentity;
beforeAll(async () => {
  service = await startTestIdentity();
});
afterAll(() => service[Symbol.asyncDispose]());

const MINUTE_MS = 60_000;
const remove = (loggedIn: LoggedIn) => service.call('deleteAccount', { loggedIn });

describe('deletion', () => {
  it('[ACC-30] leaves nothing by which the user could be found', async () => {
    const own = await service.signedIn('leaver@konto.dk');
    const other: LoggedIn = (await service.login('leaver@konto.dk')).body;
    const diff = { merge: { 'mygames.data.g_1_AbCd1234.AD': 5 }, unmerge: [] };
    await service.call('storeMergedData', { loggedIn: own, key: 'data', dataDiff: diff, project: 8 });
    await service.call('updateUser', { loggedIn: own, name: 'Navn Navnesen', email: 'next-leaver@konto.dk', project: 8 });
    await service.call('forgottenPassword', { email: 'leaver@konto.dk', namespace: PLACE.namespace, p: 8 });
    await expect.poll(async () => (await service.mailsTo('leaver@konto.dk')).at(-1)?.kind).toBe('forgottenPassword');
    await service.login('leaver@konto.dk', 'Forkert_1');
    expect(await service.everyRow()).toMatch(/leaver@konto\.dk/);

    expect((await remove(own)).body).toEqual({ r: 'XY1' });
    expect(await service.everyRow()).not.toMatch(/leaver|konto\.dk|Navnesen/i);
    expect(await service.everyRow()).not.toContain(own.id);
    // What waited to be sent is taken back; the receipt alone is left.
    const waiting = [...(await service.mailsTo('leaver@konto.dk')), ...(await service.mailsTo('next-leaver@konto.dk'))];
    expect(waiting.map(({ kind }) => kind)).toEqual(['deleteAccount']);
    expect((await service.mailsTo('leaver@konto.dk')).at(-1)).toMatchObject({ kind: 'deleteAccount', name: 'Navn Navnesen' });
    for (const loggedIn of [own, { id: other.id, hash: other.hash }])
      expect((await service.call('getData', { loggedIn, project: 8 })).body).toEqual({ err: 'XE1' });
    expect((await service.login('leaver@konto.dk')).body).toEqual({ err: 'XE1' });
    expect(await service.identity.db`select confirmation_code from deletion_log`).toHaveLength(1);
    // The address is free again.
    expect(await service.signUp('leaver@konto.dk', PASSWORD)).not.toBe(own.id);
  });

  it('[AERR-03] asks for a login of the last quarter of an hour (C10)', async () => {
    const own = await service.signedIn('stale@example.dk');
    service.advance(15 * MINUTE_MS);
    expect((await remove(own)).body).toEqual({ err: 'XE1' });
    const again = (await service.login('stale@example.dk')).body;
    expect((await remove({ id: again.id, hash: again.hash })).body).toEqual({ r: 'XY1' });
  });

  it('is open to who has not agreed to the terms (C7)', async () => {
    const id = await service.signUp('no-terms@example.dk');
    await service.identity.db`delete from terms_agreements where user_id = ${id}`;
    const { hash } = (await service.login('no-terms@example.dk')).body;
    expect((await remove({ id, hash })).body).toEqual({ r: 'XY1' });
  });
});
