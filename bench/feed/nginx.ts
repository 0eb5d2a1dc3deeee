import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { freePort, spawnTied } from '../../server/testing/child.ts';
import { usageOf } from '../figures.ts';

export interface StaticServer extends AsyncDisposable {
  readonly url: string;
  readonly pid: number;
}

export function isInstalled(program: string): boolean {
  try {
    execFileSync('which', [program], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const config = (folder: string, port: number): string => `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=10;
  default_type text/plain;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    gzip_static on;
    gzip_vary on;
  }
}
`;

/** nginx as one process that serves these bytes, compressed beforehand, as the file `feed`. */
export async function startNginx(folder: string, bytes: Buffer): Promise<StaticServer> {
  writeFileSync(path.join(folder, 'feed'), bytes);
  writeFileSync(path.join(folder, 'feed.gz'), gzipSync(bytes, { level: 6 }));
  const port = await freePort();
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, config(folder, port));
  const child = spawnTied('nginx', ['-p', folder, '-c', file], { stdio: ['ignore', 'inherit', 'inherit'] });
  const url = `http://127.0.0.1:${port}/feed`;
  while (
    child.exitCode === null &&
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await wait(50);
  return {
    url,
    pid: child.pid!,
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

export interface Load {
  readonly requestsPerCpuSecond: number;
  readonly requestsPerSecond: number;
  readonly p99Ms: number;
}

const CONNECTIONS = 32;
const SECONDS = 4;
const MS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000 };

/** Requests one address by wrk over 32 connections. Throws if an answer is not 2xx or 3xx. */
export async function loaded(url: string, pid: number, headers: Readonly<Record<string, string>>): Promise<Load> {
  const options = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const before = usageOf(pid)!.serverCpuMs;
  const { stdout } = await promisify(execFile)('wrk', ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '--latency', ...options, url]);
  const cpuSeconds = (usageOf(pid)!.serverCpuMs - before) / 1000;
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} answered with errors:\n${stdout}`);
  const requests = Number(/(\d+) requests in/.exec(stdout)![1]);
  const [, number, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout)!;
  return {
    requestsPerCpuSecond: requests / cpuSeconds,
    requestsPerSecond: requests / SECONDS,
    p99Ms: Number(number) * MS[unit!]!,
  };
}
