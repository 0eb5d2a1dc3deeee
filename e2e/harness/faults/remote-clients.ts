// Visitors in a process of their own, which can stand in a network of its own: `far-crowd.ts URL COUNT`.
import { gather } from './connections.ts';

const [url = '', count = '0'] = process.argv.slice(2);
await gather(url, Number(count));
