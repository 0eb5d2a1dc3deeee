import { type CallName, SERVER_CODES, type ServerCode } from '@stillingen/wire/account';
import { describe, expect, it } from 'vitest';
import { clientError, endsSession, ERROR_CODES, isPassing, messageKeyOf, serverError, termsTypeOf, v5Error } from './errors.ts';

describe('an error of the server', () => {
  it.each<[ServerCode, number, string, string]>([
    ['XE1', 1001, 'Wrong email or password!', '[AERR-03][AERR-18][AERR-26]'],
    ['XE0', 1007, 'Does not found success response.', '[AERR-02][AERR-24][AERR-27]'],
    ['XE4', 1002, 'Registration not confirmed!', '[AERR-06][AERR-19][AERR-28]'],
    ['XE11', 1003, 'Data sent to LSID are invalid!', '[AERR-13][AERR-20][AERR-29]'],
    ['XE5', 1004, 'Verification failed!', '[AERR-07][AERR-21][AERR-30]'],
    ['XE2', 1005, 'Invalid captcha!', '[AERR-04][AERR-22][AERR-31]'],
    ['XE3', 1006, 'User already exists!', '[AERR-05][AERR-23][AERR-32]'],
    ['XE12', 1012, 'Marketing statement needed!', '[AERR-14][AERR-25]'],
  ])('%s is the client error %i, "%s" unless the operator gave other words %s', (serverCode, code, message) => {
    expect(serverError(serverCode, {}, {})).toMatchObject({ space: 'client', code, serverCode, message });
  });

  it.each(['XE6', 'XE7', 'XE9', 'XE10', 'XE13', 'XE99'])(
    '[AERR-34][AERR-35] %s is not handled: a technical error with a text of its own',
    (serverCode) => {
      expect(serverError(serverCode as ServerCode, {}, {})).toMatchObject({
        code: ERROR_CODES.technical,
        serverCode,
        message: `Error code ${serverCode} is not handled.`,
      });
    },
  );

  it.each([
    [100, 1003, '[AERR-37]'],
    [101, 1003, '[AERR-37]'],
    [120, 1005, '[AERR-38]'],
    [150, 1004, '[AERR-39]'],
    [190, 1007, '[AERR-40]'],
    [4711, 1007, '[AERR-40]'],
  ])('an error of the server of a v5 call, %i, is the client error %i %s', (serverCode, code) => {
    expect(v5Error(serverCode, {}, {})).toMatchObject({ space: 'client', code, serverCode });
  });
});

describe('the meaning of an error', () => {
  it('[AERR-17] an error that is none of the server has a default text', () => {
    expect(clientError(ERROR_CODES.internal, {})).toMatchObject({ code: 1000, message: 'Internal error!' });
  });

  it('[AERR-36] an error has the text of the project where the project has one', () => {
    expect(serverError('XE1', { 1001: 'Nej' }, {}).message).toBe('Nej');
    expect(serverError('XE6', { 1007: 'Teknisk' }, {}).message).toBe('Teknisk');
  });

  it.each<[ServerCode, CallName, string]>([
    ['XE1', 'login', 'login_failed'],
    ['XE4', 'login', 'account_not_verified'],
    ['XE2', 'registration', 'robot_confirmation'],
    ['XE3', 'registration', 'email_used'],
    ['XE11', 'registration', 'server_error'],
    ['XE0', 'login', 'server_error'],
    ['XE5', 'verification', 'code_expired'],
    ['XE6', 'loginUsingProvider', 'provider_not_supported'],
    ['XE7', 'loginUsingProvider', 'provider_needs_email'],
    ['XE9', 'loginUsingProvider', 'technical_error'],
    ['XE10', 'loginUsingProvider', 'connection_already_used'],
    ['XE13', 'login', 'too_many_attempts'],
  ])(
    '[AERR-50][AERR-51][AERR-53][AERR-54][AERR-55] the text of an error for a visitor: %s of %s is the text %s',
    (code, name, key) => {
      expect(messageKeyOf(serverError(code, {}, {}), { name })).toBe(key);
    },
  );

  it('[AERR-52] a wrong old password has its own text, a wrong code another', () => {
    const error = serverError('XE5', {}, {});
    expect(messageKeyOf(error, { name: 'passwordChange', byPassword: true })).toBe('password_invalid');
    expect(messageKeyOf(error, { name: 'passwordChange', byPassword: false })).toBe('code_expired');
  });
});

describe('what follows from an error', () => {
  it('[ACC-46] only the login mismatch of the client ends a session, not the detail code of the same number', () => {
    const ending = Object.values(SERVER_CODES).filter((code) => endsSession(serverError(code, {}, {})));
    expect(ending).toEqual(['XE1']);
    expect(endsSession({ space: 'api', status: 401, code: 1001, message: '', retryAfterS: null })).toBe(false);
    expect(endsSession({ space: 'terms', terms: [{ code: 1001, type: 'pp', version: '1', url: '' }], message: '' })).toBe(false);
  });

  it('[AERR-41][AERR-42] detail codes 1001 and 1002 name a document', () => {
    expect([1001, 1002, 1003, 1006].map(termsTypeOf)).toEqual(['pp', 'tou', null, null]);
  });

  it('a call that is refused for its content is not retried', () => {
    const api = (status: number) => isPassing({ space: 'api', status, code: null, message: '', retryAfterS: null });
    expect([500, 503, 429, 408].map(api)).toEqual([true, true, true, true]);
    expect([400, 404, 413].map(api)).toEqual([false, false, false]);
    expect(isPassing(clientError(ERROR_CODES.technical, {}))).toBe(true);
    expect(isPassing(clientError(ERROR_CODES.invalidData, {}))).toBe(false);
  });
});
