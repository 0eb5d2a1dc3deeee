import { Logos } from '../images/logos/logos.ts';
import { RenderPool } from '../images/render/pool.ts';

/** For a process of its own: reads the folder that is named, and prints what it refuses and its memory in MB. */
const lines: string[] = [];
await using pool = new RenderPool();
using logos = new Logos({ folder: process.argv[2]!, pool, warn: (line) => void lines.push(line) });
await logos.read();
console.log(JSON.stringify({ lines, peakMb: Math.round(process.resourceUsage().maxRSS / 1000) }));
