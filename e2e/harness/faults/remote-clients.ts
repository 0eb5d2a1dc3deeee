// `remote-clients.ts URL COUNT`: visitors in a process, and perhaps a network, of their own.
import { gather } from './connections.ts';

const [url = '', count = '0'] = process.argv.slice(2);
await gather(url, Number(count));
