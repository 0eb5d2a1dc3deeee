import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort, spawnTied } from '../../server/testing/child.ts';
import { connect } from './socket.ts';

export interface Nats extends AsyncDisposable {
  readonly pid: number;
  readonly address: string;
  publish(subject: string, messages: readonly string[]): void;
}

/** Null without nats-server. */
export async function startNats(folder: string): Promise<Nats | null> {
  if (spawnSync('nats-server', ['--version']).error !== undefined) return null;
  const [port, webSocketPort] = [await freePort(), await freePort()];
  const file = path.join(folder, 'nats.conf');
  writeFileSync(
    file,
    `listen: 127.0.0.1:${port}\nmax_connections: 200000\nwebsocket { listen: "127.0.0.1:${webSocketPort}", no_tls: true }\n`,
  );
  const child = spawnTied('nats-server', ['-c', file], { stdio: 'ignore' });
  const exited = once(child, 'exit');
  const publisher = await connect(port);
  publisher.write('CONNECT {"verbose":false}\r\n');
  publisher.on('data', (bytes) => {
    if (bytes.includes('PING')) publisher.write('PONG\r\n');
  });
  return {
    pid: child.pid!,
    address: `127.0.0.1:${webSocketPort}`,
    publish(subject, messages) {
      publisher.write(messages.map((text) => `PUB ${subject} ${Buffer.byteLength(text)}\r\n${text}\r\n`).join(''));
    },
    async [Symbol.asyncDispose]() {
      publisher.destroy();
      child.kill('SIGTERM');
      await exited;
    },
  };
}
