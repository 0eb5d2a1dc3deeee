import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ignores, type Stage, stagesOf } from './container-file.ts';

/** What starts in the container, with every path of the image below `root`. */
export interface Container {
  readonly command: string;
  readonly args: readonly string[];
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
}

interface StepsOptions {
  /** The context of the build: the folder of the project. */
  readonly context: string;
  readonly file: string;
  /** An empty folder, readable for everyone; a stage is a folder in it. */
  readonly root: string;
  /** Stands for the user `node` of the image. */
  readonly user: string;
  readonly env: Readonly<Record<string, string>>;
}

interface Built {
  readonly root: string;
  readonly env: Readonly<Record<string, string>>;
  folder: string;
  command: readonly string[];
  args: readonly string[];
}

/** Folders that every image has. */
const SYSTEM = ['tmp'] as const;

/** Runs the steps of a Dockerfile without a container: a failing RUN or a missing COPY throws. */
export function runSteps(options: StepsOptions): Container {
  const stages = stagesOf(readFileSync(options.file, 'utf8'));
  const built = new Map<string, Built>();
  for (const stage of stages) built.set(stage.name, runStage(stage, built, options));
  const last = built.get(stages.at(-1)!.name)!;
  const [command = '', ...args] = [...last.command, ...last.args];
  return { command, args, folder: last.folder, env: last.env };
}

function runStage({ name, image, steps }: Stage, built: ReadonlyMap<string, Built>, options: StepsOptions): Built {
  const [, major] = /^node:(\d+)/.exec(image) ?? [];
  if (major !== process.versions.node.split('.')[0])
    throw new RangeError(`stage ${name} is of ${image}; the steps run on Node ${process.versions.node}`);
  const root = path.join(options.root, name);
  for (const folder of SYSTEM) mkdirSync(path.join(root, folder), { recursive: true });
  for (const folder of SYSTEM) chmodSync(path.join(root, folder), 0o777);
  const env: Record<string, string> = {};
  const stage: Built = { root, env, folder: root, command: [], args: [] };
  const inside = (place: string): string => (path.isAbsolute(place) ? path.join(root, place) : path.join(stage.folder, place));
  for (const { name: step, words } of steps) {
    switch (step) {
      case 'WORKDIR':
        stage.folder = inside(words);
        mkdirSync(stage.folder, { recursive: true });
        break;
      case 'ENV':
        for (const [, key, value] of words.matchAll(/(\w+)=(\S+)/g)) env[key!] = value!.startsWith('/') ? inside(value!) : value!;
        break;
      case 'COPY':
        copy(words, inside, built, options);
        break;
      case 'RUN':
        runLine(words, stage, options);
        break;
      case 'ENTRYPOINT':
        stage.command = JSON.parse(words) as string[];
        break;
      case 'CMD':
        stage.args = JSON.parse(words) as string[];
        break;
      case 'USER':
      case 'VOLUME':
      case 'EXPOSE':
        break;
      default:
        throw new RangeError(`${step} is no instruction that the steps know`);
    }
  }
  return stage;
}

function copy(
  words: string,
  inside: (place: string) => string,
  built: ReadonlyMap<string, Built>,
  { context, file }: StepsOptions,
): void {
  const [, from, source = '', target = ''] = /^(?:--from=(\S+)\s+)?(\S+)\s+(\S+)$/.exec(words) ?? [];
  if (from !== undefined) {
    // Moved: a copy of all packages takes longer than the rest, and no later stage reads them.
    const place = inside(target);
    rmSync(place, { recursive: true, force: true });
    renameSync(path.join(built.get(from)!.root, source), place);
    return;
  }
  const ignoreFile = `${file}.dockerignore`;
  const isIgnored = ignores(existsSync(ignoreFile) ? readFileSync(ignoreFile, 'utf8') : '');
  const start = path.join(context, source);
  // Node refuses to copy a folder into itself: the root of the steps is never below the context.
  cpSync(start, inside(target), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (place) => place === start || !isIgnored(path.relative(context, place)),
  });
}

/** Absolute paths lead below the root, and the user of the image is the given one. */
function runLine(words: string, { root, folder, env }: Built, options: StepsOptions): void {
  const line = words
    .replaceAll(/(?<=\s)\/(?=\w)/g, `${root}/`)
    .replaceAll(/(?<=\s-o )node\b/g, options.user)
    .replaceAll(/\s-g node\b/g, '');
  execFileSync('sh', ['-ec', line], { cwd: folder, env: { ...options.env, ...env }, stdio: 'pipe', maxBuffer: 2 ** 26 });
}
