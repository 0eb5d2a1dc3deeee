/** One line of a Dockerfile, continued lines joined. */
export interface Instruction {
  readonly name: string;
  readonly words: string;
}
export interface Stage {
  readonly name: string;
  readonly image: string;
  readonly steps: readonly Instruction[];
}

const FROM = /^(\S+)(?:\s+AS\s+(\S+))?$/i;

/** The stages of a Dockerfile; one without a name has its number. Throws RangeError without any. */
export function stagesOf(text: string): readonly Stage[] {
  const stages: (Stage & { readonly steps: Instruction[] })[] = [];
  for (const line of text.replaceAll(/\s*\\\n\s*/g, ' ').split('\n')) {
    const [, name, words] = /^\s*([A-Z]+)\s+(\S.*?)\s*$/.exec(line) ?? [];
    if (name === undefined || words === undefined) {
      if (!/^\s*(?:#|$)/.test(line)) throw new RangeError(`no instruction: ${line}`);
      continue;
    }
    if (name === 'FROM') {
      const [, image = '', stage = String(stages.length)] = FROM.exec(words) ?? [];
      stages.push({ name: stage, image, steps: [] });
    } else if (stages.length === 0) throw new RangeError(`${name} stands before FROM`);
    else stages.at(-1)!.steps.push({ name, words });
  }
  if (stages.length === 0) throw new RangeError('no stage');
  return stages;
}

/** Whether .dockerignore leaves out a path: by a name at the root, or below any folder. */
export function ignores(text: string): (path: string) => boolean {
  const patterns = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const anywhere = new Set(patterns.flatMap((each) => (each.startsWith('**/') ? [each.slice(3)] : [])));
  const atRoot = new Set(patterns.filter((each) => !each.startsWith('**/')));
  const unknown = [...anywhere, ...atRoot].find((each) => /[*?[\]!/]/.test(each));
  if (unknown !== undefined) throw new RangeError(`.dockerignore has ${unknown}: allowed are NAME and **/NAME`);
  return (path) => atRoot.has(path.split('/')[0]!) || path.split('/').some((name) => anywhere.has(name));
}
