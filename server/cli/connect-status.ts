import { isInPlay, readStates, type SourceState } from '@stillingen/sources/connect';
import type { Config } from '../ops/config/config.ts';

const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000];
const SHOWN_NOTES = 5;

/** '12 s', '5 min', '3 h', '2 d'. */
export function agoText(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (seconds < 120) return `${seconds} s`;
  if (seconds < 7200) return `${Math.round(seconds / 60)} min`;
  return seconds < 172_800 ? `${Math.round(seconds / 3600)} h` : `${Math.round(seconds / 86_400)} d`;
}

export function statusLines(state: SourceState, nowMs: number): string[] {
  const { source, leagues, lastGoodMs, failing, requestTimes, matches, unmapped, notes, savedMs } = state;
  const used = (windowMs: number): number => requestTimes.filter((time) => time > nowMs - windowMs).length;
  const inPlay = matches.filter(isInPlay).length;
  return [
    `${source}${leagues.length === 0 ? '' : ` (${leagues.join(', ')})`}`,
    `  last good answer    ${lastGoodMs === null ? 'none yet' : `${agoText(nowMs - lastGoodMs)} ago`}`,
    ...(failing === null ? [] : [`  failing             for ${agoText(nowMs - failing.sinceMs)}: ${failing.why}`]),
    `  requests            ${used(HOUR_MS)} in the last hour, ${used(DAY_MS)} in the last day`,
    `  matches             ${matches.length} followed, ${inPlay} in play`,
    ...(unmapped.length === 0 ? [] : [`  not in the catalogue ${unmapped.join(', ')}`]),
    ...notes.slice(-SHOWN_NOTES).map(({ atMs, line }) => `  ${agoText(nowMs - atMs)} ago  ${line}`),
    `  as of               ${agoText(nowMs - savedMs)} ago`,
  ];
}

/** Reads the files that the connectors of this DATA_DIR keep; no server is needed. */
export async function connectStatus({ dataDir }: Pick<Config, 'dataDir'>): Promise<number> {
  const states = await readStates(dataDir);
  const lines = states.flatMap((state) => statusLines(state, Date.now()));
  process.stdout.write(
    `${lines.join('\n') || 'no source has been connected with this DATA_DIR; `stillingen connect` lists them'}\n`,
  );
  return 0;
}
