import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import { ROOT } from './place.mjs';

/**
 * @typedef {{ code: number, output: string }} Outcome Exit code, and the output if it was kept.
 * @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, keepOutput?: boolean }} RunOptions
 */

/**
 * Exit code of a process ended by a signal, as in shells.
 * @param {number | null} code @param {NodeJS.Signals | null} signal
 */
const exitCodeOf = (code, signal) => code ?? 128 + (signal === null ? 0 : constants.signals[signal]);

/**
 * Runs a program to its end; its output is printed, or kept and returned. Rejects if it does not
 * start. Signals are passed on; this process ends after it.
 * @param {string} command @param {readonly string[]} args
 * @param {RunOptions} [options] @returns {Promise<Outcome>}
 */
export function run(command, args, { cwd = ROOT, env = process.env, keepOutput = false } = {}) {
  return new Promise((resolve, reject) => {
    // npm is a script of the shell on Windows.
    const shell = process.platform === 'win32' && command === 'npm';
    const child = spawn(command, args, { cwd, env, shell, stdio: keepOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    const passOn = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
    const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
    for (const signal of signals) process.on(signal, passOn);
    const leave = () => {
      for (const signal of signals) process.off(signal, passOn);
    };
    child.once('error', (error) => {
      leave();
      reject(error);
    });
    child.once('close', (code, signal) => {
      leave();
      resolve({ code: exitCodeOf(code, signal), output });
    });
  });
}

/**
 * Runs npm on the Node of the machine: an installation replaces the Node of the project.
 * @param {readonly string[]} args @param {RunOptions} [options]
 */
export function runNpm(args, options) {
  const places = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.startsWith(path.join(ROOT, 'node_modules')));
  return run('npm', args, { ...options, env: { ...process.env, PATH: places.join(path.delimiter) } });
}
