import type { Identity } from './context.ts';
import { deviceName } from './sessions/device-name.ts';
import { shortAddress } from './sessions/short-address.ts';

/** Writes what happened to an account; never a mail address, nor anything that was sent. */
export const createAudit =
  (nowMs: () => number): Identity['audit'] =>
  async (tx, { userId, event, ok, caller, detail }) => {
    await tx`
      insert into audit (at, user_id, event, ok, ip_trunc, ua_family, detail)
      values (${new Date(nowMs())}, ${userId}, ${event}, ${ok}, ${shortAddress(caller.address)}, ${deviceName(caller.userAgent)},
        ${detail === undefined ? null : JSON.stringify(detail)}::text::json)`;
  };
