import type { Participant } from '@stillingen/domain';
import { Logos } from '../../images/logos/logos.ts';
import { RenderPool } from '../../images/render/pool.ts';
import type { Config } from '../../ops/config/config.ts';
import type { LogoMark } from '../../projection/shown-participants.ts';

export interface Images extends AsyncDisposable {
  readonly pool: RenderPool;
  readonly logos: Logos;
  /** Null without logos: nothing of them is then in the way of rows. */
  readonly markOf: LogoMark | null;
}

/** `onChange` is called after files of logos have changed. */
export async function openImages(
  { logosDir }: Pick<Config, 'logosDir'>,
  { warn, onChange }: { readonly warn: (line: string) => void; readonly onChange: () => void },
): Promise<Images> {
  await using stack = new AsyncDisposableStack();
  const pool = stack.use(new RenderPool());
  const logos = stack.use(await new Logos({ folder: logosDir, pool, warn, onChange }).start());
  function markOf(participant: Participant): string | null {
    if (participant.kind === 'person' || participant.kind === 'pair') return null;
    const logo = logos.of('team', participant);
    return logo === null ? null : `${participant.id}.${logo.hash}`;
  }
  return Object.assign(stack.move(), { pool, logos, markOf: logosDir === '' ? null : markOf });
}
