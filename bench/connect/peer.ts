// Peer of `connect`: fetches the same answers, parses them, and posts prepared messages.
import { once } from 'node:events';
import { sharedNowMs } from './source-server.ts';

export interface PeerStep {
  readonly answer: number;
  readonly key: string;
  /** The body of the request, prepared; empty where nothing followed. */
  readonly body: string;
}

export interface PeerAssignment {
  readonly mirror: string;
  readonly url: string;
  readonly steps: readonly PeerStep[];
  /** The first step that counts: those before it fill the server. */
  readonly measuredFrom: number;
}

export interface PeerResults {
  /** When each step with messages was answered. */
  readonly accepted: readonly { readonly answer: number; readonly atMs: number }[];
  readonly cpuMs: number;
}

const [{ mirror, url, steps, measuredFrom }] = (await once(process, 'message')) as [PeerAssignment];
const accepted: { answer: number; atMs: number }[] = [];
let before = process.cpuUsage();
for (const [index, { answer, key, body }] of steps.entries()) {
  if (index === measuredFrom) before = process.cpuUsage();
  JSON.parse(await (await fetch(`${mirror}/replay/${answer}`)).text());
  if (body === '') continue;
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const response = await fetch(`${url}/ingest/v1/messages`, { method: 'POST', headers, body });
  await response.json();
  if (index >= measuredFrom) accepted.push({ answer, atMs: sharedNowMs() });
}
const { user, system } = process.cpuUsage(before);
const results: PeerResults = { accepted, cpuMs: (user + system) / 1000 };
process.send!(results, () => process.disconnect());
