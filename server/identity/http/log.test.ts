import { expect, it, vi } from 'vitest';
import { logOutput } from '../../output.ts';
import { PASSWORD, PLACE, SOLVED, startTestIdentity } from '../../testing/identity/identity.ts';

/** What would be a line of its own, colour a terminal, turn what follows around, or be filled in. */
const STRANGE = ['a\nb fake log line user=admin', '\u001b[31mred', '\u202eadmin', '%s%s%n'] as const;
const SENT = /fake log line|\[31m|\u202e|\\u202e|%s%s/i;

it('a log, and what is kept of calls, holds nothing of what is sent, and each line of the log is one', async () => {
  const lines: string[] = [];
  const written = vi.spyOn(logOutput, 'write').mockImplementation((line) => {
    lines.push(line);
  });
  {
    await using service = await startTestIdentity({ logLevel: 'debug' });
    const own = await service.signedIn('log@example.dk');
    const rows = await service.everyRow();
    for (const text of STRANGE) {
      const header = text.replace(/[^\x20-\x7e]/g, '?');
      const headers = { 'user-agent': header, 'x-platform': header, 'x-app-version': header, cookie: `__Host-lsidb=${header}` };
      await service.login(text, PASSWORD, { headers });
      await service.login('log@example.dk', `${text}x`, { headers });
      expect((await service.login('log@example.dk', PASSWORD, { headers })).body.hash).toBeDefined();
      await service.register(`${text}@example.dk`, { name: text, nickname: text, captcha: text }, { headers });
      await service.call(
        'login',
        { email: 'log@example.dk', password: PASSWORD, captcha: SOLVED, ...PLACE, [text]: 1 },
        { headers },
      );
      await service.call('verification', { c: text, i: text, namespace: text }, { headers });
      await service.call('updateUser', { loggedIn: own, name: text, project: 8 }, { headers });
      await service.request('POST', '/v3/login', { body: `{"${text}`, headers });
      for (const address of [`/v5/${encodeURIComponent(text)}`, `/v5/users/me/sessions?key=${encodeURIComponent(text)}`])
        await service.request('DELETE', address, { headers: { ...headers, authorization: header } });
    }
    // What fails of itself is told.
    await service.identity.db`alter table sessions rename to away`;
    expect((await service.login('log@example.dk', PASSWORD, { headers: { 'user-agent': '%s%s%n' } })).body).toEqual({
      err: 'XE0',
    });
    await service.identity.db`alter table away rename to sessions`;
    const added = (await service.everyRow()).split('\n').filter((row) => !rows.includes(row));
    expect(added.filter((row) => SENT.test(row) && !row.startsWith('users '))).toEqual([]);
  }
  written.mockRestore();
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    expect(line).toMatch(/^\{[^\n]*\}\n$/);
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number) });
    expect(line).not.toMatch(SENT);
  }
});
