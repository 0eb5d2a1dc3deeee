/** Which of a club's or nation's teams is meant: the women's ('k'), a youth team ('u21'), or the first team (null). */
export interface QualifiedName {
  readonly base: string;
  readonly team: string | null;
}

const WOMEN =
  /^(.+?)\s*(?:\((?:k|w|f|women|kvinder|ladies)\)|\s(?:women|wfc|ladies|kvinder|kvinnor|frauen|femenino|féminines)(?:\s+fc)?)$/i;
const YOUTH = /^(.+?)\s+\(?u-?(\d\d)\)?$/i;

/** The women's team of a club or nation: 'Brøndby IF (k)'. */
export function womensName(base: string): string {
  return `${base} (k)`;
}

/** Takes apart 'Danmark U21', 'Denmark Women', 'Brøndby IF (k)'. */
export function qualifiedName(name: string): QualifiedName {
  const youth = YOUTH.exec(name);
  if (youth !== null) return { base: youth[1]!, team: `u${youth[2]!}` };
  const women = WOMEN.exec(name);
  if (women !== null) return { base: women[1]!, team: 'k' };
  return { base: name, team: null };
}

/** The name as shown of one of the teams of `base`. */
export function teamName(base: string, team: string | null): string {
  if (team === null) return base;
  return team === 'k' ? womensName(base) : `${base} ${team.toUpperCase()}`;
}
