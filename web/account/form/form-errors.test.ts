import type { AccountError, MessageKey } from '@stillingen/client/account';
import { describe, expect, it } from 'vitest';
import { faultTexts, flowErrorText } from './form-errors.ts';

const error = (change: object = {}): AccountError => ({
  space: 'client',
  code: 1007,
  message: 'Does not found success response.',
  serverCode: null,
  isUnreachable: false,
  retryAfterS: null,
  field: null,
  ...change,
});
const text = (message: MessageKey, change: object = {}) => flowErrorText({ error: error(change), message }, 'registration');

describe('the text of a failed call', () => {
  it.each<[string, MessageKey, object, object]>([
    ['[AERR-50]', 'login_failed', {}, { text: 'Forkert e-mail eller adgangskode.' }],
    ['[AERR-51]', 'account_not_verified', {}, { text: 'Kontoen er ikke bekræftet. Tjek din indbakke.' }],
    ['[AERR-52]', 'password_invalid', {}, { field: 'oldPassword', text: 'Adgangskoden er forkert.' }],
    ['[AERR-53]', 'robot_confirmation', {}, { text: 'Bekræft, at du ikke er en robot.' }],
    ['[AERR-54]', 'email_used', {}, { field: 'email', text: 'E-mailadressen er allerede i brug.' }],
    ['[AERR-55]', 'server_error', {}, { text: 'Der opstod en serverfejl. Prøv igen senere.' }],
    [
      'without an answer',
      'server_error',
      { isUnreachable: true },
      { text: 'Der er ingen forbindelse til serveren. Prøv igen om lidt.' },
    ],
    [
      'a password that many have',
      'server_error',
      { code: 1003, field: 'newpassword' },
      { field: 'password', text: 'Adgangskoden er for almindelig.' },
    ],
    ['[AERR-15]', 'too_many_attempts', { retryAfterS: 90 }, { text: 'For mange forsøg. Prøv igen om 2 minutter.' }],
    ['[AERR-15] without a time', 'too_many_attempts', {}, { text: 'For mange forsøg. Prøv igen senere.' }],
  ])('%s: %s', (_rule, message, change, expected) => {
    expect(text(message, change)).toEqual(expected);
  });

  it('shows faults at their fields, and what a registration must accept', () => {
    expect(faultTexts({ email: 'invalid_email', accepts: 'field_required' }, 'registration')).toEqual({
      email: 'Indtast en gyldig e-mailadresse.',
      accepts: 'Acceptér vilkårene for at oprette en konto.',
    });
  });
});
