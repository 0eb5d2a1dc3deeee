import { DONE } from '@stillingen/wire/account';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Statements } from '../../database/database.ts';
import type { Caller, Identity, StoredPassword } from '../context.ts';
import { enforceLimit, serveCall } from '../http/routes.ts';
import { callError } from '../http/errors.ts';
import { LIMITS } from '../limits/limits.ts';
import { CODE_MINUTES, newCode, newProfileId, sha256 } from '../secrets/tokens.ts';
import { truncateAddress } from '../http/caller.ts';
import {
  type Address,
  CaptchaField,
  checkSite,
  EmailField,
  requireAddress,
  NameField,
  NamespaceField,
  requireName,
  NicknameField,
  requireNickname,
  requireNewPassword,
  PasswordField,
  ProjectField,
} from './schema.ts';
import { pendingByEmail, userByEmail } from './queries.ts';

const Body = Type.Object(
  {
    email: EmailField,
    password: PasswordField,
    name: Type.Optional(NameField),
    nickname: Type.Optional(NicknameField),
    termsofservice: Type.Literal(true),
    touApproval: Type.Literal(true),
    ppApproval: Type.Literal(true),
    captcha: CaptchaField,
    lang: Type.Optional(Type.Literal('da')),
    namespace: NamespaceField,
    project: ProjectField,
  },
  { additionalProperties: false },
);

interface Registration {
  readonly address: Address;
  readonly name: string;
  readonly nickname: string;
  readonly project: number;
  readonly password: StoredPassword;
  /** The password of the registration that waited for this address, and whether this one has the same. */
  readonly before: StoredPassword | null;
  readonly isSame: boolean;
  readonly caller: Caller;
}

/**
 * Writes the registration over one that waits for the same address. Where their passwords differ one of the two is of somebody
 * else, and nobody knows which: the account will have none, and its owner chooses one by mail.
 */
async function writePending(identity: Identity, tx: Statements, pending: Registration): Promise<void> {
  const { db, nowMs, random, terms, mail } = identity;
  const { address, name, nickname, project, password, before, isSame, caller } = pending;
  const now = nowMs();
  const code = newCode(random);
  const versions = await terms.current(project);
  const row = {
    id: newProfileId(random),
    email_norm: address.norm,
    email: address.email,
    pw_phc: password.phc,
    pw_pepper_kid: password.kid,
    name,
    nickname,
    lang: 'da',
    project,
    tou_version: versions.tou,
    pp_version: versions.pp,
    code_sha256: sha256(code),
    created_ip_trunc: truncateAddress(caller.address),
    created_at: new Date(now),
    expires_at: new Date(now + CODE_MINUTES.verifyAccount * 60_000),
  };
  await tx`
    insert into pending_registrations ${db(row)}
    on conflict (email_norm) do update set
      id = excluded.id, email = excluded.email, pw_phc = excluded.pw_phc, pw_pepper_kid = excluded.pw_pepper_kid,
      name = excluded.name, nickname = excluded.nickname, project = excluded.project, tou_version = excluded.tou_version,
      pp_version = excluded.pp_version, code_sha256 = excluded.code_sha256, tries = 0,
      created_ip_trunc = excluded.created_ip_trunc, created_at = excluded.created_at, expires_at = excluded.expires_at,
      is_contested = pending_registrations.expires_at > excluded.created_at and (
        pending_registrations.is_contested or not ${isSame}
        or pending_registrations.pw_phc is distinct from ${before?.phc ?? null}::text)`;
  await mail.enqueue(tx, { kind: 'verify', to: address.email, name, code, userId: row.id });
  await identity.audit(tx, { userId: null, event: 'registration', ok: true, caller });
}

/**
 * POST /v3/registration: nothing is an account until the code of its mail was used. Whether the address is taken is told by
 * XE3 (or by mail alone), after the same work.
 */
export function registration(app: FastifyInstance, identity: Identity): void {
  const { db, config, captcha, limits, hasher, mail, nowMs, callerOf } = identity;
  serveCall(app, 'registration', { summary: 'Register', body: Body }, async (sent, request) => {
    checkSite(config, sent);
    const caller = callerOf(request);
    const address = requireAddress(sent.email);
    const name = sent.name === undefined ? '' : requireName(sent.name);
    const nickname = requireNickname(sent.nickname ?? '');
    const password = requireNewPassword(sent.password, 'password', [address.email, name, nickname, config.namespace]);
    await enforceLimit(limits, LIMITS.registrationByAddress, caller.address);
    if (!captcha.isOff && !(await captcha.verify(sent.captcha))) throw callError('captchaMismatch');
    await enforceLimit(limits, LIMITS.registrationMails, address.norm);

    const before = await pendingByEmail(db, address.norm, nowMs());
    const { isRight: isSame } = await hasher.verify(password, before);
    const stored = await hasher.hash(password);
    const owner = await userByEmail(db, address.norm);
    if (owner !== null && !config.hidesTakenAddresses) throw callError('registrationDuplicate');
    await db.begin(async (tx) => {
      if (owner === null) {
        const { project } = sent;
        await writePending(identity, tx, { address, name, nickname, project, password: stored, before, isSame, caller });
      } else await mail.enqueue(tx, { kind: 'alreadyRegistered', to: owner.email!, name: owner.name, userId: owner.id });
    });
    return { r: DONE };
  });
}
