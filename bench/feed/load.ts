import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { usageOf } from '../usage.ts';

export interface Load {
  readonly requestsPerCpuSecond: number;
  readonly requestsPerSecond: number;
  readonly p99Ms: number;
}

const CONNECTIONS = 32;
const SECONDS = 4;
const MS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000 };

/** Asks one address with these headers as often as it answers, over 32 connections, by wrk. Throws where an answer is none of 2xx or 3xx. */
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
