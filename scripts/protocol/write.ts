import { writeFileSync } from 'node:fs';
import { protocolDocument } from './document.ts';

writeFileSync(new URL('../../docs/protocol.md', import.meta.url), protocolDocument());
