import { helpOf, insteadOf, parseCommandLine } from './cli/options.ts';
import { SETTINGS } from './ops/config/config.ts';
import { ConfigError } from './ops/config/setting.ts';
import { WebMissing } from './pages/web-entry.ts';
import { damageIn, StoreError } from './database/database.ts';
/** Loaded on demand: the imports of data sets would cost the server memory. */
const COMMANDS = {
  serve: async () => (await import('./cli/serve.ts')).serve,
  import: async () => (await import('./cli/import.ts')).importCommand,
  replay: async () => (await import('./cli/replay.ts')).replay,
  connect: async () => (await import('./cli/connect.ts')).connect,
  rebuild: async () => (await import('./cli/rebuild.ts')).rebuild,
  account: async () => (await import('./cli/account.ts')).account,
  provider: async () => (await import('./cli/provider.ts')).provider,
  webhook: async () => (await import('./cli/webhook.ts')).webhook,
  status: async () => (await import('./cli/status.ts')).status,
  backup: async () => (await import('./cli/backup.ts')).backup,
  restore: async () => (await import('./cli/backup.ts')).restore,
} as const;

async function help(): Promise<string> {
  const commands = await Promise.all(
    Object.entries(COMMANDS).map(async ([name, load]) => `  ${name.padEnd(10)} ${(await load()).summary}`),
  );
  const settings = Object.values(SETTINGS).map(
    ({ name, meaning, allowed, fallback }) =>
      `  ${name.padEnd(13)} ${meaning}: ${allowed}${fallback === '' || name === 'WEB_DIR' ? '' : ` (${fallback})`}`,
  );
  return [
    'Usage: stillingen COMMAND [--help]',
    '',
    'Commands:',
    ...commands,
    '',
    'Settings, from the environment:',
    ...settings,
    '',
  ].join('\n');
}

/**
 * A terminal sends Ctrl-C to a program and to its launcher, which forwards it: within this time it
 * is one signal.
 */
const SAME_SIGNAL_MS = 1000;

/** Aborts at the first signal, exits at the next. */
function untilSignal(): AbortSignal {
  const controller = new AbortController();
  let firstMs = 0;
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => {
      if (!controller.signal.aborted) firstMs = Date.now();
      else if (Date.now() - firstMs > SAME_SIGNAL_MS) process.exit(1);
      controller.abort();
    });
  }
  return controller.signal;
}

async function main([name = '--help', ...args]: readonly string[]): Promise<number> {
  if (name === '--help' || name === '-h' || name === 'help') {
    process.stdout.write(await help());
    return 0;
  }
  if (!Object.hasOwn(COMMANDS, name)) {
    process.stderr.write(`There is no command ${JSON.stringify(name)}; ${insteadOf(name, Object.keys(COMMANDS))}\n`);
    return 2;
  }
  const chosen = await COMMANDS[name as keyof typeof COMMANDS]();
  const { words, options, help: wantsHelp } = parseCommandLine(name, chosen, args);
  if (wantsHelp) {
    process.stdout.write(helpOf(name, chosen));
    return 0;
  }
  return chosen.run({ words, options: options as never, signal: untilSignal() });
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  // Errors that the operator can mend are one line; others are bugs and show their stack.
  const isOneLine = error instanceof ConfigError || error instanceof StoreError || error instanceof WebMissing;
  const line = isOneLine ? error.message : damageIn(error);
  if (line === null) throw error;
  process.stderr.write(`${line}\n`);
  process.exitCode = 2;
}
