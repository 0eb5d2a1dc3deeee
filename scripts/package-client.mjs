// Builds client/dist, the client as a package for plain Node and browsers with its types, and packs
// it there into one file. Prints the path of the file.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '..');
const CLIENT = path.join(ROOT, 'client');
/**
 * Module of the package by its entry: the import path after the name of the package. Other entries
 * of the workspace serve the pages of the site alone.
 */
const ENTRIES = {
  index: 'index.ts',
  account: 'account/index.ts',
  'has-account': 'account/has-account.ts',
  detail: 'sync/detail.ts',
  origin: 'feeds/origin.ts',
};
/** Entry files of the folders beside the client. */
const SIBLINGS = ['domain', 'domain/odds', 'wire', 'wire/account'];

/** @param {string} out the folder of the package */
async function makeModules(out) {
  await build({
    root: CLIENT,
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: out,
      emptyOutDir: false,
      target: 'es2022',
      minify: false,
      lib: {
        entry: Object.fromEntries(Object.entries(ENTRIES).map(([name, file]) => [name, path.join(CLIENT, file)])),
        formats: ['es'],
      },
    },
  });
}

/** @param {string} out the folder of the package */
function makeTypes(out) {
  const types = path.join(out, 'types');
  const config = path.join(out, 'tsconfig.json');
  const files = Object.values(ENTRIES).map((file) => path.join(CLIENT, file));
  // Without the paths, the folders beside the client would resolve as packages with types of their own.
  const paths = Object.fromEntries(SIBLINGS.map((name) => [`@stillingen/${name}`, [path.join(ROOT, name, 'index.ts')]]));
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    outDir: types,
    rootDir: ROOT,
    types: [],
    paths,
  };
  writeFileSync(config, JSON.stringify({ extends: path.join(ROOT, 'tsconfig.json'), compilerOptions, files, include: [] }));
  execFileSync(process.execPath, [path.join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', config], {
    stdio: 'inherit',
  });
  rmSync(config);
  for (const name of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(types, name);
    if (!name.endsWith('.d.ts')) continue;
    // The folders are siblings in the package: their imports of each other become relative paths.
    const toRoot = path.relative(path.dirname(file), types).replaceAll(path.sep, '/');
    const text = readFileSync(file, 'utf8')
      .replaceAll(/(['"])@stillingen\/([\w/]+)\1/g, `'${toRoot}/$2/index.js'`)
      // Types are the same in every language.
      .replaceAll(/(['"])#words\/([\w-]+)\.ts\1/g, `'${toRoot}/domain/words/da/$2.js'`)
      .replaceAll(/(['"])#alerts\/([\w-]+)\.ts\1/g, `'${toRoot}/wire/alerts/da/$2.js'`)
      .replaceAll(/(['"])(\.{1,2}\/[^'"]+)\.ts\1/g, "'$2.js'");
    writeFileSync(file, text);
  }
  keepUsed(types);
}

const NAMED = /(?:import|export)(?: type)? \{([^}]*)\} from '(\.[^']+)';?/g;
const WHOLE = /import type \* as \w+ from '(\.[^']+)'|import\('(\.[^']+)'\)\.(\w+)/g;

/**
 * Keeps the types that the client's own types name, and of each entry file the names imported from
 * it: the rest names packages that a program with the client does not have.
 * @param {string} types their folder
 */
function keepUsed(types) {
  const indexes = new Set(SIBLINGS.map((name) => path.join(types, name, 'index.d.ts')));
  /** Names imported from each file. @type {Map<string, Set<string>>} */
  const used = new Map();
  /** @param {string} from @param {string} to */
  const fileOf = (from, to) => path.resolve(path.dirname(from), to.replace(/\.js$/, '.d.ts'));
  /** @param {string} name as in braces: 'type Pair as Score' */
  const exportedName = (name) =>
    name
      .trim()
      .replace(/^type /, '')
      .replace(/ as .*/, '');
  /** @param {string} text */
  const namesIn = (text) => text.split(',').map(exportedName).filter(Boolean);

  /** @param {string} file @param {readonly string[]} names */
  function reach(file, names) {
    const known = used.get(file);
    const fresh = names.filter((name) => known?.has(name) !== true);
    if (known !== undefined && fresh.length === 0) return;
    used.set(file, new Set([...(known ?? []), ...names]));
    const text = readFileSync(file, 'utf8');
    for (const [, list = '', to = ''] of text.matchAll(NAMED)) {
      const wanted = indexes.has(file) ? namesIn(list).filter((name) => fresh.includes(name)) : namesIn(list);
      if (wanted.length > 0) reach(fileOf(file, to), wanted);
    }
    for (const [, all, to = all, name = '*'] of text.matchAll(WHOLE)) reach(fileOf(file, to ?? ''), [name]);
  }

  for (const source of Object.values(ENTRIES)) reach(path.join(types, 'client', source.replace('.ts', '.d.ts')), []);
  for (const name of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(types, name);
    if (!name.endsWith('.d.ts')) continue;
    const names = used.get(file);
    if (names === undefined) rmSync(file);
    else if (indexes.has(file)) {
      const text = readFileSync(file, 'utf8').replaceAll(NAMED, (_, list, to) => {
        const kept = list.split(',').filter((/** @type {string} */ each) => names.has(exportedName(each)));
        return kept.length === 0 ? '' : `export {${kept.join(',')} } from '${to}';`;
      });
      writeFileSync(file, text.replaceAll(/\n{2,}/g, '\n'));
    }
  }
}

/** @param {string} out the folder of the package */
function describe(out) {
  const { name, version, description, license, keywords, engines } = JSON.parse(
    readFileSync(path.join(CLIENT, 'package.json'), 'utf8'),
  );
  /** @param {string} module @param {string} source */
  const exportsOf = (module, source) => ({
    types: `./types/client/${source.replace('.ts', '.d.ts')}`,
    default: `./${module}.js`,
  });
  const exports = Object.fromEntries(
    Object.entries(ENTRIES).map(([module, source]) => [module === 'index' ? '.' : `./${module}`, exportsOf(module, source)]),
  );
  const files = ['*.js', 'types'];
  const manifest = { name, version, description, license, keywords, type: 'module', sideEffects: false, engines, exports, files };
  writeFileSync(path.join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const file of ['README.md', 'SPEC.md']) cpSync(path.join(CLIENT, file), path.join(out, file));
  for (const file of ['LICENSE', 'NOTICE']) cpSync(path.join(ROOT, file), path.join(out, file));
}

const out = path.resolve(process.argv[2] ?? path.join(CLIENT, 'dist'));
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
await makeModules(out);
makeTypes(out);
describe(out);
const file = execFileSync('npm', ['pack', '--silent'], {
  cwd: out,
  encoding: 'utf8',
  shell: process.platform === 'win32',
}).trim();
console.log(path.join(out, file));
