// Peer of `images`: the files of a folder by @fastify/static, and a posted SVG drawn by resvg alone.
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { Resvg } from '@resvg/resvg-js';
import fastify from 'fastify';

const inter = fileURLToPath(import.meta.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf'));
const font = { fontFiles: [inter], loadSystemFonts: false, defaultFontFamily: 'Inter' };

const app = fastify();
app.addContentTypeParser('image/svg+xml', { parseAs: 'string' }, (_request, body, done) => done(null, body));
await app.register(fastifyStatic, { root: process.argv[2]!, etag: true, immutable: true, maxAge: '1y' });
app.post<{ Body: string }>('/draw', (request, reply) =>
  reply.type('image/png').send(new Resvg(request.body, { font }).render().asPng()),
);
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
await once(process, 'SIGTERM');
await app.close();
