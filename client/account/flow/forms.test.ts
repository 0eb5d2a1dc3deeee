import type { MailLink } from '@stillingen/wire/account';
import { describe, expect, it } from 'vitest';
import { checkForm, type FieldFaults, type Fields, looksLikeEmail } from './forms.ts';
import type { FormName } from './state.ts';

const link: MailLink = { kind: 'newPassword', id: 'a'.repeat(26), code: 'c'.repeat(40) };
const NOTHING = { link: null, provider: null };
const passwords = { password: 'Aa_45678', passwordAgain: 'Aa_45678' };
const check = (form: FormName, fields: Fields, context = NOTHING as Parameters<typeof checkForm>[2]) =>
  checkForm(form, fields, context);

describe('a form', () => {
  it.each<[FormName, Fields, FieldFaults]>([
    ['login', {}, { email: 'field_required', password: 'field_required' }],
    ['login', { email: 'a..b@c.dk', password: '1234' }, { email: 'invalid_email', password: 'password_invalid' }],
    ['registration', { email: 'a@b.dk', ...passwords }, { accepts: 'field_required' }],
    ['registration', { email: 'a@b.dk', ...passwords, accepts: true, nickname: 'abc' }, { nickname: 'nickname_invalid' }],
    ['registration', { email: 'a@b.dk', ...passwords, passwordAgain: 'x', accepts: true }, { passwordAgain: 'passwords_differ' }],
    ['registration', { email: 'a@b.dk', password: 'Aa_4', accepts: true }, { password: 'password_too_short' }],
    ['registration', { email: 'a@b.dk', password: 'aa_45678', accepts: true }, { password: 'password_needs_uppercase' }],
    ['registration', { email: 'a@b.dk', password: 'AA_45678', accepts: true }, { password: 'password_needs_lowercase' }],
    ['registration', { email: 'a@b.dk', password: 'Aa145678', accepts: true }, { password: 'password_needs_special' }],
    ['registration', { email: 'a@b.dk', password: 'Aa_ 45678', accepts: true }, { password: 'password_no_spaces' }],
    ['forgottenPassword', { email: ' ' }, { email: 'field_required' }],
    ['newPassword', passwords, { link: 'code_expired' }],
    ['verification', {}, { link: 'code_expired' }],
    ['passwordChange', passwords, { oldPassword: 'field_required' }],
    ['profile', { email: 'x' }, { email: 'invalid_email' }],
    ['providerEmail', { email: 'a@b.dk' }, { link: 'code_expired' }],
  ])('[ACC-15][ACC-16][ACC-17][ACC-18][ACC-20] %s with %j is not sent: %j', (form, fields, faults) => {
    expect(check(form, fields)).toEqual({ ok: false, faults });
  });

  it('[ACC-15][VALID-06] a form sends trimmed and parsed fields', () => {
    expect(check('registration', { email: ' Anna@B.DK ', ...passwords, accepts: true, name: ' Anna ' })).toEqual({
      ok: true,
      job: { kind: 'registration', email: 'Anna@b.dk', password: 'Aa_45678', name: 'Anna', nickname: '_____', captcha: null },
    });
    expect(check('login', { email: 'a@b.photography', password: '12345' })).toMatchObject({ ok: true });
    expect(check('newPassword', passwords, { link, provider: null })).toMatchObject({
      ok: true,
      job: { kind: 'newPassword', link },
    });
    expect(check('profile', { name: 'Anna' })).toEqual({ ok: true, job: { kind: 'profile', name: 'Anna' } });
    expect(check('deleteAccount', {})).toEqual({ ok: true, job: { kind: 'deleteAccount' } });
  });

  it('[VALID-01] a form hints at an address by the simple form, and accepts all that the strict form accepts', () => {
    expect(['a@b.dk', 'a..b@c.dk', 'a@b.photography', 'a@b', 'a b@c.dk'].map(looksLikeEmail)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
