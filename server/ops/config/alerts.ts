import { createECDH } from 'node:crypto';
import { onOff, type Setting } from './setting.ts';

interface KeyPair {
  readonly publicKey: string;
  readonly privateKey: string;
}

const PAIR = /^([A-Za-z0-9_-]{87}) ([A-Za-z0-9_-]{43})$/;

/** Null for keys that are none or do not belong together. */
function keyPair(text: string): { readonly pair: KeyPair | null } | null {
  if (text === '') return { pair: null };
  const [, publicKey, privateKey] = PAIR.exec(text) ?? [];
  if (publicKey === undefined || privateKey === undefined) return null;
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  } catch {
    return null;
  }
  return curve.getPublicKey('base64url') === publicKey ? { pair: { publicKey, privateKey } } : null;
}

export const ALERTS_SETTINGS = {
  webPushKeys: {
    name: 'WEB_PUSH_KEYS',
    fallback: '',
    allowed: 'a public and a private key of P-256 as base64url with a space between, or empty for those of the database',
    meaning:
      'the VAPID keys by which push services know the site; if empty, they are created once and kept in the database; with other keys all browsers have to subscribe again',
    parse: keyPair,
    isSecret: true,
  },
  webPushLoopback: {
    name: 'WEB_PUSH_LOOPBACK',
    fallback: 'off',
    allowed: 'on, or off',
    meaning: 'on: push services may be on this machine, also over http; for tests alone',
    parse: onOff,
  },
  webhookLoopback: {
    name: 'WEBHOOK_LOOPBACK',
    fallback: 'off',
    allowed: 'on, or off',
    meaning: 'on: webhooks may be received on this machine, also over http; else at public addresses over https alone',
    parse: onOff,
  },
} as const satisfies Record<string, Setting<unknown>>;
