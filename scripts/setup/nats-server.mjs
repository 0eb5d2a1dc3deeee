import { findProgram, installFromDebian } from './debian.mjs';

/** Sees to it that there is a nats-server for the tests of several machines, where we may; says so in a line where there is none. */
export async function ensureNatsServer() {
  if (findProgram('nats-server') === null)
    await installFromDebian('nats-server for the tests of several machines', ['nats-server']);
  if (findProgram('nats-server') === null)
    console.log('No nats-server here: the tests of several machines are skipped. Install nats-server.');
}
