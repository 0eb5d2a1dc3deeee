import { isFolder, isSmtpUrl, matching, onOff, ONE_LINE, type Setting, wholeNumber } from './setting.ts';

export const OPERATOR_SETTINGS = {
  operatorName: {
    name: 'OPERATOR_NAME',
    fallback: '',
    allowed: 'a text of one line, or empty',
    meaning: 'the operator of the site, as its terms and privacy policy name them; set it before accounts are offered to others',
    parse: matching(ONE_LINE),
  },
  operatorAddress: {
    name: 'OPERATOR_ADDRESS',
    fallback: '',
    allowed: 'a text of one line, or empty',
    meaning: 'the postal address of the operator, and a company number if there is one',
    parse: matching(ONE_LINE),
  },
  operatorEmail: {
    name: 'OPERATOR_EMAIL',
    fallback: '',
    allowed: 'an address of mail, or empty',
    meaning: 'where visitors write to about the site and about their personal data',
    parse: matching(/^(?:[^\s@]+@[^\s@]+)?$/),
  },
  operatorCvr: {
    name: 'OPERATOR_CVR',
    fallback: '',
    allowed: '8 digits, or empty',
    meaning: 'the Danish company number of the operator, which /om/ names with the name, address and mail above',
    parse: matching(/^(?:\d{8})?$/),
  },
  termsDir: {
    name: 'TERMS_DIR',
    fallback: '',
    allowed: 'a folder of files such as tou-2026-11.md and pp-2026-11.md, or empty for the documents of the project',
    meaning: 'your own terms of use and privacy policies; a new version is a new file, and an accepted version never changes',
    parse: (text: string) => (text === '' || isFolder(text) ? text : null),
  },
  marketingConsent: {
    name: 'MARKETING_CONSENT',
    fallback: 'on',
    allowed: 'on, or off',
    meaning: 'on: users are asked whether the operator may send them news; off: no such question',
    parse: onOff,
  },
  smtpUrl: {
    name: 'SMTP_URL',
    fallback: '',
    allowed: 'smtp://user:password@host:587 or smtps://..., or empty for none',
    meaning:
      'the mail server for mails of accounts; with a password only over TLS; if empty, mails are written to the folder mail of DATA_DIR and are not delivered',
    parse: (text: string) => (text === '' || isSmtpUrl(text) ? text : null),
    isSecret: true,
  },
  mailFrom: {
    name: 'MAIL_FROM',
    fallback: '',
    allowed: 'an address such as post@example.dk or Stillingen <post@example.dk>, or empty for noreply at the host of SITE_URL',
    meaning: 'the sender of mails of accounts; required with SMTP_URL',
    parse: matching(/^(?:(?:[\p{L}\d .-]{1,60} <[^\s<>@,;:"]+@[\w.-]+>)|(?:[^\s<>@,;:"]+@[\w.-]+))?$/u),
  },
  mailPerMinute: {
    name: 'MAIL_PER_MINUTE',
    fallback: '120',
    allowed: 'a number from 1 to 100000',
    meaning: 'the most mails that are sent per minute; others wait',
    parse: wholeNumber(1, 100_000),
  },
} as const satisfies Record<string, Setting<unknown>>;
