// Peer of `calendars`: a bare server that writes a calendar of N matches for each request.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import ical from 'ical-generator';

const DAY_MS = 24 * 3_600_000;
const stamp = new Date();

function calendarOf(matches: number): string {
  const calendar = ical({ name: 'Brøndby IF', ttl: 3600 });
  for (let match = 0; match < matches; match += 1) {
    const start = stamp.getTime() + match * DAY_MS;
    calendar.createEvent({
      id: `${match}@stillingen.example`,
      start: new Date(start),
      end: new Date(start + 2 * 3_600_000),
      ...{ stamp, lastModified: stamp, sequence: 0, summary: 'Brøndby IF – AGF (Superligaen)' },
      url: `https://stillingen.example/kamp/${match}/`,
      categories: [{ name: 'Fodbold' }],
    });
  }
  return calendar.toString();
}

const server = createServer((request, response) => response.end(calendarOf(Number(request.url!.slice(1)))));
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
await once(process, 'SIGTERM');
server.close();
