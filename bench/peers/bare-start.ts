// Peer of `start`: PostgreSQL on an existing folder, and a server that answers once it is up.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect, untilReady } from '../../server/database/database.ts';
import { startEmbedded } from '../../server/database/embedded/embedded.ts';

const [dataDir = ''] = process.argv.slice(2);
const postgres = await startEmbedded(dataDir);
const db = connect(postgres);
await untilReady(db);
const server = createServer((_request, response) => response.end('ok'));
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
await once(process, 'SIGTERM');
server.close();
await db.end();
await postgres[Symbol.asyncDispose]();
